/// The name of a view's property; the raw value is its name in files.
///
/// The declarations of kinds state meaning, type, unit, range and default. The order applies to values in files and
/// comparisons.
public enum PropertyKey: String, Hashable, Sendable, CaseIterable {
  // Drawn views.
  case isVisible, opacity

  // Texts.
  case string, count

  // Transforms and motion paths.
  case anchor, position, scale, rotation, rotationX, rotationY, perspective, orientation
  case skew, skewAxis, pathAngle, motionPath, progress, autoOrient

  // Geometry.
  case path, size, cornerRadius
  case points, outerRadius, innerRadius, outerRoundness, innerRoundness

  // Modifiers of geometry, and repeaters.
  case trimStart, trimEnd, trimOffset, amount, ridges, center, miterLimit
  case copies, copyOffset, startOpacity, endOpacity

  // Paints and masks.
  case color, lineWidth, dashes, dashOffset
  case gradientStart, gradientEnd, highlightLength, highlightAngle, gradientStops
  case expansion, feather

  // Effects and layer styles.
  case blackColor, whiteColor, mix, highlights, midtones, shadows
  case levels, redLevels, greenLevels, blueLevels, alphaLevels
  case direction, distance, softness, spread, gradientScale, gradientCenter
  case steepness, altitude, highlightOpacity, shadowOpacity
  case blurriness, completion, brightness, contrast, hue, saturation, lightness
  case exposure, exposureOffset, gamma, levelCount, threshold, hueWeights
  case startColor, endColor, firstPoint, firstColor, secondPoint, secondColor
  case thirdPoint, thirdColor, fourthPoint, fourthColor, blend
  case radius, waveHeight, waveWidth, phase, tileSize, outputSize, blocks
  case topLeft, topRight, bottomLeft, bottomRight, displacement

  // Groups that are driven, appear, disappear or are cameras, and sequences of pictures.
  case cycles, amplitude, insertion, removal, zoom
  case frameIndex
}

extension PropertyKey {
  /// The index of the key, from 0, in the order of declaration.
  public var number: Int { PropertyKey.numbers[rawValue] ?? 0 }

  private static let numbers = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($0.element.rawValue, $0.offset) })
}
