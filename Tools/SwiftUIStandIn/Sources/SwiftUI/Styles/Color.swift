/// A color.
public struct Color: Hashable, Sendable {
  /// A color space with components of red, green and blue.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Gamma-encoded sRGB.
    case sRGB
    /// Linear sRGB.
    case sRGBLinear
    /// Gamma-encoded Display P3.
    case displayP3
  }

  /// Gamma-encoded sRGB, extended, with straight alpha.
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double
  /// Whether the color depends on the appearance.
  private var isPrimary = false

  package init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Makes a color from components, 0...1; others extend the space.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    switch colorSpace {
    case .sRGB: self.init(red, green, blue, opacity)
    case .sRGBLinear:
      self.init(gamma(red), gamma(green), gamma(blue), opacity)
    case .displayP3:
      let (r, g, b) = (linear(red), linear(green), linear(blue))
      self.init(
        gamma(1.224_940_2 * r - 0.224_940_2 * g), gamma(-0.042_057 * r + 1.042_057 * g),
        gamma(-0.019_637_6 * r - 0.078_636 * g + 1.098_273_6 * b), opacity)
    }
  }

  /// Makes a gray.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a color from hue, saturation and brightness, 0...1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    func component(_ n: Double) -> Double {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(k, 4 - k, 1)))
    }
    self.init(component(5), component(3), component(1), opacity)
  }

  /// Returns the color with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color {
    var result = self
    result.alpha *= opacity
    return result
  }

  private init(bytes red: Double, _ green: Double, _ blue: Double) {
    self.init(red / 255, green / 255, blue / 255, 1)
  }

  /// Red, as in the light appearance of iOS; so are the other names - M.
  public static let red = Color(bytes: 255, 59, 48)
  /// Orange.
  public static let orange = Color(bytes: 255, 149, 0)
  /// Yellow.
  public static let yellow = Color(bytes: 255, 204, 0)
  /// Green.
  public static let green = Color(bytes: 52, 199, 89)
  /// Mint.
  public static let mint = Color(bytes: 0, 199, 190)
  /// Teal.
  public static let teal = Color(bytes: 48, 176, 199)
  /// Cyan.
  public static let cyan = Color(bytes: 50, 173, 230)
  /// Blue.
  public static let blue = Color(bytes: 0, 122, 255)
  /// Indigo.
  public static let indigo = Color(bytes: 88, 86, 214)
  /// Purple.
  public static let purple = Color(bytes: 175, 82, 222)
  /// Pink.
  public static let pink = Color(bytes: 255, 45, 85)
  /// Brown.
  public static let brown = Color(bytes: 162, 132, 94)
  /// White.
  public static let white = Color(1, 1, 1, 1)
  /// Gray.
  public static let gray = Color(bytes: 142, 142, 147)
  /// Black.
  public static let black = Color(0, 0, 0, 1)
  /// Transparent.
  public static let clear = Color(0, 0, 0, 0)
  /// The color of content.
  public static let primary = {
    var color = Color.black
    color.isPrimary = true
    return color
  }()
  /// The color of less important content.
  public static let secondary = Color(60 / 255.0, 60 / 255.0, 67 / 255.0, 0.6)

  /// The gradient of the color.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
}

/// Converts a linear component to gamma-encoded sRGB; the curve is odd.
package func gamma(_ x: Double) -> Double {
  if x < 0 { return -gamma(-x) }
  return x <= 0.003_130_8 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055
}

/// Converts a gamma-encoded sRGB component to a linear one; the curve is odd.
package func linear(_ x: Double) -> Double {
  if x < 0 { return -linear(-x) }
  return x <= 0.040_45 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
}

extension Color: PaintingStyle {
  func painting(in environment: EnvironmentValues) -> Painting {
    Painting(.color(shown(in: environment)))
  }

  /// The color in the appearance of an environment.
  func shown(in environment: EnvironmentValues) -> Color {
    isPrimary && environment.colorScheme == .dark ? .white : self
  }
}

extension Color: View {
  /// Primitive.
  public typealias Body = Never
}

extension Color: PrimitiveView {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    [ShapeItem.make(Rectangle(), self, .fill(FillStyle()), inputs)]
  }
}
