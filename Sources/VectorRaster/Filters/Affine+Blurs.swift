package import Geometry

// Filters of pixels have one length for all directions, and blur along the picture's axes: they are exact only under some
// transforms.
extension Affine {
  /// The largest relative error that is invisible.
  private static let tolerance = 1e-3

  /// Whether all lengths are scaled alike.
  var keepsLengthRatios: Bool {
    let (x, y) = (a * a + b * b, c * c + d * d)
    let tolerance = (x + y) * Affine.tolerance
    return abs(x - y) <= tolerance && abs(a * c + b * d) <= tolerance
  }

  /// Whether a blur along the axes, with these standard deviations, is one along the picture's axes.
  package func keepsAxes(ofBlur deviation: Vector2) -> Bool {
    let (x, y) = (deviation.x * deviation.x, deviation.y * deviation.y)
    let variance = (a * a + b * b) * x + (c * c + d * d) * y
    return abs(a * b * x + c * d * y) <= variance * Affine.tolerance
  }

  /// The standard deviations along the picture's axes, in pixels, of a blur along the group's axes.
  ///
  /// Unless `keepsAxes(ofBlur:)`, they are those of the nearest such blur. Negative ones and NaN count as 0.
  package func deviations(ofBlur deviation: Vector2) -> Vector2 {
    let (x, y) = (deviation.x > 0 ? deviation.x : 0, deviation.y > 0 ? deviation.y : 0)
    return Vector2(Vector2(a * x, c * y).length, Vector2(b * x, d * y).length)
  }
}
