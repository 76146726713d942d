/// A color in gamma-encoded sRGB with straight alpha, each component 0...1.
public struct Color: Hashable, Sendable, Codable {
  // Four numbers rather than a `SIMD4`, whose alignment of 32 bytes would pad the types that hold a
  // color.
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The alpha component.
  public var alpha: Double

  /// Makes a color from its components.
  @inlinable public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Makes a color from a vector of red, green, blue and alpha.
  @inlinable public init(components: SIMD4<Double>) {
    self.init(red: components.x, green: components.y, blue: components.z, alpha: components.w)
  }

  /// Red, green, blue and alpha.
  @inlinable public var components: SIMD4<Double> {
    get { SIMD4(red, green, blue, alpha) }
    set { self = Color(components: newValue) }
  }

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Transparent black.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Interpolates each component linearly; progress beyond 0...1 extrapolates.
  @inlinable public func interpolated(to other: Color, progress: Double) -> Color {
    Color(components: components + (other.components - components) * progress)
  }
}
