// Keyframes of properties.

function keyTimes(property) {
  if (!property.times) property.times = ask(2, property.id);
  return property.times;
}
function keyAt(property, number) {
  var times = keyTimes(property);
  number = Math.floor(+number);
  if (!(number >= 1 && number <= times.length)) {
    throw new Error('the property has no keyframe at index ' + number);
  }
  var lists = property.lists || (property.lists = []), list = lists[number];
  if (!list) {
    list = ask(3, property.id, number - 1);
    lists[number] = list = isList(list) ? list : [list];
  }
  // A copy, as expressions may change it.
  return { index: number, time: times[number - 1], list: list.length === 1 ? [list[0]] : list.slice(0) };
}
// The keyframe of a value; of one dimension, it is a number.
function valueKey(property, number) {
  if (!keyTimes(property).length) return 0;
  var key = keyAt(property, number);
  var result = property.kind === 'n' ? new Number(key.list[0]) : key.list.slice(0);
  result.time = key.time;
  result.index = key.index;
  result.value = property.kind === 'n' ? key.list[0] : key.list;
  return result;
}
// The keyframe of the property itself. Its value is always a list, as in lottie-web.
function ownKey(property, number) {
  var key = keyAt(property, number);
  var result = { index: key.index, time: key.time, value: key.list };
  for (var i = 0, list = key.list; i < list.length; i++) result[i] = list[i];
  return result;
}
function nearestKeyOf(property, time) {
  var times = keyTimes(property), best = 0, least = Infinity;
  if (!times.length) return { index: 0, time: 0 };
  for (var i = 0; i < times.length; i++) {
    var distance = times[i] < time ? time - times[i] : times[i] - time;
    if (distance < least) { best = i; least = distance; }
  }
  return { index: best + 1, time: times[best] };
}
