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
