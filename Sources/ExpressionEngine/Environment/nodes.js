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
