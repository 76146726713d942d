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
