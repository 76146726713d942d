extension EffectMapping {
  /// All effects of After Effects with a mapping.
  ///
  /// If effects share a number, the first one applies unless another one has the match name.
  package static let all: [EffectMapping] = [
    .tint, .fill, .stroke, .tritone, .levels, .dropShadow, .radialWipe, .displacementMap,
    .setMatte, .gaussianBlur, .fastBoxBlur, .twirl, .meshWarp, .ripple, .waveWarp, .spherize,
    .puppet, .transform, .invert, .brightnessContrast, .hueSaturation, .exposure, .posterize,
    .threshold, .blackAndWhite, .gradientRamp, .fourColorGradient, .linearWipe, .venetianBlinds,
    .mirror, .offset, .motionTile, .cornerPin, .mosaic, .polarCoordinates, .simpleChoker,
    .expressionControl,
  ]

  /// Sliders, checkboxes and the like that expressions read: After Effects' own controls, and controls of scripts.
  static let expressionControl = EffectMapping(
    "Expression Control", numbers: [0, 1, 2, 3, 4, 6, 7, 8, 9, 10], role: .expressionControl)

  /// Lottie's number for effects that it has no number for, which the match name identifies.
  static let customNumber = 5

  private static let mappingsByNumber = Dictionary(
    grouping: all.flatMap { mapping in mapping.numbers.map { (number: $0, mapping: mapping) } },
    by: \.number
  ).mapValues { $0.map(\.mapping) }

  private static let mappingsByMatchName = Dictionary(
    uniqueKeysWithValues: all.flatMap { mapping in mapping.matchNames.map { ($0, mapping) } })

  /// The mapping of an effect by its number and match name in a file; `nil` for an unknown effect.
  static func mapping(number: Int, matchName: String) -> EffectMapping? {
    guard number != customNumber else {
      return isExpressionControl(matchName) ? .expressionControl : mappingsByMatchName[matchName]
    }
    let candidates = mappingsByNumber[number] ?? []
    return candidates.first { $0.matchNames.contains(matchName) } ?? candidates.first
  }

  /// Whether an expression control has a match name.
  private static func isExpressionControl(_ matchName: String) -> Bool {
    matchName.isEmpty || matchName.hasPrefix("Pseudo/")
      || (matchName.hasPrefix("ADBE ") && matchName.hasSuffix(" Control"))
  }
}
