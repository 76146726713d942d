extension EnvironmentScript {
  /// Values of properties: numbers and lists that know the property they come from, and paths.
  ///
  /// `raw` is what the keyframes give, which is also what the functions of other times answer, as in lottie-web.
  static let values = #"""
    var properties = [];
    function raw(id, time) { return ask(1, id, time, 0); }
    /// The time of a property's own composition, in seconds.
    function timeOf(property) {
      return property.comp === C.comp ? C.now : ask(11, C.now, C.comp, property.comp);
    }
    var shared = {
      valueAtTime: function (t) { return plainValue(this.$p, +t); },
      velocityAtTime: function (t) { return velocityAt(this.$p, +t); },
      speedAtTime: function (t) { return speedAt(this.$p, +t); },
      key: function (number) { return valueKey(this.$p, number); },
      nearestKey: function (t) { return nearestKeyOf(this.$p, t); },
      loopIn: function (type, count) { return loopIn(this.$p, type, count, false); },
      loopOut: function (type, count) { return loopOut(this.$p, type, count, false); },
      loopInDuration: function (type, seconds) { return loopIn(this.$p, type, seconds, true); },
      loopOutDuration: function (type, seconds) { return loopOut(this.$p, type, seconds, true); },
      smooth: function (width, samples, t) { return smoothed(this.$p, width, samples, t); },
      wiggle: function () { return wiggle.apply(null, arguments); },
      propertyGroup: function (levels) { return groupAbove(this.$p, levels); },
      points: function (t) { return vertices(this.$p, 0, t); },
      inTangents: function (t) { return vertices(this.$p, 2, t); },
      outTangents: function (t) { return vertices(this.$p, 4, t); },
      isClosed: function () { return ask(1, this.$p.id, timeOf(this.$p), 1)[0] === 1; },
      pointOnPath: function (share, t) { return pointOn(this.$p, share, t); },
      tangentOnPath: function (share, t) { return vectorOn(this.$p, share, t, false); },
      normalOnPath: function (share, t) { return vectorOn(this.$p, share, t, true); },
      getValueAtTime: function (t) { return plainValue(this.$p, +t); },
      getVelocityAtTime: function (t) { return velocityAt(this.$p, +t); }
    };
    var sharedGetters = {
      velocity: function () { return velocityAt(this.$p, timeOf(this.$p)); },
      speed: function () { return speedAt(this.$p, timeOf(this.$p)); },
      numKeys: function () { return keyTimes(this.$p).length; },
      propertyIndex: function () { return this.$p.index; },
      _name: function () { return this.$p.name; },
      name: function () { return this.$p.name; }
    };
    function prototype(base, value) {
      var result = Object.create(base);
      Object.keys(shared).forEach(function (name) { define(result, name, shared[name]); });
      Object.keys(sharedGetters).forEach(function (name) { getter(result, name, sharedGetters[name]); });
      getter(result, 'value', value);
      return result;
    }
    var numberPrototype = prototype(Number.prototype, function () { return +this; });
    var listPrototype = prototype(Array.prototype, function () { return this.slice(0); });
    var pathPrototype = prototype(Object.prototype, function () { return this; });
    var propertyPrototype = prototype(Object.prototype, function () { return currentValue(this.$p); });
    define(propertyPrototype, 'valueOf', function () { return currentValue(this.$p); });

    function Path(property, time) { this.$p = property; this.$time = time; }
    Path.prototype = pathPrototype;
    function Property(property) { this.$p = property; }
    Property.prototype = propertyPrototype;

    /// The value at the present time, by the property's own expression.
    function currentValue(property) {
      var value;
      if (property.kind === 'p') return new Path(property, undefined);
      value = ask(1, property.id, timeOf(property), 1);
      if (property.kind === 'l') return layerIndexed(property.comp, value);
      if (property.kind === 'n') {
        value = new Number(value);
        Object.setPrototypeOf(value, numberPrototype);
        define(value, '$p', property);
      } else if (property.kind === 'v') {
        Object.setPrototypeOf(value, listPrototype);
        define(value, '$p', property);
      }
      return value;
    }
    /// The value of the keyframes at a time.
    function plainValue(property, time) {
      return property.kind === 'p' ? new Path(property, time) : raw(property.id, time);
    }
    function velocityAt(property, time) {
      if (property.kind === 'p') return 0;
      var a = raw(property.id, time), b = raw(property.id, time - 0.001);
      return isList(a) ? a.map(function (x, i) { return (b[i] - x) / -0.001; }) : (b - a) / -0.001;
    }
    function speedAt(property, time) {
      var a = raw(property.id, time), b = raw(property.id, time - 0.01);
      return isList(a) ? length(a, b) * 100 : 0;
    }
    function smoothed(property, width, samples, t) {
      width = (width || 0.4) / 2;
      samples = Math.min(Math.floor(samples || 5), 1000);
      t = t === undefined ? C.time : t;
      if (samples <= 1 || property.kind === 'p') return plainValue(property, t);
      var total = null;
      for (var i = 0; i < samples; i++) {
        step();
        var value = raw(property.id, t - width + i * 2 * width / (samples - 1));
        total = total === null ? value : isList(value) ? combined(total, value, plus) : total + value;
      }
      return div(total, samples);
    }

    /// A path as numbers: 1 if it is closed, then vertex, incoming and outgoing control point of each knot.
    function pathNumbers(property, time) {
      return time === undefined ? ask(1, property.id, timeOf(property), 1) : raw(property.id, +time);
    }
    function vertices(property, place, time) {
      var numbers = pathNumbers(property, time), result = [];
      for (var i = 1; i + 5 < numbers.length; i += 6) {
        var x = numbers[i + place], y = numbers[i + place + 1];
        result.push(place ? [x - numbers[i], y - numbers[i + 1]] : [x, y]);
      }
      return result;
    }
    function pointOn(property, share, time) {
      return time === undefined
        ? ask(10, property.id, timeOf(property), 1, +share) : ask(10, property.id, +time, 0, +share);
    }
    function vectorOn(property, share, time, isNormal) {
      share = share == 1 ? (pathNumbers(property, time)[0] ? 0 : 0.999) : +share;
      var a = pointOn(property, share, time), b = pointOn(property, share + 0.001, time);
      var x = b[0] - a[0], y = b[1] - a[1], size = Math.sqrt(x * x + y * y);
      if (size === 0) return [0, 0];
      return isNormal ? [-y / size, x / size] : [x / size, y / size];
    }
    function createPath(points, incoming, outgoing, isClosed) {
      points = points || [[0, 0], [100, 0], [100, 100], [0, 100]];
      function shifted(tangents) {
        return points.map(function (point, i) {
          var tangent = tangents && tangents[i] || [0, 0];
          return [point[0] + tangent[0], point[1] + tangent[1]];
        });
      }
      return { v: points, i: shifted(incoming), o: shifted(outgoing), c: isClosed !== false };
    }
    """#

  /// Keyframes, and what repeats them.
  static let keys = #"""
    function keyTimes(property) {
      if (!property.times) property.times = ask(2, property.id);
      return property.times;
    }
    function keyAt(property, number) {
      var times = keyTimes(property);
      number = Math.floor(+number);
      if (!(number >= 1 && number <= times.length)) {
        throw new Error('The property has no keyframe at index ' + number);
      }
      var lists = property.lists || (property.lists = []), list = lists[number];
      if (!list) {
        list = ask(3, property.id, number - 1);
        lists[number] = list = isList(list) ? list : [list];
      }
      // Expressions may change what they are given.
      return { index: number, time: times[number - 1], list: list.length === 1 ? [list[0]] : list.slice(0) };
    }
    /// The key of a value, whose own value is a number where the property has one dimension.
    function valueKey(property, number) {
      if (!keyTimes(property).length) return 0;
      var key = keyAt(property, number);
      var result = property.kind === 'n' ? new Number(key.list[0]) : key.list.slice(0);
      result.time = key.time;
      result.index = key.index;
      result.value = property.kind === 'n' ? key.list[0] : key.list;
      return result;
    }
    /// The key of the property itself, whose value is always a list, as in lottie-web.
    function ownKey(property, number) {
      var key = keyAt(property, number);
      var result = { index: key.index, time: key.time, value: key.list };
      for (var i = 0, list = key.list; i < list.length; i++) result[i] = list[i];
      return result;
    }
    function nearestKeyOf(property, time) {
      var times = keyTimes(property), best = 0, least = Infinity;
      if (!times.length) return { index: 0, time: 0 };
      for (var i = 0; i < times.length; i++) {
        var distance = times[i] < time ? time - times[i] : times[i] - time;
        if (distance < least) { best = i; least = distance; }
      }
      return { index: best + 1, time: times[best] };
    }
    """#

  /// What goes on before the first and after the last keyframe.
  static let loops = #"""
    /// The keyframes between which a loop runs, in seconds: the last ones for the end, the first ones for the start.
    function loopRange(property, amount, isDuration, isOut) {
      var times = keyTimes(property), last = times.length - 1;
      var first = times[0], end = times[last];
      amount = +amount || 0;
      if (!isDuration) {
        amount = !amount || amount > last ? last : Math.max(1, Math.floor(amount));
        return isOut ? [times[last - amount], end] : [first, times[amount]];
      }
      var layer = layerData(property.comp, property.layer);
      if (isOut) return [amount ? end - Math.abs(end - amount) : Math.min(end, layer.ip), end];
      return [first, amount ? first + Math.abs(amount) : Math.max(first, layer.op)];
    }
    function shiftedBy(value, from, to, count) {
      if (!isList(value)) return value + (to - from) * count;
      return value.map(function (x, i) { return x + (to[i] - from[i]) * count; });
    }
    function looped(property, type, amount, isDuration, isOut) {
      var now = timeOf(property), times = keyTimes(property);
      type = type ? String(type).toLowerCase() : '';
      var edge = isOut ? times[times.length - 1] : times[0];
      if (times.length < 2 || (isOut ? now <= edge : now >= edge)) return plainValue(property, now);
      var range = loopRange(property, amount, isDuration, isOut), start = range[0], end = range[1];
      var cycle = end - start, away = isOut ? now - start : start - now;
      if (type === 'continue' && property.kind !== 'p') return continued(property, edge, now, isOut);
      if (!(cycle > 0)) return plainValue(property, now);
      var rounds = Math.floor(away / cycle + 1e-9), rest = Math.max(0, away - rounds * cycle);
      var forward = isOut ? start + rest : end - rest;
      if (type === 'pingpong' && (isOut ? rounds % 2 !== 0 : rounds % 2 === 0)) {
        return plainValue(property, isOut ? end - rest : start + rest);
      }
      if (type === 'offset' && property.kind !== 'p') {
        return shiftedBy(raw(property.id, forward), raw(property.id, start), raw(property.id, end),
          isOut ? rounds : -(rounds + 1));
      }
      return plainValue(property, forward);
    }
    /// Goes on at the speed of the edge; lists go on by half a thousandth of a second, as in lottie-web.
    function continued(property, edge, now, isOut) {
      var rate = compData(property.comp).rate, small = 0.001 / rate;
      var value = raw(property.id, edge), beside = raw(property.id, isOut ? edge - small : edge + small);
      var frames = Math.abs(now - edge) * rate;
      if (!isList(value)) return value + (value - beside) * frames / 0.001;
      var factor = isOut ? frames / rate / 0.0005 : frames / 0.001;
      return value.map(function (x, i) { return x + (x - beside[i]) * factor; });
    }
    function loopOut(property, type, amount, isDuration) {
      return looped(property, type, amount, isDuration, true);
    }
    function loopIn(property, type, amount, isDuration) {
      return looped(property, type, amount, isDuration, false);
    }
    """#
}
