// Values of properties: numbers and lists that keep their property, and paths.
//
// `raw` is the value of the keyframes. As in lottie-web, functions of another time return it too.

var properties = [];
function raw(id, time) { return ask(1, id, time, 0); }
// The present time in the composition of a property, in seconds.
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

// The value at the present time, by the expression of the property.
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
// The value of the keyframes at a time, in seconds.
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

// A path as numbers: 1 if it is closed, then vertex, incoming and outgoing control point of each knot.
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
