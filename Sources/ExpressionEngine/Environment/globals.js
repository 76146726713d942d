// Names in the global scope of expressions.
//
// Names whose value depends on the property are getters. An assignment to one lasts for one run.

var plain = {
  $bm_sum: sum, $bm_sub: sub, $bm_mul: mul, $bm_div: div, $bm_mod: mod, $bm_neg: neg,
  $bm_isInstanceOfArray: isList, sum: sum, sub: sub, mul: mul, div: div, mod: mod, add: sum, neg: neg,
  clamp: clamp, length: length, normalize: normalize, dot: dot, cross: cross, lookAt: lookAt,
  radiansToDegrees: radiansToDegrees, degreesToRadians: degreesToRadians, radians_to_degrees: radiansToDegrees,
  degrees_to_radians: degreesToRadians, linear: linear, ease: ease, easeIn: easeIn, easeOut: easeOut,
  random: random, gaussRandom: gaussRandom, seedRandom: seedRandom, noise: noise, wiggle: wiggle,
  rgbToHsl: rgbToHsl, hslToRgb: hslToRgb, hexToRgb: hexToRgb, createPath: createPath, create_path: createPath,
  comp: compNamed,
  footage: footageNamed,
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
  thisProperty: function () {
    return C.property.kind === 't' ? layer(C.comp, C.layer).text.sourceText : new Property(C.property);
  },
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
