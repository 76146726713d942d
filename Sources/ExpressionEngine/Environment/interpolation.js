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
