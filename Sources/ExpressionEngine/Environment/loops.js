// Loops before the first and after the last keyframe.

// The first and last time of the looped segment, in seconds: of the last keyframes for `loopOut`, else of the first.
function loopRange(property, amount, isDuration, isOut) {
  var times = keyTimes(property), last = times.length - 1;
  var first = times[0], end = times[last];
  amount = +amount || 0;
  if (!isDuration) {
    amount = !amount || amount > last ? last : Math.max(1, Math.floor(amount));
    return isOut ? [times[last - amount], end] : [first, times[amount]];
  }
  var layer = layerData(property.comp, property.layer);
  if (isOut) return [amount ? end - Math.abs(end - amount) : Math.min(end, layer.ip), end];
  return [first, amount ? first + Math.abs(amount) : Math.max(first, layer.op)];
}
function shiftedBy(value, from, to, count) {
  if (!isList(value)) return value + (to - from) * count;
  return value.map(function (x, i) { return x + (to[i] - from[i]) * count; });
}
function looped(property, type, amount, isDuration, isOut) {
  var now = timeOf(property), times = keyTimes(property);
  type = type ? String(type).toLowerCase() : '';
  var edge = isOut ? times[times.length - 1] : times[0];
  if (times.length < 2 || (isOut ? now <= edge : now >= edge)) return plainValue(property, now);
  var range = loopRange(property, amount, isDuration, isOut), start = range[0], end = range[1];
  var cycle = end - start, away = isOut ? now - start : start - now;
  if (type === 'continue' && property.kind !== 'p') return continued(property, edge, now, isOut);
  if (!(cycle > 0)) return plainValue(property, now);
  var rounds = Math.floor(away / cycle + 1e-9), rest = Math.max(0, away - rounds * cycle);
  var forward = isOut ? start + rest : end - rest;
  if (type === 'pingpong' && (isOut ? rounds % 2 !== 0 : rounds % 2 === 0)) {
    return plainValue(property, isOut ? end - rest : start + rest);
  }
  if (type === 'offset' && property.kind !== 'p') {
    return shiftedBy(raw(property.id, forward), raw(property.id, start), raw(property.id, end),
      isOut ? rounds : -(rounds + 1));
  }
  return plainValue(property, forward);
}
// Extrapolates at the speed of the first or last keyframe. As in lottie-web, lists use steps of 0.5 ms.
function continued(property, edge, now, isOut) {
  var rate = compData(property.comp).rate, small = 0.001 / rate;
  var value = raw(property.id, edge), beside = raw(property.id, isOut ? edge - small : edge + small);
  var frames = Math.abs(now - edge) * rate;
  if (!isList(value)) return value + (value - beside) * frames / 0.001;
  var factor = isOut ? frames / rate / 0.0005 : frames / 0.001;
  return value.map(function (x, i) { return x + (x - beside[i]) * factor; });
}
function loopOut(property, type, amount, isDuration) {
  return looped(property, type, amount, isDuration, true);
}
function loopIn(property, type, amount, isDuration) {
  return looped(property, type, amount, isDuration, false);
}
