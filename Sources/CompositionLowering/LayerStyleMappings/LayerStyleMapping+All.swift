extension LayerStyleMapping {
  /// All layer styles, in the order in which After Effects draws them: lowest first.
  package static let all: [LayerStyleMapping] = [
    .dropShadow, .outerGlow, .gradientOverlay, .colorOverlay, .satin, .innerGlow, .innerShadow,
    .bevel, .stroke,
  ]

  private static let mappingsByNumber = Dictionary(
    uniqueKeysWithValues: all.map { ($0.number, $0) })

  /// The mapping of a style by its number in a file; `nil` for an unknown style.
  package static func mapping(number: Int) -> LayerStyleMapping? { mappingsByNumber[number] }
}
