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
