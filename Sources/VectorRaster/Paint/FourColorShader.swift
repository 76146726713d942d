package import Geometry
package import SceneModel

/// Computes the pixels of a 4-Color Gradient.
///
/// The weight of a color is 1 / (d² + b²), with the distance d from its point and the blend b. After Effects does not
/// publish the formula; measurements of its pictures agree with this one.
package struct FourColorShader: RowShader {
  /// The x coordinates of the points.
  private let pointsX: SIMD4<Float>
  /// The y coordinates of the points.
  private let pointsY: SIMD4<Float>
  private let red: SIMD4<Float>
  private let green: SIMD4<Float>
  private let blue: SIMD4<Float>
  /// The square of the blend.
  private let blendSquare: Float
  /// From pixels to the group's coordinates.
  private let inverse: Affine

  /// Creates the shader of a gradient; `nil` for a singular transform or numbers that are not finite.
  ///
  /// - Parameters:
  ///   - gradient: The gradient.
  ///   - transform: From the group's coordinates to pixels.
  package init?(_ gradient: FourColorGradient, transform: Affine) {
    guard let inverse = transform.inverse, inverse.isFinite, gradient.isFinite else { return nil }
    self.inverse = inverse
    let points = [
      gradient.firstPoint, gradient.secondPoint, gradient.thirdPoint, gradient.fourthPoint,
    ]
    let colors = [
      gradient.firstColor, gradient.secondColor, gradient.thirdColor, gradient.fourthColor,
    ]
    pointsX = SIMD4(points.map { Float($0.x) })
    pointsY = SIMD4(points.map { Float($0.y) })
    red = SIMD4(colors.map { Float($0.red * 255) })
    green = SIMD4(colors.map { Float($0.green * 255) })
    blue = SIMD4(colors.map { Float($0.blue * 255) })
    // A blend of 0 has no weight at the points themselves.
    blendSquare = Float(max(gradient.blend * gradient.blend, 1e-6))
  }

  /// Writes the pixels of a row from a column on.
  package func shade(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    let start = inverse.apply(Vector2(Double(x) + 0.5, Double(y) + 0.5))
    let (stepX, stepY) = (Float(inverse.a), Float(inverse.b))
    let (offsetX, offsetY) = (Float(start.x) - pointsX, Float(start.y) - pointsY)
    for index in 0..<count {
      let dx = offsetX + stepX * Float(index)
      let dy = offsetY + stepY * Float(index)
      let weights = 1 / (dx * dx + dy * dy + blendSquare)
      let scale = 1 / weights.sum()
      func byte(_ component: SIMD4<Float>) -> UInt32 {
        let value = (component * weights).sum() * scale
        // Colors of curves that overshoot are limited; far from all points the value is not a number.
        return UInt32(value > 0 ? min(value, 255) + 0.5 : 0)
      }
      target[index] = byte(red) | byte(green) &<< 8 | byte(blue) &<< 16 | 0xFF00_0000
    }
  }
}
