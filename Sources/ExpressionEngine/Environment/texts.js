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
