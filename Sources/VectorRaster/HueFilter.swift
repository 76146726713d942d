import Geometry
public import SceneModel

// Changes of straight colors by their hue or luminance, components 0...1.
extension ColorFilter {
  /// Turns hues by degrees, and changes saturation and lightness by shares of -1...1.
  public static func turning(
    hue: Double, saturation: Double, lightness: Double
  ) -> (SIMD3<Float>) -> SIMD3<Float> {
    { color in
      var tone = HueTone(color)
      tone.hue += Float(hue / 60)
      tone.saturation = min(max(tone.saturation * Float(1 + saturation), 0), 1)
      tone.lightness = lightened(tone.lightness, Float(lightness))
      return tone.color
    }
  }

  /// Gives all colors one hue, in degrees, and saturation, 0...1, and changes lightness by a share of -1...1.
  public static func colorizing(
    hue: Double, saturation: Double, lightness: Double
  ) -> (SIMD3<Float>) -> SIMD3<Float> {
    { color in
      var tone = HueTone(color)
      (tone.hue, tone.saturation) = (Float(hue / 60), Float(saturation))
      tone.lightness = lightened(tone.lightness, Float(lightness))
      return tone.color
    }
  }

  /// Makes colors of at least a luminance, 0...1, white and the others black.
  public static func threshold(_ level: Float) -> (SIMD3<Float>) -> SIMD3<Float> {
    { color in
      let luma = color.x * 0.299 + color.y * 0.587 + color.z * 0.114
      return SIMD3(repeating: luma >= level ? 1 : 0)
    }
  }

  /// Makes colors gray by weights of reds, yellows, greens, cyans, blues and magentas, or shades of a tint.
  public static func graying(
    weights: [Double], tint: Color?
  ) -> (SIMD3<Float>) -> SIMD3<Float> {
    { color in
      let gray = gray(color, weights)
      guard let tint else { return SIMD3(repeating: gray) }
      var tone = HueTone(SIMD3(Float(tint.red), Float(tint.green), Float(tint.blue)))
      tone.lightness = gray
      return tone.color
    }
  }

  /// Towards white by a positive share, towards black by a negative one.
  private static func lightened(_ lightness: Float, _ share: Float) -> Float {
    share > 0 ? lightness + (1 - lightness) * share : lightness * (1 + share)
  }

  /// The grey of a colour: its least component, and the weights of the two hues that it lies between.
  ///
  /// What the largest component has over the middle one is of a primary colour; what that has over the least one is of the
  /// secondary colour that both make.
  private static func gray(_ color: SIMD3<Float>, _ weights: [Double]) -> Float {
    guard weights.count == 6 else { return (color.x + color.y + color.z) / 3 }
    let (red, green, blue) = (color.x, color.y, color.z)
    let (low, high) = (color.min(), color.max())
    let middle = red + green + blue - low - high
    let primary = high == red ? 0 : high == green ? 2 : 4
    let secondary = low == blue ? 1 : low == red ? 3 : 5
    let gray =
      low + (high - middle) * Float(weights[primary]) + (middle - low) * Float(weights[secondary])
    return min(max(gray, 0), 1)
  }
}

/// A colour as hue, saturation and lightness.
struct HueTone {
  /// In sixths of a turn from red.
  var hue: Float
  /// 0...1.
  var saturation: Float
  /// 0...1.
  var lightness: Float

  /// Takes a colour apart.
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

  /// The colour.
  var color: SIMD3<Float> {
    let chroma = (1 - abs(2 * lightness - 1)) * saturation
    let turn = hue.isFinite ? hue - (hue / 6).rounded(.down) * 6 : 0
    let places = SIMD3<Float>(turn - 3, turn - 2, turn - 4)
    let away = SIMD3(abs(places.x) - 1, 2 - abs(places.y), 2 - abs(places.z))
    let full = away.clamped(lowerBound: .zero, upperBound: .one)
    return (full - 0.5) * chroma + lightness
  }
}
