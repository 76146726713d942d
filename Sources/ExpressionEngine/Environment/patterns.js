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
