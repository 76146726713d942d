/// A colour in gamma-encoded sRGB with straight alpha, each component 0...1.
public struct Color: Hashable, Sendable {
  /// Red, green, blue and alpha.
  public var components: SIMD4<Double>

  /// Makes a colour of its components.
  @inlinable public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    components = SIMD4(red, green, blue, alpha)
  }

  /// Makes a colour of red, green, blue and alpha.
  @inlinable public init(components: SIMD4<Double>) {
    self.components = components
  }

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)
  /// Nothing.
  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// The red component.
  @inlinable public var red: Double { components.x }
  /// The green component.
  @inlinable public var green: Double { components.y }
  /// The blue component.
  @inlinable public var blue: Double { components.z }
  /// The alpha component.
  @inlinable public var alpha: Double { components.w }

  /// Component by component interpolation; progress beyond 0...1 extrapolates.
  @inlinable public func interpolated(to other: Color, progress: Double) -> Color {
    Color(components: components + (other.components - components) * progress)
  }
}
