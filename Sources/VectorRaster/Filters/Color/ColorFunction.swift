package import SceneModel

/// Functions of straight colors by hue or luminance; components are 0...1.
package enum ColorFunction {
  /// Returns a function that turns hues by degrees, and changes saturation and lightness by shares of -1...1.
  package static func turning(
    hue: Double, saturation: Double, lightness: Double
  ) -> (SIMD3<Float>) -> SIMD3<Float> {
    { color in
      var result = HSLColor(color)
      result.hue += Float(hue / 60)
      result.saturation = min(max(result.saturation * Float(1 + saturation), 0), 1)
      result.lightness = lightened(result.lightness, Float(lightness))
      return result.color
    }
  }

  /// Returns a function that gives all colors one hue, in degrees, and saturation, 0...1, and changes lightness by a
  /// share of -1...1.
  package static func colorizing(
    hue: Double, saturation: Double, lightness: Double
  ) -> (SIMD3<Float>) -> SIMD3<Float> {
    { color in
      var result = HSLColor(color)
      (result.hue, result.saturation) = (Float(hue / 60), Float(saturation))
      result.lightness = lightened(result.lightness, Float(lightness))
      return result.color
    }
  }

  /// Returns a function that makes colors of at least a luminance, 0...1, white and the others black.
  package static func threshold(_ level: Float) -> (SIMD3<Float>) -> SIMD3<Float> {
    { color in
      let luma = color.x * 0.299 + color.y * 0.587 + color.z * 0.114
      return SIMD3(repeating: luma >= level ? 1 : 0)
    }
  }

  /// Returns a function that makes colors gray by weights of reds, yellows, greens, cyans, blues and magentas, or shades
  /// of a tint.
  package static func graying(
    weights: [Double], tint: Color?
  ) -> (SIMD3<Float>) -> SIMD3<Float> {
    { color in
      let gray = gray(color, weights)
      guard let tint else { return SIMD3(repeating: gray) }
      var result = HSLColor(SIMD3(Float(tint.red), Float(tint.green), Float(tint.blue)))
      result.lightness = gray
      return result.color
    }
  }

  /// The lightness moved toward white by a positive amount, toward black by a negative one; amounts are -1...1.
  private static func lightened(_ lightness: Float, _ amount: Float) -> Float {
    amount > 0 ? lightness + (1 - lightness) * amount : lightness * (1 + amount)
  }

  /// The gray of a color, with weights for reds, yellows, greens, cyans, blues and magentas.
  ///
  /// The difference of the largest and the middle component belongs to a primary color, the difference of the middle
  /// and the smallest component to the secondary color of both.
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
