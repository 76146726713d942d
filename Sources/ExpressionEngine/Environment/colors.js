// Conversions of colors with four components, each 0...1.

function rgbToHsl(color) {
  var r = color[0], g = color[1], b = color[2], high = Math.max(r, g, b), low = Math.min(r, g, b);
  var h = 0, s = 0, l = (high + low) / 2, range = high - low;
  if (range > 0) {
    s = l > 0.5 ? range / (2 - high - low) : range / (high + low);
    h = high === r ? (g - b) / range + (g < b ? 6 : 0)
      : high === g ? (b - r) / range + 2 : (r - g) / range + 4;
  }
  return [h / 6, s, l, color[3] === undefined ? 1 : color[3]];
}
function hslToRgb(color) {
  var h = color[0], s = color[1], l = color[2];
  var q = l < 0.5 ? l * (1 + s) : l + s - l * s, p = 2 * l - q;
  function channel(t) {
    t = t < 0 ? t + 1 : t > 1 ? t - 1 : t;
    return t < 1 / 6 ? p + (q - p) * 6 * t : t < 1 / 2 ? q : t < 2 / 3 ? p + (q - p) * (2 / 3 - t) * 6 : p;
  }
  var rgb = s === 0 ? [l, l, l] : [channel(h + 1 / 3), channel(h), channel(h - 1 / 3)];
  return rgb.concat(color[3] === undefined ? 1 : color[3]);
}
function hexToRgb(text) {
  text = String(text).replace('#', '');
  return [0, 2, 4].map(function (i) { return parseInt(text.substr(i, 2), 16) / 255; }).concat(1);
}
