/// A color by hue, saturation and lightness.
struct HSLColor {
  /// The hue, in sixths of a turn from red.
  var hue: Float
  /// The saturation, 0...1.
  var saturation: Float
  /// The lightness, 0...1.
  var lightness: Float

  /// Converts a color with components of 0...1.
  init(_ color: SIMD3<Float>) {
    let (low, high) = (color.min(), color.max())
    let chroma = high - low
    lightness = (low + high) / 2
    guard chroma > 0 else {
      (hue, saturation) = (0, 0)
      return
    }
    let room = 1 - abs(2 * lightness - 1)
    saturation = room > 0 ? min(chroma / room, 1) : 0
    if high == color.x {
      hue = (color.y - color.z) / chroma
    } else if high == color.y {
      hue = (color.z - color.x) / chroma + 2
    } else {
      hue = (color.x - color.y) / chroma + 4
    }
  }

  /// The color with components of 0...1.
  var color: SIMD3<Float> {
    let chroma = (1 - abs(2 * lightness - 1)) * saturation
    let turn = hue.isFinite ? hue - (hue / 6).rounded(.down) * 6 : 0
    let shifted = SIMD3<Float>(turn - 3, turn - 2, turn - 4)
    let ramps = SIMD3(abs(shifted.x) - 1, 2 - abs(shifted.y), 2 - abs(shifted.z))
    let saturated = ramps.clamped(lowerBound: .zero, upperBound: .one)
    return (saturated - 0.5) * chroma + lightness
  }
}
