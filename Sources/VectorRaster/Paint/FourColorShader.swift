import Geometry
import SceneModel

/// Computes the pixels of a 4-Color Gradient.
///
/// The weight of a color is 1 / (d² + b²), with the distance d from its point and the blend b. After Effects does not
/// publish the formula; measurements of its pictures agree with this one.
struct FourColorShader {
  /// A point with its color, whose components are 0...255.
  private struct Corner {
    let x: Float
    let y: Float
    let red: Float
    let green: Float
    let blue: Float

    init(_ point: Vector2, _ color: Color) {
      // Colors of curves that overshoot are limited.
      func byte(_ component: Double) -> Float { Float(Bitmap.limited(component) * 255) }
      (x, y) = (Float(point.x), Float(point.y))
      (red, green, blue) = (byte(color.red), byte(color.green), byte(color.blue))
    }
  }

  private let corners: [Corner]
  /// The square of the blend.
  private let blendSquare: Float
  /// From pixels to the group's coordinates.
  private let inverse: Affine

  /// Creates the shader of a gradient under a transform to pixels; `nil` for a singular one or numbers that are not finite.
  init?(_ gradient: FourColorGradient, transform: Affine) {
    guard let inverse = transform.inverse, inverse.isFinite, gradient.isFinite else { return nil }
    self.inverse = inverse
    corners = [
      Corner(gradient.firstPoint, gradient.firstColor),
      Corner(gradient.secondPoint, gradient.secondColor),
      Corner(gradient.thirdPoint, gradient.thirdColor),
      Corner(gradient.fourthPoint, gradient.fourthColor),
    ]
    // A blend of 0 has no weight at the points themselves.
    blendSquare = Float(max(gradient.blend * gradient.blend, 1e-6))
  }

  /// Writes the pixels of a row from a column on, eight at a time.
  func shade(x: Int, y: Int, count: Int, into target: UnsafeMutablePointer<UInt32>) {
    let start = inverse.apply(Vector2(Double(x) + 0.5, Double(y) + 0.5))
    let lanes = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7)
    var index = 0
    while index < count {
      let steps = lanes + Float(index)
      let pixels = pixels(
        Float(start.x) + steps * Float(inverse.a), Float(start.y) + steps * Float(inverse.b))
      if index &+ 8 <= count {
        UnsafeMutableRawPointer(target + index).storeBytes(of: pixels, as: SIMD8<UInt32>.self)
      } else {
        for lane in 0..<count &- index { target[index &+ lane] = pixels[lane] }
      }
      index &+= 8
    }
  }

  /// The pixels at eight points.
  @inline(__always)
  private func pixels(_ x: SIMD8<Float>, _ y: SIMD8<Float>) -> SIMD8<UInt32> {
    var (sum, red) = (SIMD8<Float>.zero, SIMD8<Float>.zero)
    var (green, blue) = (SIMD8<Float>.zero, SIMD8<Float>.zero)
    for corner in corners {
      let (dx, dy) = (x - corner.x, y - corner.y)
      let weight = 1 / (dx * dx + dy * dy + blendSquare)
      sum += weight
      red += weight * corner.red
      green += weight * corner.green
      blue += weight * corner.blue
    }
    // Far from all points, all weights are 0.
    let scale = (1 / sum).replacing(with: 0, where: sum .== 0)
    // The last bit of the significand of 2^23 is worth 1: the low bits hold the rounded integers.
    func bytes(_ component: SIMD8<Float>) -> SIMD8<UInt32> {
      unsafeBitCast(component * scale + 8_388_608, to: SIMD8<UInt32>.self) & 255
    }
    return bytes(red) | bytes(green) &<< 8 | bytes(blue) &<< 16 | 0xFF00_0000
  }
}
