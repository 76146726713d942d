extension EnvironmentScript {
  /// What expressions find under a plain name.
  ///
  /// What depends on the property is computed when it is read, and may be overwritten for one run.
  static let globals = #"""
    var plain = {
      $bm_sum: sum, $bm_sub: sub, $bm_mul: mul, $bm_div: div, $bm_mod: mod, $bm_neg: neg,
      $bm_isInstanceOfArray: isList, sum: sum, sub: sub, mul: mul, div: div, mod: mod, add: sum, neg: neg,
      clamp: clamp, length: length, normalize: normalize, dot: dot, cross: cross, lookAt: lookAt,
      radiansToDegrees: radiansToDegrees, degreesToRadians: degreesToRadians, radians_to_degrees: radiansToDegrees,
      degrees_to_radians: degreesToRadians, linear: linear, ease: ease, easeIn: easeIn, easeOut: easeOut,
      random: random, gaussRandom: gaussRandom, seedRandom: seedRandom, noise: noise, wiggle: wiggle,
      rgbToHsl: rgbToHsl, hslToRgb: hslToRgb, hexToRgb: hexToRgb, createPath: createPath, create_path: createPath,
      comp: compNamed,
      $bm_transform: undefined,
      key: function (number) { return ownKey(C.property, number); },
      nearestKey: function (t) { return nearestKeyOf(C.property, t); },
      valueAtTime: function (t) { return plainValue(C.property, +t); },
      velocityAtTime: function (t) { return velocityAt(C.property, +t); },
      speedAtTime: function (t) { return speedAt(C.property, +t); },
      loopIn: function (type, count) { return loopIn(C.property, type, count, false); },
      loop_in: function (type, count) { return loopIn(C.property, type, count, false); },
      loopOut: function (type, count) { return loopOut(C.property, type, count, false); },
      loop_out: function (type, count) { return loopOut(C.property, type, count, false); },
      loopInDuration: function (type, seconds) { return loopIn(C.property, type, seconds, true); },
      loopOutDuration: function (type, seconds) { return loopOut(C.property, type, seconds, true); },
      smooth: function (width, samples, t) { return smoothed(C.property, width, samples, t); },
      propertyGroup: function (levels) { return groupAbove(C.property, levels); },
      framesToTime: function (frames, rate) { return frames / (rate || compData(C.comp).rate); },
      timeToFrames: function (t, rate) { return (t === undefined ? C.time : t) * (rate || compData(C.comp).rate); },
      posterizeTime: function (rate) {
        C.time = rate === 0 ? 0 : Math.floor(C.time * rate) / rate;
        global.value = plainValue(C.property, C.time);
      },
      points: function (t) { return vertices(C.property, 0, t); },
      inTangents: function (t) { return vertices(C.property, 2, t); },
      outTangents: function (t) { return vertices(C.property, 4, t); },
      isClosed: function () { return raw(C.id, C.time)[0] === 1; },
      pointOnPath: function (share, t) { return pointOn(C.property, share, t === undefined ? C.time : t); },
      tangentOnPath: function (share, t) { return vectorOn(C.property, share, t === undefined ? C.time : t, false); },
      normalOnPath: function (share, t) { return vectorOn(C.property, share, t === undefined ? C.time : t, true); },
      console: { log: function () {}, warn: function () {}, error: function () {} }
    };
    Object.keys(plain).forEach(function (name) { define(global, name, plain[name]); });

    var dependent = {
      time: function () { return C.time; },
      value: function () {
        if (C.property.kind === 't') return ask(7, C.comp, C.layer, C.time);
        return plainValue(C.property, C.time);
      },
      velocity: function () { return velocityAt(C.property, C.now); },
      speed: function () { return speedAt(C.property, C.now); },
      numKeys: function () { return keyTimes(C.property).length; },
      thisLayer: function () { return layer(C.comp, C.layer); },
      thisComp: function () { return comp(C.comp); },
      thisProperty: function () { return new Property(C.property); },
      propertyIndex: function () { return C.property.index; },
      name: function () { return layer(C.comp, C.layer).name; },
      $bm_transform: function () { return layer(C.comp, C.layer).transform; }
    };
    ['index', 'inPoint', 'outPoint', 'startTime', 'width', 'height', 'parent', 'hasParent', 'active', 'source', 'effect',
      'content', 'mask', 'text', 'transform', 'anchorPoint', 'position', 'scale', 'rotation', 'opacity', 'toWorld',
      'toComp', 'fromWorld', 'fromComp', 'toWorldVec', 'fromWorldVec', 'toCompVec', 'fromCompVec', 'fromCompToSurface',
      'sourceRectAtTime', 'sampleImage']
      .forEach(function (key) {
        dependent[key] = function () { return layer(C.comp, C.layer)[key]; };
      });
    Object.keys(dependent).forEach(function (name) {
      var compute = dependent[name];
      Object.defineProperty(global, name, {
        get: function () {
          if (!C) return undefined;
          return C.own !== null && name in C.own ? C.own[name] : compute();
        },
        set: function (value) {
          if (!C) return;
          if (name === 'time') C.time = value; else (C.own || (C.own = Object.create(null)))[name] = value;
        },
        enumerable: false, configurable: false
      });
    });
    """#

  /// What runs an expression, and brings its result to numbers or a text.
  static let run = #"""
    var functions = [];
    function coordinates(list, i) { return [+list[i][0], +list[i][1]]; }
    function pathResult(value) {
      var result = [value.c ? 1 : 0];
      for (var i = 0; i < value.v.length; i++) {
        step();
        var v = coordinates(value.v, i);
        var incoming = value.i && value.i[i] ? coordinates(value.i, i) : v;
        var outgoing = value.o && value.o[i] ? coordinates(value.o, i) : v;
        result.push(v[0], v[1], incoming[0], incoming[1], outgoing[0], outgoing[1]);
      }
      return result;
    }
    /// Numbers that are missing or none are NaN, which leaves that dimension as it was.
    function result(value, kind, now) {
      if (value === undefined || value === null) throw new Error('it has no result');
      if (value instanceof Property) value = currentValue(value.$p);
      if (value instanceof Path) return pathNumbers(value.$p, value.$time);
      if (kind === 't') return String(value instanceof String ? value.valueOf() : value);
      if (kind === 'p') {
        if (value.v && value.v.length !== undefined) return pathResult(value);
        throw new Error('its result is no path');
      }
      if (typeof value === 'function') throw new Error('its result is a group of properties');
      if (kind !== 'v') return [Number(value)];
      var list = [];
      for (var i = 0; i < Math.min(value.length || 0, longest); i++) list.push(Number(value[i]));
      return list;
    }
    /// Keeps a compiled expression, or runs one: number of the expression, property, composition, layer, time.
    return function (made, number, id, compNumber, layerNumber, time) {
      if (made) { functions[number] = made(evaluate); return; }
      var outer = C, seed = randomState, own = properties[id] || known(id, compNumber, layerNumber), kind = own.kind;
      C = { id: id, comp: compNumber, layer: layerNumber, now: time, time: time, own: null, property: own };
      randomState = null;
      try {
        var value = functions[number].call(new Property(own));
        return kind === 'n' && typeof value === 'number' ? [value] : result(value, kind, time);
      } finally {
        C = outer;
        randomState = seed;
      }
    };
    /// The property, with its groups around it.
    function known(id, compNumber, layerNumber) {
      if (properties[id]) return properties[id];
      var node = layer(compNumber, layerNumber), data = layerData(compNumber, layerNumber);
      node.transform; node.content; node.effect; node.mask;
      if (properties[id]) return properties[id];
      var other = data.other[id];
      return properties[id] = {
        id: id, kind: other ? other[1] : 'n', comp: compNumber, layer: layerNumber, up: { node: node },
        name: other ? other[0] : '', index: 0
      };
    }
    """#
}
