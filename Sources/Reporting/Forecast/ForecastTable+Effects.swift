extension ForecastTable {
  /// The support of effects and layer styles.
  static let effects: [PlayerFeature: [ForecastSupport]] = [
    .colorEffect: [
      .partly("Only the SVG renderer draws it."), .missing, .missing, .missing, .drawn, .missing,
    ],
    .strokeEffect: [
      .partly("Only the SVG renderer draws it, in part."), .missing, .missing, .missing, .drawn,
      .missing,
    ],
    .levelsEffect: [
      .partly("Only the SVG renderer draws it."), .missing, .missing, .missing, .missing,
      .missing,
    ],
    .dropShadowEffect: [
      .partly("Only the SVG renderer draws it."), .drawn, .drawn,
      .partly("Each fill and stroke has a shadow of its own."), .drawn, .missing,
    ],
    .wipeEffect: [
      .missing, .missing, .missing, .missing, .missing, .missing,
    ],
    .matteEffect: [
      .drawn, .missing, .missing, .missing, .missing, .missing,
    ],
    .transformEffect: [
      .drawn, .missing, .missing, .missing, .missing, .missing,
    ],
    .blurEffect: [
      .partly("Only the SVG renderer draws it."), .missing, .missing,
      .partly("Each fill and stroke is blurred separately."), .drawn, .missing,
    ],
    .warpEffect: [
      .missing, .missing, .missing, .missing, .missing, .missing,
    ],
    .otherEffect: [
      .unknown, .unknown, .unknown, .unknown, .unknown, .unknown,
    ],
    .dropShadowStyle: [
      .missing, .drawn, .drawn, .missing, .missing, .missing,
    ],
    .layerStyle: [
      .missing, .missing, .missing, .missing, .missing, .missing,
    ],
  ]
}
