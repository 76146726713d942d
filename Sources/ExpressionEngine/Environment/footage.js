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
