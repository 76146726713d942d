// Arithmetic of numbers and lists of numbers. Bodymovin writes these functions in place of operators.

function isList(value) { return Array.isArray(value) || value instanceof Float32Array; }
function isNumeric(value) {
  var type = typeof value;
  return type === 'number' || type === 'boolean' || type === 'string' || value instanceof Number;
}
function isText(value) { return typeof value === 'string' || value instanceof String; }
function listOf(value) { return Array.prototype.slice.call(value, 0); }
function integer(value) { return typeof value === 'string' ? parseInt(value, 10) : value; }
function element(value) { return typeof value === 'number' || value instanceof Number; }
function combined(a, b, operation) {
  var result = [], count = Math.max(a.length, b.length);
  for (var i = 0; i < count; i++) {
    result[i] = element(a[i]) && element(b[i])
      ? operation(a[i], b[i]) : b[i] === undefined ? a[i] : a[i] || b[i];
  }
  return result;
}
function plus(a, b) { return a + b; }
function minus(a, b) { return a - b; }
function sum(a, b) {
  if (isNumeric(a) && isNumeric(b) || isText(a) || isText(b)) return a + b;
  if (isList(a) && isNumeric(b)) { a = listOf(a); a[0] += b; return a; }
  if (isNumeric(a) && isList(b)) { b = listOf(b); b[0] = a + b[0]; return b; }
  return isList(a) && isList(b) ? combined(a, b, plus) : 0;
}
function sub(a, b) {
  if (isNumeric(a) && isNumeric(b)) return integer(a) - integer(b);
  if (isList(a) && isNumeric(b)) { a = listOf(a); a[0] -= b; return a; }
  if (isNumeric(a) && isList(b)) { b = listOf(b); b[0] = a - b[0]; return b; }
  return isList(a) && isList(b) ? combined(a, b, minus) : 0;
}
function scaled(list, operation) {
  var result = [];
  for (var i = 0; i < list.length; i++) result[i] = operation(list[i]);
  return result;
}
function mul(a, b) {
  if (isNumeric(a) && isNumeric(b)) return a * b;
  if (isList(a) && isNumeric(b)) return scaled(a, function (x) { return x * b; });
  if (isNumeric(a) && isList(b)) return scaled(b, function (x) { return a * x; });
  return 0;
}
function div(a, b) {
  if (isNumeric(a) && isNumeric(b)) return a / b;
  if (isList(a) && isNumeric(b)) return scaled(a, function (x) { return x / b; });
  if (isNumeric(a) && isList(b)) return scaled(b, function (x) { return a / x; });
  return 0;
}
function mod(a, b) { return integer(a) % integer(b); }
function neg(a) { return isList(a) ? scaled(a, function (x) { return -x; }) : -a; }
function clamp(value, low, high) {
  if (low > high) { var other = low; low = high; high = other; }
  if (isList(value)) return scaled(value, function (x) { return Math.min(Math.max(x, low), high); });
  return Math.min(Math.max(value, low), high);
}
function length(a, b) {
  if (isNumeric(a)) return Math.abs(a - (b || 0));
  var total = 0;
  for (var i = 0; i < (b ? Math.min(a.length, b.length) : a.length); i++) {
    total += Math.pow((b ? b[i] : 0) - a[i], 2);
  }
  return Math.sqrt(total);
}
function normalize(vector) { return div(vector, length(vector)); }
function dot(a, b) {
  var total = 0;
  for (var i = 0; i < Math.min(a.length, b.length); i++) total += a[i] * b[i];
  return total;
}
function cross(a, b) {
  var az = a[2] || 0, bz = b[2] || 0;
  return [a[1] * bz - az * b[1], az * b[0] - a[0] * bz, a[0] * b[1] - a[1] * b[0]];
}
function lookAt(from, to) {
  var x = to[0] - from[0], y = to[1] - from[1], z = (to[2] || 0) - (from[2] || 0);
  return [
    radiansToDegrees(-Math.atan2(y, z)), radiansToDegrees(Math.atan2(x, Math.sqrt(y * y + z * z))), 0];
}
function radiansToDegrees(angle) { return angle * 180 / Math.PI; }
function degreesToRadians(angle) { return angle * Math.PI / 180; }
