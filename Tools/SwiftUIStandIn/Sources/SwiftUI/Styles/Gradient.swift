/// Colors at places along a line from 0 to 1.
public struct Gradient: Equatable, Hashable, Sendable {
  /// A color at a place.
  public struct Stop: Equatable, Hashable, Sendable {
    /// The color.
    public var color: Color
    /// The place, 0...1.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      (self.color, self.location) = (color, location)
    }
  }

  /// The space in which colors are mixed.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    /// The space of the output.
    public static let device = ColorSpace(isPerceptual: false)
    /// A perceptual space.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }

  /// The stops.
  public var stops: [Stop]

  /// Makes a gradient from stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of equidistant colors.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Returns the gradient with another space.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(stops: stops, space: space)
  }
}

/// A gradient with its space.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
public struct AnyGradient: Hashable, Sendable {
  var stops: [Gradient.Stop]
  /// Colors are mixed perceptually unless another space is chosen - H.
  var space = Gradient.ColorSpace.perceptual

  /// Makes a gradient.
  public init(_ gradient: Gradient) { stops = gradient.stops }

  init(stops: [Gradient.Stop], space: Gradient.ColorSpace) {
    (self.stops, self.space) = (stops, space)
  }

  /// Returns the gradient with another space.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    AnyGradient(stops: stops, space: space)
  }
}

extension AnyGradient: PaintingStyle {
  /// A single color becomes a gradient whose top is lighter; the stand-in paints it flat - L.
  func painting(in environment: EnvironmentValues) -> Painting {
    Painting(.linear(self, start: .top, end: .bottom))
  }
}

extension Gradient: PaintingStyle {
  func painting(in environment: EnvironmentValues) -> Painting {
    AnyGradient(self).painting(in: environment)
  }
}

/// A gradient along a line.
nonisolated public struct LinearGradient: PaintingStyle, View {
  /// Primitive.
  public typealias Body = Never
  let gradient: AnyGradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Makes a gradient between points of the filled rectangle.
  nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(any: AnyGradient(gradient), startPoint, endPoint)
  }
  /// Makes a gradient between points of the filled rectangle.
  nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(any: AnyGradient(Gradient(colors: colors)), startPoint, endPoint)
  }
  /// Makes a gradient between points of the filled rectangle.
  nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(any: AnyGradient(Gradient(stops: stops)), startPoint, endPoint)
  }
  nonisolated init(any gradient: AnyGradient, _ startPoint: UnitPoint, _ endPoint: UnitPoint) {
    (self.gradient, self.startPoint, self.endPoint) = (gradient, startPoint, endPoint)
  }
  nonisolated func painting(in environment: EnvironmentValues) -> Painting {
    Painting(.linear(gradient, start: startPoint, end: endPoint))
  }
}

/// A gradient between two circles; radii are in points.
nonisolated public struct RadialGradient: PaintingStyle, View {
  /// Primitive.
  public typealias Body = Never
  let gradient: AnyGradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Makes a gradient about a point of the filled rectangle.
  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(any: AnyGradient(gradient), center, startRadius, endRadius)
  }
  /// Makes a gradient about a point of the filled rectangle.
  nonisolated public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(any: AnyGradient(Gradient(colors: colors)), center, startRadius, endRadius)
  }
  /// Makes a gradient about a point of the filled rectangle.
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(any: AnyGradient(Gradient(stops: stops)), center, startRadius, endRadius)
  }
  nonisolated init(
    any gradient: AnyGradient, _ center: UnitPoint, _ startRadius: CGFloat, _ endRadius: CGFloat
  ) {
    (self.gradient, self.center) = (gradient, center)
    (self.startRadius, self.endRadius) = (startRadius, endRadius)
  }
  nonisolated func painting(in environment: EnvironmentValues) -> Painting {
    Painting(
      .radial(gradient, center: center, startRadius: startRadius, endRadius: endRadius))
  }
}

/// A radial gradient that is stretched to the filled rectangle; radii are shares of its size.
nonisolated public struct EllipticalGradient: PaintingStyle, View {
  /// Primitive.
  public typealias Body = Never
  let gradient: AnyGradient
  let center: UnitPoint
  let startFraction: CGFloat
  let endFraction: CGFloat

  /// Makes a gradient about a point of the filled rectangle.
  nonisolated public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(any: AnyGradient(gradient), center, startRadiusFraction, endRadiusFraction)
  }
  /// Makes a gradient about a point of the filled rectangle.
  nonisolated public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  /// Makes a gradient about a point of the filled rectangle.
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center,
      startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
  nonisolated init(
    any gradient: AnyGradient, _ center: UnitPoint, _ start: CGFloat, _ end: CGFloat
  ) {
    (self.gradient, self.center, startFraction, endFraction) = (gradient, center, start, end)
  }
  nonisolated func painting(in environment: EnvironmentValues) -> Painting {
    Painting(
      .elliptical(gradient, center: center, startRadius: startFraction, endRadius: endFraction))
  }
}

/// A gradient around a point.
nonisolated public struct AngularGradient: PaintingStyle, View {
  /// Primitive.
  public typealias Body = Never
  let gradient: AnyGradient
  let center: UnitPoint
  let startAngle: Angle
  let endAngle: Angle

  /// Makes a gradient between two angles.
  nonisolated public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    self.init(any: AnyGradient(gradient), center, startAngle, endAngle)
  }
  /// Makes a gradient between two angles.
  nonisolated public init(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(any: AnyGradient(Gradient(colors: colors)), center, startAngle, endAngle)
  }
  /// Makes a gradient between two angles.
  nonisolated public init(
    stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(any: AnyGradient(Gradient(stops: stops)), center, startAngle, endAngle)
  }
  /// Makes a gradient over a whole turn.
  nonisolated public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(any: AnyGradient(gradient), center, angle, angle + .degrees(360))
  }
  /// Makes a gradient over a whole turn.
  nonisolated public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  /// Makes a gradient over a whole turn.
  nonisolated public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
  nonisolated init(
    any gradient: AnyGradient, _ center: UnitPoint, _ startAngle: Angle, _ endAngle: Angle
  ) {
    (self.gradient, self.center) = (gradient, center)
    (self.startAngle, self.endAngle) = (startAngle, endAngle)
  }
  nonisolated func painting(in environment: EnvironmentValues) -> Painting {
    Painting(.angular(gradient, center: center, start: startAngle, end: endAngle))
  }
}
