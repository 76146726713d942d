extension EnvironmentScript {
  /// Takes away what could run without counting steps, or reach outside.
  ///
  /// Native functions that walk lists are counted by the list's length, as a list may be empty and yet be long.
  static let bounds = #"""
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
    /// What a loop over the names of an object goes through.
    function named(object) {
      if (object !== null && typeof object === 'object') step(1 + Object.keys(object).length / 8);
      return object;
    }
    /// What a loop over the elements of a list goes through.
    function listed(list) {
      if (typeof list === 'string') return list.split('');
      if (list === null || list === undefined) throw new TypeError('there is nothing to go through');
      return list;
    }
    function counting(name, value) { Object.defineProperty(global, name, { value: value }); }
    counting('$xs_step', function () { step(); return true; });
    counting('$xs_named', named);
    counting('$xs_listed', listed);
    counting('$xs_source', function (source) { return typeof source === 'string' ? ask(9, source) : source; });
    """#

  /// What later versions of the language added and Duktape lacks.
  static let additions = #"""
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
    """#
}
