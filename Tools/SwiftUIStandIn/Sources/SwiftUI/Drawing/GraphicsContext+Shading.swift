extension GraphicsContext {
  /// A color or a gradient, in the coordinates of the context.
  public struct Shading: Sendable {
    let painting: @Sendable (EnvironmentValues) -> Painting

    /// The foreground style.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// A color.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// A color from components.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading { style.painted(in: $0) }
    }

    /// A gradient along a line.
    ///
    /// Its space is that of views - VERIFY.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { _ in
        Painting(
          .linear(
            AnyGradient(gradient), start: UnitPoint(x: startPoint.x, y: startPoint.y),
            end: UnitPoint(x: endPoint.x, y: endPoint.y))
        ).inPoints
      }
    }

    /// A gradient between two circles.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { _ in
        Painting(
          .radial(
            AnyGradient(gradient), center: UnitPoint(x: center.x, y: center.y),
            startRadius: startRadius, endRadius: endRadius)
        ).inPoints
      }
    }

    /// A gradient around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading { _ in
        Painting(
          .angular(
            AnyGradient(gradient), center: UnitPoint(x: center.x, y: center.y), start: angle,
            end: angle + .degrees(360))
        ).inPoints
      }
    }
  }

  /// Ways of drawing gradients, which the stand-in ignores.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The colors begin again beyond the ends.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The colors turn back beyond the ends.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Colors are mixed linearly.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}

extension Painting {
  /// The painting with unit points that are points.
  fileprivate var inPoints: Painting {
    var result = self
    result.rect = CGRect(x: 0, y: 0, width: 1, height: 1)
    return result
  }
}
