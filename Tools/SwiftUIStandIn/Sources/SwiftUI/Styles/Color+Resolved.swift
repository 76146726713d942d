#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
extension Color {
  /// The components of a color in an environment; read as gamma-encoded sRGB - H.
  public struct Resolved: Hashable, Sendable {
    /// Red.
    public var red: Float
    /// Green.
    public var green: Float
    /// Blue.
    public var blue: Float
    /// The opacity.
    public var opacity: Float

    /// Makes a color from components.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      let color = Color(
        colorSpace, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(opacity))
      self.init(color)
    }

    fileprivate init(_ color: Color) {
      (red, green, blue) = (Float(color.red), Float(color.green), Float(color.blue))
      opacity = Float(color.alpha)
    }
  }

  /// The components in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(shown(in: environment))
  }
}
