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
