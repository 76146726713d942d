extension LinearGradient: PrimitiveView {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    [ShapeItem.make(Rectangle(), self, .fill(FillStyle()), inputs)]
  }
}

extension RadialGradient: PrimitiveView {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    [ShapeItem.make(Rectangle(), self, .fill(FillStyle()), inputs)]
  }
}

extension EllipticalGradient: PrimitiveView {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    [ShapeItem.make(Rectangle(), self, .fill(FillStyle()), inputs)]
  }
}

extension AngularGradient: PrimitiveView {
  @MainActor func evaluate(_ inputs: ViewInputs) -> [LayoutItem] {
    [ShapeItem.make(Rectangle(), self, .fill(FillStyle()), inputs)]
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  /// A gradient along a line.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
  /// A gradient along a line.
  public static func linearGradient(
    stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient between two circles.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// A gradient between two circles.
  public static func radialGradient(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// A gradient between two circles.
  public static func radialGradient(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient around a point.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
  }
}

// A gradient with a space of its own is a style, but not a view.
extension ShapeStyle where Self == LinearGradient {
  /// A gradient along a line.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> some ShapeStyle {
    AnyShapeStyle(LinearGradient(any: gradient, startPoint, endPoint))
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient between two circles.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> some ShapeStyle {
    AnyShapeStyle(RadialGradient(any: gradient, center, startRadius, endRadius))
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient that is stretched to the filled rectangle.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> some ShapeStyle {
    AnyShapeStyle(
      EllipticalGradient(any: gradient, center, startRadiusFraction, endRadiusFraction))
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient around a point.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public static func angularGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> some ShapeStyle {
    AnyShapeStyle(AngularGradient(any: gradient, center, startAngle, endAngle))
  }
}
