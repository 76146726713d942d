public import StageModel

/// How far a resampled property may be from the design, by kind of unit.
public struct ConversionTolerance: Hashable, Sendable {
  /// For lengths, in points.
  public var length: Double
  /// For angles, in degrees.
  public var angle: Double
  /// For colours and opacities, of 0...1.
  public var color: Double
  /// For scales, trims and other factors, of 1.
  public var factor: Double

  /// Makes tolerances; the defaults are too small to be seen.
  public init(
    length: Double = 0.1, angle: Double = 0.1, color: Double = 0.5 / 255, factor: Double = 0.0005
  ) {
    self.length = length
    self.angle = angle
    self.color = color
    self.factor = factor
  }

  /// The tolerance of a property, in its own unit.
  public func tolerance(of key: PropertyKey) -> Double {
    switch key {
    case .rotation, .rotationX, .rotationY, .orientation, .skew, .skewAxis, .pathAngle,
      .highlightAngle, .direction:
      angle
    case .opacity, .startOpacity, .endOpacity, .color, .gradientStops, .blackColor, .whiteColor,
      .mix, .highlights, .midtones, .shadows, .levels, .redLevels, .greenLevels, .blueLevels,
      .alphaLevels:
      color
    case .scale, .trimStart, .trimEnd, .trimOffset, .points, .outerRoundness, .innerRoundness,
      .copies, .copyOffset, .ridges, .highlightLength, .isVisible, .completion,
      .progress, .autoOrient, .frameIndex:
      factor
    case .anchor, .position, .path, .size, .cornerRadius, .outerRadius, .innerRadius, .lineWidth,
      .dashes, .dashOffset, .amount, .center, .miterLimit, .gradientStart, .gradientEnd, .expansion,
      .feather, .distance, .softness, .blurriness,
      .motionPath:
      length
    }
  }
}
