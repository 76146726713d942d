import Geometry

/// The sRGB transfer function, with immutable lookup tables between 8-bit components and linear light.
package final class LinearLight: @unchecked Sendable {
  /// The tables, computed on first use.
  static let shared = LinearLight()

  private static let steps = 4095

  /// Linear light, 0...1, of each component of 0...255.
  let linear: UnsafePointer<Float>
  /// The nearest component of 0...255 for 4,096 steps of linear light.
  private let encoded: UnsafePointer<UInt32>

  private init() {
    let linear = UnsafeMutablePointer<Float>.allocate(capacity: 256)
    let encoded = UnsafeMutablePointer<UInt32>.allocate(capacity: LinearLight.steps + 1)
    (self.linear, self.encoded) = (UnsafePointer(linear), UnsafePointer(encoded))
    for byte in 0..<256 {
      (linear + byte).initialize(to: Float(LinearLight.decode(Double(byte) / 255)))
    }
    for step in 0...LinearLight.steps {
      let light = Double(step) / Double(LinearLight.steps)
      (encoded + step).initialize(to: UInt32(LinearLight.encode(light) * 255 + 0.5))
    }
  }

  /// The linear light of a gamma-encoded component; both 0...1.
  package static func decode(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055, 2.4)
  }

  /// The gamma-encoded component of linear light; both 0...1.
  package static func encode(_ light: Double) -> Double {
    light <= 0.003_130_8 ? light * 12.92 : 1.055 * power(light, 1 / 2.4) - 0.055
  }

  /// The gamma-encoded component of linear light, 0...255; linear light is clamped to 0...1.
  @inline(__always) func byte(_ light: Float) -> UInt32 {
    encoded[Int(min(max(light, 0), 1) * Float(LinearLight.steps) + 0.5)]
  }

  /// The premultiplied linear light and the alpha of a premultiplied pixel, 0...1.
  @inline(__always) func sample(_ pixel: UInt32) -> SIMD4<Float> {
    let alpha = pixel &>> 24
    guard alpha != 0 else { return .zero }
    let straight = Bitmap.straightened(pixel)
    let share = Float(alpha) * (1 / 255)
    return SIMD4(
      linear[Int(straight & 255)] * share, linear[Int(straight &>> 8 & 255)] * share,
      linear[Int(straight &>> 16 & 255)] * share, share)
  }

  /// The premultiplied pixel of premultiplied linear light and alpha, 0...1.
  @inline(__always) func pixel(_ sample: SIMD4<Float>) -> UInt32 {
    let alpha = UInt32(min(max(sample.w, 0), 1) * 255 + 0.5)
    guard alpha != 0 else { return 0 }
    let straight = sample / sample.w
    return LinearLight.premultiplied(
      byte(straight.x) | byte(straight.y) &<< 8 | byte(straight.z) &<< 16, alpha)
  }

  /// The premultiplied pixel of a straight color, three bytes with red lowest, and an alpha of 0...255.
  @inline(__always) static func premultiplied(_ color: UInt32, _ alpha: UInt32) -> UInt32 {
    PixelMath.scale(color & 0xFF_FFFF, by: alpha) | alpha &<< 24
  }
}
