// swift-format-ignore-file
// Made by Tools/embed-texts; change the text files and run it again.

extension EmbeddedText {
  /// The content of each text file of the module ExpressionEngine, by its name.
  package static let expressionEngine: [String: String] = [
    "additions": ###"""
// Functions of later ECMAScript versions that Duktape lacks.

function addition(object, name, value) { if (!object[name]) define(object, name, value); }
addition(Array, 'from', function (list, map) {
  var result = [];
  if (list === null || list === undefined) throw new TypeError('Array.from needs a list');
  if (list.length >>> 0 > longest) throw new RangeError('a list is too long');
  for (var i = 0; i < list.length; i++) { step(); result.push(map ? map(list[i], i) : list[i]); }
  return result;
});
addition(Array, 'of', function () { return Array.prototype.slice.call(arguments); });
function found(list, test) {
  if (list.length >>> 0 > longest) throw new RangeError('a list is too long');
  for (var i = 0; i < list.length; i++) { step(); if (test(list[i], i, list)) return i; }
  return -1;
}
addition(Array.prototype, 'find', function (test) { return this[found(this, test)]; });
addition(Array.prototype, 'findIndex', function (test) { return found(this, test); });
addition(Array.prototype, 'includes', function (value) {
  return found(this, function (item) { return item === value || (item !== item && value !== value); }) >= 0;
});
addition(Array.prototype, 'fill', function (value, start, end) {
  var length = this.length >>> 0;
  if (length > longest) throw new RangeError('a list is too long');
  start = start === undefined ? 0 : start < 0 ? Math.max(0, length + start) : start;
  end = end === undefined ? length : end < 0 ? length + end : Math.min(length, end);
  for (var i = start; i < end; i++) { step(); this[i] = value; }
  return this;
});
addition(Array.prototype, 'flat', function () { return Array.prototype.concat.apply([], this); });
addition(Object, 'values', function (object) {
  return Object.keys(object).map(function (key) { return object[key]; });
});
addition(Object, 'entries', function (object) {
  return Object.keys(object).map(function (key) { return [key, object[key]]; });
});
function padding(text, length, filler) {
  filler = filler === undefined ? ' ' : String(filler);
  var missing = Math.min(length, longest) - text.length;
  if (!(missing > 0) || !filler) return '';
  return filler.repeat(Math.ceil(missing / filler.length)).slice(0, missing);
}
addition(String.prototype, 'padStart', function (length, filler) {
  return padding(this, length, filler) + this;
});
addition(String.prototype, 'padEnd', function (length, filler) {
  return this + padding(this, length, filler);
});
addition(String.prototype, 'replaceAll', function (from, to) { return this.split(from).join(to); });
addition(String.prototype, 'trimStart', function () { return this.replace(/^\s+/, ''); });
addition(String.prototype, 'trimEnd', function () { return this.replace(/\s+$/, ''); });

"""###,
    "bounds": ###"""
// Removes functions that would run uncounted or reach outside the sandbox, and counts the steps of native ones.
//
// A native function that walks a list costs the list's length, as a sparse list is short in memory and yet long.

var apply = Reflect.apply;
var longest = 100000;
delete Function.prototype.constructor;
['Function', 'Duktape', 'CBOR', 'TextEncoder', 'TextDecoder', 'performance', 'Proxy', 'Reflect',
  'Buffer', 'eval', 'globalThis'].forEach(function (name) { delete global[name]; });
function counted(native) {
  return function () {
    var count = this === null || this === undefined ? 0 : this.length >>> 0;
    for (var i = 0; i < arguments.length; i++) {
      var argument = arguments[i];
      if (argument && typeof argument === 'object') count += argument.length >>> 0;
    }
    if (count > longest) throw new RangeError('a list is too long');
    step(1 + count / 8);
    return apply(native, this, arguments);
  };
}
['concat', 'every', 'fill', 'filter', 'forEach', 'indexOf', 'join', 'lastIndexOf', 'map',
  'reduce', 'reduceRight', 'reverse', 'shift', 'slice', 'some', 'sort', 'splice', 'toString', 'toLocaleString',
  'unshift'].forEach(function (name) {
  var native = Array.prototype[name];
  if (native) define(Array.prototype, name, counted(native));
});
['charAt', 'concat', 'indexOf', 'lastIndexOf', 'localeCompare', 'repeat', 'slice', 'substr', 'substring', 'toLowerCase', 'toUpperCase', 'trim', 'includes', 'startsWith',
  'endsWith'].forEach(function (name) {
  var native = String.prototype[name];
  if (native) define(String.prototype, name, counted(native));
});
function define(object, name, value) {
  Object.defineProperty(object, name,
    { value: value, writable: true, enumerable: false, configurable: true });
}
function getter(object, name, get) {
  Object.defineProperty(object, name, { get: get, enumerable: false, configurable: true });
}
// Counts the names of an object before a for-in loop over them.
function named(object) {
  if (object !== null && typeof object === 'object') step(1 + Object.keys(object).length / 8);
  return object;
}
// The list of a for-of loop.
function listed(list) {
  if (typeof list === 'string') return list.split('');
  if (list === null || list === undefined) throw new TypeError('undefined is not iterable');
  return list;
}
function counting(name, value) { Object.defineProperty(global, name, { value: value }); }
counting('$xs_step', function () { step(); return true; });
counting('$xs_named', named);
counting('$xs_listed', listed);
counting('$xs_source', function (source) { return typeof source === 'string' ? ask(9, source) : source; });

"""###,
    "colors": ###"""
// Conversions of colors with four components, each 0...1.

function rgbToHsl(color) {
  var r = color[0], g = color[1], b = color[2], high = Math.max(r, g, b), low = Math.min(r, g, b);
  var h = 0, s = 0, l = (high + low) / 2, range = high - low;
  if (range > 0) {
    s = l > 0.5 ? range / (2 - high - low) : range / (high + low);
    h = high === r ? (g - b) / range + (g < b ? 6 : 0)
      : high === g ? (b - r) / range + 2 : (r - g) / range + 4;
  }
  return [h / 6, s, l, color[3] === undefined ? 1 : color[3]];
}
function hslToRgb(color) {
  var h = color[0], s = color[1], l = color[2];
  var q = l < 0.5 ? l * (1 + s) : l + s - l * s, p = 2 * l - q;
  function channel(t) {
    t = t < 0 ? t + 1 : t > 1 ? t - 1 : t;
    return t < 1 / 6 ? p + (q - p) * 6 * t : t < 1 / 2 ? q : t < 2 / 3 ? p + (q - p) * (2 / 3 - t) * 6 : p;
  }
  var rgb = s === 0 ? [l, l, l] : [channel(h + 1 / 3), channel(h), channel(h - 1 / 3)];
  return rgb.concat(color[3] === undefined ? 1 : color[3]);
}
function hexToRgb(text) {
  text = String(text).replace('#', '');
  return [0, 2, 4].map(function (i) { return parseInt(text.substr(i, 2), 16) / 255; }).concat(1);
}

"""###,
    "footage": ###"""
// Data files: their text, their values, and the outline by which After Effects names the members.

var footageTable = {};
function footage(number) {
  if (footageTable[number]) return footageTable[number];
  var text = ask(13, number);
  function node(name) { return name === 'Data' ? data : null; }
  function data(name) { return name === 'Outline' ? outline(node.sourceData, '') : null; }
  define(node, 'sourceText', text);
  lazy(node, 'sourceData', function () { return JSON.parse(text); });
  define(node, 'dataValue', function (path) {
    return path.reduce(function (value, key) {
      return Array.isArray(value) ? value[key] : value[Object.keys(value)[key]];
    }, node.sourceData);
  });
  footageTable[number] = node;
  return node;
}
function footageNamed(name) {
  var number = ask(14, String(name));
  return number >= 0 ? footage(number) : null;
}
// The members of a value; those of a list are named by its name and their index, such as `prices 0`.
function outline(value, own) {
  return function (name) {
    var key = String(name), index = key.indexOf(own) < 0 ? null : /\d+/.exec(key.slice(key.indexOf(own) + own.length));
    if (!Object.prototype.hasOwnProperty.call(value, key) && index) key = index[0];
    if (!Object.prototype.hasOwnProperty.call(value, key)) return '';
    var member = value[key];
    return typeof member === 'object' && member !== null ? outline(member, Array.isArray(value) ? own : key) : member;
  };
}

"""###,
    "globals": ###"""
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

"""###,
    "interpolation": ###"""
// Easing between two values, and random numbers.
//
// A random number depends only on the property and the frame, so that each run gives the same frames.

function mixed(a, b, share) {
  if (!isList(a)) return +a + (b - a) * share;
  var result = [];
  for (var i = 0; i < a.length; i++) result[i] = +a[i] + (b[i] - a[i]) * share;
  return result;
}
function linear(t, low, high, a, b) {
  if (a === undefined || b === undefined) return linear(t, 0, 1, low, high);
  if (high < low) { var other = high; high = low; low = other; }
  if (t <= low) return a;
  if (t >= high) return b;
  return mixed(a, b, high === low ? 0 : (t - low) / (high - low));
}
// The cubic Bezier timing curve, as a function from the fraction of the time to the progress, 0...1.
function curve(x1, y1, x2, y2) {
  function at(s, a, b) { return ((1 - 3 * b + 3 * a) * s + 3 * b - 6 * a) * s * s + 3 * a * s; }
  return function (x) {
    var low = 0, high = 1;
    for (var i = 0; i < 50; i++) {
      var middle = (low + high) / 2;
      if (at(middle, x1, x2) < x) low = middle; else high = middle;
    }
    return x <= 0 ? 0 : x >= 1 ? 1 : at((low + high) / 2, y1, y2);
  };
}
function eased(progress) {
  return function (t, low, high, a, b) {
    if (a === undefined) { a = low; b = high; } else { t = (t - low) / (high - low); }
    return mixed(a, b, progress(t > 1 ? 1 : t < 0 ? 0 : +t));
  };
}
var ease = eased(curve(0.33, 0, 0.667, 1));
var easeIn = eased(curve(0.333, 0, 0.833, 0.833));
var easeOut = eased(curve(0.167, 0.167, 0.667, 1));

var randomState = 1;
function mixBits(x) {
  x ^= x >>> 16; x = multiply(x, 0x7feb352d); x ^= x >>> 15; x = multiply(x, 0x846ca68b); x ^= x >>> 16;
  return x >>> 0;
}
function multiply(a, b) {
  return ((a & 0xffff) * b + (((a >>> 16) * (b & 0xffff) & 0xffff) << 16)) | 0;
}
function unit(bits) { return mixBits(bits | 0) / 4294967296; }
// Tells the host once that the property depends on random numbers.
var randomUsers = {};
function noteRandom() {
  if (randomUsers[C.id]) return;
  randomUsers[C.id] = true;
  ask(15, C.id);
}
function nextRandom() {
  noteRandom();
  // Seeded at the first use, as most expressions use none.
  if (randomState === null) seedFor(0, false);
  randomState = (randomState + 0x9e3779b9) | 0;
  return unit(randomState);
}
function seedFor(seed, timeless) {
  randomState = mixBits((C.id * 7919 + seed * 104729 + (timeless ? 0 : Math.round(C.now * 100000))) | 0);
}
function seedRandom(seed, timeless) { seedFor(Math.round(+seed || 0), timeless); }
function ranged(one, low, high) {
  if (low === undefined) return one();
  if (high === undefined) { high = low; low = isList(high) ? scaled(high, function () { return 0; }) : 0; }
  if (!isList(high) && !isList(low)) return +low + one() * (high - low);
  return scaled(high, function () { return 0; }).map(function (zero, i) {
    return +low[i] + one() * (high[i] - low[i]);
  });
}
function random(low, high) { return ranged(nextRandom, low, high); }
function gaussRandom(low, high) {
  return ranged(function () {
    var total = 0;
    for (var i = 0; i < 6; i++) total += nextRandom();
    return total / 6;
  }, low, high);
}
define(Math, 'random', nextRandom);
function smoothNoise(x, seed) {
  var base = Math.floor(x), share = x - base;
  function level(i) { return unit(multiply(i | 0, 0x27d4eb2d) + seed) * 2 - 1; }
  share = share * share * (3 - 2 * share);
  return level(base) * (1 - share) + level(base + 1) * share;
}
function noise(place) {
  noteRandom();
  if (!isList(place)) return smoothNoise(+place, 17);
  var seed = 17;
  for (var i = 1; i < place.length; i++) seed += Math.floor(place[i] * 16) * (31 + i);
  return smoothNoise(+place[0], seed);
}
function wiggle(frequency, amplitude, octaves, ratio, t) {
  noteRandom();
  octaves = Math.min(octaves || 1, 8);
  ratio = ratio === undefined ? 0.5 : ratio;
  t = t === undefined ? C.time : t;
  var base = raw(C.id, C.time);
  function one(value, dimension) {
    var total = 0, f = +frequency, a = +amplitude;
    for (var i = 0; i < octaves; i++) {
      total += smoothNoise(t * f, C.id * 613 + dimension * 71 + i * 13) * a;
      f *= 2; a *= ratio;
    }
    return +value + total;
  }
  return isList(base) ? base.map(one) : one(base, 0);
}

"""###,
    "keys": ###"""
// Keyframes of properties.

function keyTimes(property) {
  if (!property.times) property.times = ask(2, property.id);
  return property.times;
}
function keyAt(property, number) {
  var times = keyTimes(property);
  number = Math.floor(+number);
  if (!(number >= 1 && number <= times.length)) {
    throw new Error('the property has no keyframe at index ' + number);
  }
  var lists = property.lists || (property.lists = []), list = lists[number];
  if (!list) {
    list = ask(3, property.id, number - 1);
    lists[number] = list = isList(list) ? list : [list];
  }
  // A copy, as expressions may change it.
  return { index: number, time: times[number - 1], list: list.length === 1 ? [list[0]] : list.slice(0) };
}
// The keyframe of a value; of one dimension, it is a number.
function valueKey(property, number) {
  if (!keyTimes(property).length) return 0;
  var key = keyAt(property, number);
  var result = property.kind === 'n' ? new Number(key.list[0]) : key.list.slice(0);
  result.time = key.time;
  result.index = key.index;
  result.value = property.kind === 'n' ? key.list[0] : key.list;
  return result;
}
// The keyframe of the property itself. Its value is always a list, as in lottie-web.
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

"""###,
    "layers": ###"""
// Compositions and layers, each made at the first access.

var compositions = {}, layerTable = {};
function compData(number) {
  if (!compositions[number]) compositions[number] = JSON.parse(ask(5, number));
  return compositions[number];
}
function comp(number) {
  var data = compData(number);
  if (data.node) return data.node;
  function node(name) { return layerNamed(number, name); }
  data.node = node;
  ['layer', 'layers'].forEach(function (key) { define(node, key, node); });
  var members = {
    name: data.name, _name: data.name, width: data.width, height: data.height, pixelAspect: 1,
    frameDuration: 1 / data.rate, frameRate: data.rate, duration: data.duration, displayStartTime: 0,
    numLayers: data.layers.length, bgColor: [0, 0, 0, 1], marker: undefined
  };
  Object.keys(members).forEach(function (key) { define(node, key, members[key]); });
  return node;
}
function layerNamed(number, name) {
  if (typeof name === 'function' && name.$layer) return name;
  var list = compData(number).layers;
  for (var i = 0; i < list.length; i++) {
    if (list[i][0] == name || list[i][1] === +name) return layer(number, i);
  }
  return null;
}
function layerIndexed(number, index) {
  var list = compData(number).layers;
  for (var i = 0; i < list.length; i++) if (list[i][1] === +index) return layer(number, i);
  return null;
}
function layerData(number, index) {
  var key = number + ',' + index;
  if (!layerTable[key]) {
    layerTable[key] = JSON.parse(ask(4, number, index));
    layerTable[key].comp = number;
    layerTable[key].index = index;
  }
  return layerTable[key];
}
function layer(number, index) {
  var data = layerData(number, index);
  return data.node || makeLayer(data);
}
function makeLayer(data) {
  var place = {}, owner = data;
  function node(name) {
    switch (name) {
      case 2: case 'ADBE Root Vectors Group': case 'Contents': return node.content;
      case 1: case 6: case 'Transform': case 'transform': case 'ADBE Transform Group': return node.transform;
      case 4: case 'ADBE Effect Parade': case 'effects': case 'Effects': return node.effect;
      case 'ADBE Text Properties': case 'Text': return node.text;
      case 'ADBE Mask Parade': case 'Masks': return node.mask;
      case 'Data': return node.source ? node.source('Data') : null;
    }
    return name instanceof Number ? node(+name) : undefined;
  }
  data.node = node;
  describe(node, { n: data.n, m: data.m, x: data.i }, place);
  define(node, '$layer', data);
  define(node, 'index', data.i);
  var members = {
    active: true, enabled: true, inPoint: data.ip, outPoint: data.op, startTime: data.st, width: data.w,
    height: data.h, hasParent: data.par >= 0, threeDLayer: data.td, stretch: 100
  };
  Object.keys(members).forEach(function (key) { define(node, key, members[key]); });
  lazy(node, 'transform', function () { return leaf(data.tr, owner, place); });
  lazy(node, 'content', function () { return data.sh ? contents(data.sh, owner, place, 2) : undefined; });
  lazy(node, 'effect', function () { return effects(data.ef, owner, place, 4); });
  lazy(node, 'effects', function () { return node.effect; });
  lazy(node, 'mask', function () { return contents(data.mk, owner, place, 3); });
  lazy(node, 'text', function () { return textOf(data); });
  lazy(node, 'source', function () { return data.dt >= 0 ? footage(data.dt) : undefined; });
  ['anchorPoint', 'position', 'scale', 'rotation', 'opacity', 'xRotation', 'yRotation', 'orientation']
    .forEach(function (key) { getter(node, key, function () { return node.transform[key]; }); });
  getter(node, 'anchor_point', function () { return node.transform.anchorPoint; });
  getter(node, 'parent', function () { return data.par >= 0 ? layer(data.comp, data.par) : null; });
  addSpaces(node, data);
  define(node, 'sourceRectAtTime', function (t) {
    var rect = ask(12, data.comp, data.index, t === undefined ? layerTime(data) : +t);
    return { top: rect[0], left: rect[1], width: rect[2], height: rect[3] };
  });
  return node;
}
function lazy(node, key, make) {
  getter(node, key, function () {
    var value = make();
    define(node, key, value);
    return value;
  });
}
function layerTime(data) { return data.comp === C.comp ? C.now : ask(11, C.now, C.comp, data.comp); }

// Adds the functions that convert points between a layer and its composition.
function addSpaces(node, data) {
  function matrix(t) { return ask(6, data.comp, data.index, t === undefined ? layerTime(data) : +t); }
  function moved(m, point, w) {
    var x = +point[0], y = +point[1], z = +(point[2] || 0);
    var result = [0, 1, 2].map(function (i) { return m[i] * x + m[i + 4] * y + m[i + 8] * z + m[i + 12] * w; });
    return point.length > 2 ? result : result.slice(0, 2);
  }
  function outward(w) {
    return function (point, t) { return moved(matrix(t), point, w); };
  }
  function inward(w) {
    return function (point, t) { return moved(inverted(matrix(t)), point, w); };
  }
  ['toWorld', 'toComp'].forEach(function (key) { define(node, key, outward(1)); });
  ['toWorldVec', 'toCompVec'].forEach(function (key) { define(node, key, outward(0)); });
  ['fromWorld', 'fromComp', 'fromCompToSurface'].forEach(function (key) { define(node, key, inward(1)); });
  ['fromWorldVec', 'fromCompVec'].forEach(function (key) { define(node, key, inward(0)); });
  define(node, 'sampleImage', function () { return [1, 1, 1, 1]; });
}
// The inverse of a matrix with the last row 0, 0, 0, 1; all zeros if it is singular.
function inverted(m) {
  var a = m[0], b = m[1], c = m[2], d = m[4], e = m[5], f = m[6], g = m[8], h = m[9], k = m[10];
  var determinant = a * (e * k - f * h) - d * (b * k - c * h) + g * (b * f - c * e);
  if (!determinant) return scaled(m, function () { return 0; });
  var r = [
    e * k - f * h, c * h - b * k, b * f - c * e, 0, f * g - d * k, a * k - c * g, c * d - a * f, 0,
    d * h - e * g, b * g - a * h, a * e - b * d, 0, 0, 0, 0, 1
  ].map(function (x, i) { return i < 12 ? x / determinant : x; });
  for (var i = 0; i < 3; i++) r[i + 12] = -(r[i] * m[12] + r[i + 4] * m[13] + r[i + 8] * m[14]);
  return r;
}
function compNamed(name) {
  var number = ask(8, String(name));
  return number >= 0 ? comp(number) : null;
}

"""###,
    "loops": ###"""
// Loops before the first and after the last keyframe.

// The first and last time of the looped segment, in seconds: of the last keyframes for `loopOut`, else of the first.
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
// Extrapolates at the speed of the first or last keyframe. As in lottie-web, lists use steps of 0.5 ms.
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

"""###,
    "nodes": ###"""
// Groups of properties (shapes, transforms, effects), as functions of a name or number.
//
// `names` lists the properties of each kind: After Effects' index, then further names.

var names = {
  transform: {
    anchorPoint: [1, 'Anchor Point', 'AnchorPoint', 'ADBE AnchorPoint', 'ADBE Anchor Point'],
    position: [2, 'Position', 'ADBE Position'], xPosition: [3, 'X Position', 'ADBE Position_0'],
    yPosition: [4, 'Y Position', 'ADBE Position_1'], zPosition: [5, 'Z Position', 'ADBE Position_2'],
    scale: [6, 'Scale', 'ADBE Scale'], orientation: [7, 'Orientation', 'ADBE Orientation'],
    xRotation: [8, 'X Rotation', 'ADBE Rotate X'], yRotation: [9, 'Y Rotation', 'ADBE Rotate Y'],
    rotation: [10, 'Rotation', 'Z Rotation', 'zRotation', 'ADBE Rotation', 'ADBE Rotate Z'],
    opacity: [11, 'Opacity', 'ADBE Opacity'], skew: [0, 'Skew'], skewAxis: [0, 'Skew Axis']
  },
  groupTransform: {
    anchorPoint: [1, 'Anchor Point', 'ADBE Vector Anchor'], position: [2, 'Position', 'ADBE Vector Position'],
    scale: [3, 'Scale', 'ADBE Vector Scale'], skew: [4, 'Skew', 'ADBE Vector Skew'],
    skewAxis: [5, 'Skew Axis', 'ADBE Vector Skew Axis'], rotation: [6, 'Rotation', 'ADBE Vector Rotation'],
    opacity: [7, 'Opacity', 'ADBE Vector Group Opacity']
  },
  fill: { color: [4, 'Color', 'ADBE Vector Fill Color'], opacity: [5, 'Opacity', 'ADBE Vector Fill Opacity'] },
  stroke: {
    color: [3, 'Color', 'ADBE Vector Stroke Color'], opacity: [4, 'Opacity', 'ADBE Vector Stroke Opacity'],
    strokeWidth: [5, 'Stroke Width', 'stroke width', 'ADBE Vector Stroke Width']
  },
  gradientFill: {
    startPoint: [5, 'Start Point', 'ADBE Vector Grad Start Pt'],
    endPoint: [6, 'End Point', 'ADBE Vector Grad End Pt'],
    highlightLength: [7, 'Highlight Length', 'ADBE Vector Grad HiLite Length'],
    highlightAngle: [8, 'Highlight Angle', 'ADBE Vector Grad HiLite Angle'],
    colors: [9, 'Colors', 'ADBE Vector Grad Colors'], opacity: [10, 'Opacity', 'ADBE Vector Fill Opacity']
  },
  gradientStroke: {
    startPoint: [4, 'Start Point', 'ADBE Vector Grad Start Pt'],
    endPoint: [5, 'End Point', 'ADBE Vector Grad End Pt'],
    highlightLength: [6, 'Highlight Length', 'ADBE Vector Grad HiLite Length'],
    highlightAngle: [7, 'Highlight Angle', 'ADBE Vector Grad HiLite Angle'],
    colors: [8, 'Colors', 'ADBE Vector Grad Colors'], opacity: [9, 'Opacity', 'ADBE Vector Stroke Opacity'],
    strokeWidth: [10, 'Stroke Width', 'ADBE Vector Stroke Width']
  },
  rectangle: {
    size: [2, 'Size', 'ADBE Vector Rect Size'], position: [3, 'Position', 'ADBE Vector Rect Position'],
    roundness: [4, 'Roundness', 'ADBE Vector Rect Roundness']
  },
  ellipse: {
    size: [2, 'Size', 'ADBE Vector Ellipse Size'], position: [3, 'Position', 'ADBE Vector Ellipse Position']
  },
  star: {
    points: [3, 'Points', 'ADBE Vector Star Points'], position: [4, 'Position', 'ADBE Vector Star Position'],
    rotation: [5, 'Rotation', 'ADBE Vector Star Rotation'],
    innerRadius: [6, 'Inner Radius', 'ADBE Vector Star Inner Radius'],
    outerRadius: [7, 'Outer Radius', 'ADBE Vector Star Outer Radius'],
    innerRoundness: [8, 'Inner Roundness', 'ADBE Vector Star Inner Roundess'],
    outerRoundness: [9, 'Outer Roundness', 'ADBE Vector Star Outer Roundess']
  },
  path: { path: [2, 'Path', 'Shape', 'shape', 'ADBE Vector Shape'] },
  trim: {
    start: [1, 'Start', 'ADBE Vector Trim Start'], end: [2, 'End', 'ADBE Vector Trim End'],
    offset: [3, 'Offset', 'ADBE Vector Trim Offset']
  },
  roundCorners: { radius: [1, 'Radius', 'Round Corners 1', 'ADBE Vector RoundCorner Radius'] },
  repeater: {
    copies: [1, 'Copies', 'ADBE Vector Repeater Copies'], offset: [2, 'Offset', 'ADBE Vector Repeater Offset']
  },
  repeaterTransform: {
    anchorPoint: [1, 'Anchor Point', 'ADBE Vector Repeater Anchor'],
    position: [2, 'Position', 'ADBE Vector Repeater Position'],
    scale: [3, 'Scale', 'ADBE Vector Repeater Scale'],
    rotation: [4, 'Rotation', 'ADBE Vector Repeater Rotation'],
    startOpacity: [5, 'Start Opacity', 'ADBE Vector Repeater Opacity 1'],
    endOpacity: [6, 'End Opacity', 'ADBE Vector Repeater Opacity 2']
  },
  pucker: { amount: [1, 'Amount', 'ADBE Vector PuckerBloat Amount'] },
  twist: {
    angle: [1, 'Angle', 'ADBE Vector Twist Angle'], center: [2, 'Center', 'ADBE Vector Twist Center']
  },
  zigZag: {
    size: [1, 'Size', 'ADBE Vector Zigzag Size'], ridges: [2, 'Ridges per segment', 'ADBE Vector Zigzag Detail'],
    points: [3, 'Points', 'ADBE Vector Zigzag Points']
  },
  offsetPaths: {
    amount: [1, 'Amount', 'ADBE Vector Offset Amount'],
    miterLimit: [3, 'Miter Limit', 'ADBE Vector Offset Miter Limit']
  },
  mask: {
    maskPath: [1, 'Mask Path', 'ADBE Mask Shape'], maskFeather: [2, 'Mask Feather', 'ADBE Mask Feather'],
    maskOpacity: [3, 'Mask Opacity', 'ADBE Mask Opacity'],
    maskExpansion: [4, 'Mask Expansion', 'ADBE Mask Offset']
  }
};
var lookups = {};
function lookup(kind) {
  if (lookups[kind]) return lookups[kind];
  var table = lookups[kind] = Object.create(null), entries = names[kind] || {};
  Object.keys(entries).forEach(function (key) {
    table[key] = key;
    entries[key].forEach(function (name) { if (name) table[name] = key; });
  });
  return table;
}
// The node, or its place, some levels above a property.
function groupAbove(place, levels) {
  levels = levels === undefined ? 1 : +levels;
  while (levels > 0 && place) { place = place.up; levels--; }
  return place && (place.node || place);
}
function property(definition, key, kind, owner, up) {
  var entry = names[kind] && names[kind][key];
  var result = {
    id: definition[0], kind: definition[1], comp: owner.comp, layer: owner.index, up: up,
    name: entry && entry[1] || key, index: entry ? entry[0] : 0
  };
  properties[result.id] = result;
  return result;
}
function addProperties(node, definition, kind, owner, place) {
  Object.keys(definition.p || {}).forEach(function (key) {
    var own = property(definition.p[key], key, kind, owner, place);
    getter(node, key, function () { return currentValue(own); });
  });
}
function describe(node, definition, place) {
  define(node, 'name', definition.n);
  define(node, '_name', definition.n);
  define(node, 'nm', definition.n);
  define(node, 'mn', definition.m);
  define(node, 'ix', definition.x);
  define(node, 'propertyIndex', definition.x);
  define(node, 'propertyGroup', function (levels) { return groupAbove(place, levels); });
  place.node = node;
  return node;
}
// A group that contains only properties.
function leaf(definition, owner, up) {
  var place = { up: up }, kind = definition.k, table = lookup(kind);
  function node(name) { var key = table[name]; return key === undefined ? undefined : node[key]; }
  describe(node, definition, place);
  addProperties(node, definition, kind, owner, place);
  if (kind === 'transform' && !definition.p.position) {
    getter(node, 'position', function () { return [+node.xPosition, +node.yPosition, +node.zPosition]; });
  }
  if (definition.d) {
    var dash = leaf(definition.d, owner, place);
    define(node, 'dash', dash);
  }
  if (definition.t) define(node, 'transform', leaf(definition.t, owner, place));
  return node;
}
function contents(list, owner, up, index) {
  var place = { up: up }, children = [];
  function node(name) {
    for (var i = 0; i < children.length; i++) {
      var child = children[i];
      if (child._name === name || child.mn === name || child.ix === name) return child;
    }
    return typeof name === 'number' || name instanceof Number ? children[name - 1] : undefined;
  }
  describe(node, { n: 'Contents', m: 'ADBE Vectors Group', x: index }, place);
  define(node, 'numProperties', list.length);
  list.forEach(function (definition) {
    step();
    children.push((definition.k === 'group' ? group : leaf)(definition, owner, place));
  });
  return node;
}
function group(definition, owner, up) {
  var place = { up: up };
  function node(name) {
    return name === 'ADBE Vectors Group' || name === 'Contents' || name == 2 ? node.content : node.transform;
  }
  describe(node, definition, place);
  define(node, 'numProperties', 3);
  define(node, 'content', contents(definition.c, owner, place, 2));
  define(node, 'transform', leaf(definition.t, owner, place));
  return node;
}
function effects(list, owner, up, index) {
  var place = { up: up }, nodes = list.map(function (definition) { return effectOf(definition, owner, place); });
  function node(name) {
    for (var i = 0; i < nodes.length; i++) {
      if (nodes[i]._name == name || nodes[i].mn == name || nodes[i].ix == name) return nodes[i];
    }
    return null;
  }
  describe(node, { n: 'Effects', m: 'ADBE Effect Parade', x: index }, place);
  define(node, 'numProperties', list.length);
  return node;
}
function effectOf(definition, owner, up) {
  var place = { up: up };
  var entries = definition.c.map(function (entry) {
    if (entry.c) return { definition: entry, node: effectOf(entry, owner, place) };
    var own = entry.v ? property(entry.v, entry.n, '', owner, place) : null;
    if (own) own.index = entry.x;
    return { definition: entry, own: own };
  });
  function read(entry) { return entry.node || (entry.own ? currentValue(entry.own) : undefined); }
  function node(name) {
    for (var i = 0; i < entries.length; i++) {
      var entry = entries[i].definition;
      if (entry.n == name || entry.m == name || entry.x == name) return read(entries[i]);
    }
    return entries.length ? read(entries[0]) : undefined;
  }
  describe(node, definition, place);
  define(node, 'active', definition.e);
  define(node, 'numProperties', entries.length);
  if (entries.length && entries[0].own) getter(node, 'color', function () { return read(entries[0]); });
  return node;
}

"""###,
    "patterns": ###"""
// Bounds the cost of regular expressions, which Duktape cannot interrupt.
//
// A pattern with nested quantifiers, or with a quantifier around alternatives, is refused: its cost can double with
// each character. For all others the cost is at most a power of the text's length.

var patternFacts = {}, patternCost = 2e7;
function factsOf(source) {
  if (patternFacts['$' + source]) return patternFacts['$' + source];
  var open = [{ repeats: 0, chooses: false }], repeats = 0, options = 0, isNested = false;
  for (var i = 0; i < source.length; i++) {
    step();
    var mark = source.charAt(i), inner = null;
    if (mark === '\\') { i++; continue; }
    if (mark === '[') {
      for (i++; i < source.length && source.charAt(i) !== ']'; i++) if (source.charAt(i) === '\\') i++;
      continue;
    }
    if (mark === '(') {
      open.push({ repeats: 0, chooses: false });
      if (source.charAt(i + 1) === '?') i++;
      continue;
    }
    if (mark === '|') { open[open.length - 1].chooses = true; continue; }
    if (mark === ')') {
      if (open.length < 2) continue;
      inner = open.pop();
      open[open.length - 1].repeats += inner.repeats;
      if (inner.chooses) open[open.length - 1].chooses = true;
      mark = source.charAt(i + 1);
      if (mark !== '*' && mark !== '+' && mark !== '{' && mark !== '?') continue;
      i++;
    }
    var last = open[open.length - 1], isRepeat = mark === '*' || mark === '+', isFixed = false;
    if (mark === '{') {
      var end = source.indexOf('}', i), counts = source.slice(i + 1, end);
      isRepeat = end > 0 && counts.indexOf(',') >= 0;
      isFixed = end > 0 && !isRepeat;
      if (end > 0) i = end;
    }
    if (inner && (isRepeat || isFixed) && (inner.chooses || inner.repeats > 0)) isNested = true;
    if (isRepeat) {
      last.repeats++;
      repeats++;
      if (source.charAt(i + 1) === '?') i++;
    } else if (mark === '?') {
      last.repeats++;
      options++;
    }
  }
  return patternFacts['$' + source] = { repeats: repeats, options: options, isNested: isNested };
}
function checkPattern(pattern, text) {
  if (!(pattern instanceof RegExp)) return;
  var facts = factsOf(pattern.source);
  if (facts.isNested) throw new RangeError('the pattern ' + pattern + ' has nested quantifiers');
  var cost = Math.pow(String(text).length + 1, facts.repeats + 1) * Math.pow(2, facts.options);
  if (cost > patternCost) throw new RangeError('the pattern ' + pattern + ' is too costly');
  step(1 + cost / 1000);
}
['exec', 'test'].forEach(function (name) {
  var native = RegExp.prototype[name];
  define(RegExp.prototype, name, function (text) {
    checkPattern(this, text);
    return apply(native, this, arguments);
  });
});
['match', 'replace', 'search', 'split'].forEach(function (name) {
  var native = String.prototype[name], takesPattern = name === 'match' || name === 'search';
  define(String.prototype, name, function (pattern) {
    step(1 + this.length / 8);
    var list = Array.prototype.slice.call(arguments);
    if (takesPattern && !(pattern instanceof RegExp)) list[0] = new RegExp(pattern);
    checkPattern(list[0], this);
    return apply(native, this, list);
  });
});
define(RegExp.prototype, 'compile', undefined);

"""###,
    "run": ###"""
// Runs an expression and converts its result to numbers or text.

var scripts = [], functions = [];
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
// Missing numbers are NaN, which keeps the dimension's own value.
function result(value, kind, now) {
  if (value === undefined || value === null) throw new Error('the result is undefined');
  if (value instanceof Property) value = currentValue(value.$p);
  if (value instanceof Path) return pathNumbers(value.$p, value.$time);
  if (kind === 't' && value instanceof Style) return styleResult(value);
  if (kind === 't') return String(value instanceof String ? value.valueOf() : value);
  if (kind === 'p') {
    if (value.v && value.v.length !== undefined) return pathResult(value);
    throw new Error('the result is not a path');
  }
  if (typeof value === 'function') throw new Error('the result is a group of properties');
  if (kind !== 'v') return [Number(value)];
  var list = [];
  for (var i = 0; i < Math.min(value.length || 0, longest); i++) list.push(Number(value[i]));
  return list;
}
// Makes the function of an expression from a script, which is compiled at its first use, or runs the function.
//
// The numbers are those of the expression, of its script or property, of the composition and of the layer.
return function (made, number, id, compNumber, layerNumber, time) {
  if (made) scripts[id] = made;
  if (time === undefined) { functions[number] = scripts[id](evaluate); return; }
  var outer = C, seed = randomState, own = properties[id] || identify(id, compNumber, layerNumber), kind = own.kind;
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
// The property with its number, after the groups of its layer are made up to the one that contains it.
function identify(id, compNumber, layerNumber) {
  var node = layer(compNumber, layerNumber), data = layerData(compNumber, layerNumber);
  ['transform', 'content', 'effect', 'mask'].some(function (name) { node[name]; return properties[id]; });
  if (properties[id]) return properties[id];
  var other = data.other[id];
  return properties[id] = {
    id: id, kind: other ? other[1] : 'n', comp: compNumber, layer: layerNumber, up: { node: node },
    name: other ? other[0] : '', index: 0
  };
}

"""###,
    "texts": ###"""
// Source texts, and their styles in the names of After Effects.

// The styles that are drawn: name of the property, name of its setter, and kind of its values. The host has the same order.
var styleKinds = [
  ['text', 'setText', 't'], ['font', 'setFont', 't'], ['fontSize', 'setFontSize', 'n'],
  ['fillColor', 'setFillColor', 'c'], ['applyFill', 'setApplyFill', 'b'],
  ['strokeColor', 'setStrokeColor', 'c'], ['applyStroke', 'setApplyStroke', 'b'],
  ['strokeWidth', 'setStrokeWidth', 'n'], ['tracking', 'setTracking', 'n'], ['leading', 'setLeading', 'n'],
  ['autoLeading', 'setAutoLeading', 'b'], ['baselineShift', 'setBaselineShift', 'n'],
  ['isAllCaps', 'setAllCaps', 'b'], ['isSmallCaps', 'setSmallCaps', 'b']
];
// The setters whose styles are not drawn.
var missingStyles = [
  'setFauxBold', 'setFauxItalic', 'setHorizontalScaling', 'setVerticalScaling', 'setKerning', 'setKerningType',
  'setTsume', 'setLigature', 'setLineJoin', 'setDigitSet', 'setBaselineDirection', 'setBaselineOption',
  'setJustification', 'setDirection', 'setFirstLineIndent', 'setLeftMargin', 'setRightMargin', 'setSpaceBefore',
  'setSpaceAfter', 'setLeadingType', 'setEveryLineComposer', 'setHangingRoman'
];
// A style of a layer, with changes by name and the names of changes that are not drawn.
function Style(base, changes) {
  define(this, '$base', base);
  define(this, '$changes', changes);
  define(this, '$missing', []);
}
function change(style, name, setter, kind, value, isPart) {
  if (isPart) {
    style.$missing.push(setter + ' for some of the letters');
  } else if (kind === 'c') {
    style.$changes[name] = [0, 1, 2].map(function (i) { return +value[i]; });
  } else {
    style.$changes[name] = kind === 't' ? String(value) : kind === 'b' ? !!(value && value.valueOf()) : +value;
  }
  if (name === 'leading') style.$changes.autoLeading = false;
  return style;
}
styleKinds.forEach(function (entry) {
  define(Style.prototype, entry[1], function (value) {
    return change(this, entry[0], entry[1], entry[2], value, arguments.length > 1);
  });
  if (entry[0] === 'text') return;
  getter(Style.prototype, entry[0], function () {
    return entry[0] in this.$changes ? this.$changes[entry[0]] : this.$base[entry[0]];
  });
});
missingStyles.forEach(function (name) {
  define(Style.prototype, name, function () { this.$missing.push(name); return this; });
});
// The style of a layer at a time. The layer's own style has no changes, that of another layer is a change as a whole.
function styleOf(data, time) {
  var base = JSON.parse(ask(16, data.comp, data.index, time)), changes = {};
  if (data.comp !== C.comp || data.index !== C.layer) Object.keys(base).forEach(function (key) { changes[key] = base[key]; });
  return new Style(base, changes);
}
// Passes the changes of a style to the host, and returns the text.
function styleResult(style) {
  styleKinds.forEach(function (entry, i) {
    var value = style.$changes[entry[0]];
    if (i === 0 || value === undefined) return;
    if (entry[2] === 't') ask(17, i, value);
    else ask.apply(null, [17, i].concat(entry[2] === 'c' ? value : [+value]));
  });
  style.$missing.forEach(function (name) { ask(18, name); });
  return style.$changes.text !== undefined ? style.$changes.text : String(ownText());
}
// The text of the layer's keyframes, as its expression is running.
function ownText() { return ask(7, C.comp, C.layer, C.now); }
function textOf(data) {
  function node(name) {
    return name === 'ADBE Text Document' || name === 'Source Text' ? node.sourceText : undefined;
  }
  getter(node, 'sourceText', function () {
    var value = ask(7, data.comp, data.index, layerTime(data)), text = new String(value);
    text.value = value;
    text.valueAtTime = function (t) { return ask(7, data.comp, data.index, +t); };
    text.getStyleAt = function (index, t) { return styleOf(data, t === undefined ? layerTime(data) : +t); };
    text.createStyle = function () { return new Style({}, {}); };
    lazy(text, 'style', function () { return styleOf(data, layerTime(data)); });
    return text;
  });
  return node;
}

"""###,
    "values": ###"""
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

"""###,
    "vectors": ###"""
// Arithmetic of numbers and lists of numbers. Bodymovin writes these functions in place of operators.

function isList(value) { return Array.isArray(value) || value instanceof Float32Array; }
function isNumeric(value) {
  var type = typeof value;
  return type === 'number' || type === 'boolean' || type === 'string' || value instanceof Number;
}
function isText(value) { return typeof value === 'string' || value instanceof String; }
function listOf(value) { return Array.prototype.slice.call(value, 0); }
function integer(value) { return typeof value === 'string' ? parseInt(value, 10) : value; }
function element(value) { return typeof value === 'number' || value instanceof Number; }
function combined(a, b, operation) {
  var result = [], count = Math.max(a.length, b.length);
  for (var i = 0; i < count; i++) {
    result[i] = element(a[i]) && element(b[i])
      ? operation(a[i], b[i]) : b[i] === undefined ? a[i] : a[i] || b[i];
  }
  return result;
}
function plus(a, b) { return a + b; }
function minus(a, b) { return a - b; }
function sum(a, b) {
  if (isNumeric(a) && isNumeric(b) || isText(a) || isText(b)) return a + b;
  if (isList(a) && isNumeric(b)) { a = listOf(a); a[0] += b; return a; }
  if (isNumeric(a) && isList(b)) { b = listOf(b); b[0] = a + b[0]; return b; }
  return isList(a) && isList(b) ? combined(a, b, plus) : 0;
}
function sub(a, b) {
  if (isNumeric(a) && isNumeric(b)) return integer(a) - integer(b);
  if (isList(a) && isNumeric(b)) { a = listOf(a); a[0] -= b; return a; }
  if (isNumeric(a) && isList(b)) { b = listOf(b); b[0] = a - b[0]; return b; }
  return isList(a) && isList(b) ? combined(a, b, minus) : 0;
}
function scaled(list, operation) {
  var result = [];
  for (var i = 0; i < list.length; i++) result[i] = operation(list[i]);
  return result;
}
function mul(a, b) {
  if (isNumeric(a) && isNumeric(b)) return a * b;
  if (isList(a) && isNumeric(b)) return scaled(a, function (x) { return x * b; });
  if (isNumeric(a) && isList(b)) return scaled(b, function (x) { return a * x; });
  return 0;
}
function div(a, b) {
  if (isNumeric(a) && isNumeric(b)) return a / b;
  if (isList(a) && isNumeric(b)) return scaled(a, function (x) { return x / b; });
  if (isNumeric(a) && isList(b)) return scaled(b, function (x) { return a / x; });
  return 0;
}
function mod(a, b) { return integer(a) % integer(b); }
function neg(a) { return isList(a) ? scaled(a, function (x) { return -x; }) : -a; }
function clamp(value, low, high) {
  if (low > high) { var other = low; low = high; high = other; }
  if (isList(value)) return scaled(value, function (x) { return Math.min(Math.max(x, low), high); });
  return Math.min(Math.max(value, low), high);
}
function length(a, b) {
  if (isNumeric(a)) return Math.abs(a - (b || 0));
  var total = 0;
  for (var i = 0; i < (b ? Math.min(a.length, b.length) : a.length); i++) {
    total += Math.pow((b ? b[i] : 0) - a[i], 2);
  }
  return Math.sqrt(total);
}
function normalize(vector) { return div(vector, length(vector)); }
function dot(a, b) {
  var total = 0;
  for (var i = 0; i < Math.min(a.length, b.length); i++) total += a[i] * b[i];
  return total;
}
function cross(a, b) {
  var az = a[2] || 0, bz = b[2] || 0;
  return [a[1] * bz - az * b[1], az * b[0] - a[0] * bz, a[0] * b[1] - a[1] * b[0]];
}
function lookAt(from, to) {
  var x = to[0] - from[0], y = to[1] - from[1], z = (to[2] || 0) - (from[2] || 0);
  return [
    radiansToDegrees(-Math.atan2(y, z)), radiansToDegrees(Math.atan2(x, Math.sqrt(y * y + z * z))), 0];
}
function radiansToDegrees(angle) { return angle * 180 / Math.PI; }
function degreesToRadians(angle) { return angle * Math.PI / 180; }

"""###,
  ]
}
