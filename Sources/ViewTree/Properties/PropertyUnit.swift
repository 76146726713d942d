/// What the numbers of a property count.
public enum PropertyUnit: String, Hashable, Sendable, CaseIterable {
  /// Points.
  case points
  /// Degrees.
  case degrees
  /// Components of colours and opacities, 0...1.
  case color
  /// Factors, shares and counts.
  case factor
}

extension PropertyKey {
  /// What the property's numbers count.
  public var unit: PropertyUnit {
    switch self {
    case .rotation, .rotationX, .rotationY, .orientation, .skew, .skewAxis, .pathAngle,
      .highlightAngle, .direction, .altitude, .hue, .phase:
      .degrees
    case .opacity, .startOpacity, .endOpacity, .color, .gradientStops, .blackColor, .whiteColor,
      .mix, .highlights, .midtones, .shadows, .levels, .redLevels, .greenLevels, .blueLevels,
      .alphaLevels, .highlightOpacity, .shadowOpacity, .saturation, .lightness, .threshold,
      .hueWeights, .startColor, .endColor, .brightness, .contrast, .exposureOffset:
      .color
    case .scale, .trimStart, .trimEnd, .trimOffset, .points, .outerRoundness, .innerRoundness,
      .copies, .copyOffset, .ridges, .highlightLength, .isVisible, .completion, .progress,
      .autoOrient, .frameIndex, .cycles, .insertion, .removal, .spread,
      .gradientScale, .gradientCenter, .steepness, .exposure, .gamma, .levelCount, .tileSize,
      .outputSize, .blocks:
      .factor
    case .anchor, .position, .path, .size, .cornerRadius, .outerRadius, .innerRadius, .lineWidth,
      .dashes, .dashOffset, .amount, .center, .miterLimit, .gradientStart, .gradientEnd, .expansion,
      .feather, .distance, .softness, .blurriness, .amplitude, .motionPath, .zoom, .radius,
      .waveHeight, .waveWidth, .topLeft, .topRight, .bottomLeft, .bottomRight,
      .displacement:
      .points
    }
  }
}
