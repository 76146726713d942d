extension ForecastTable {
  /// The support of text.
  static let text: [PlayerFeature: [ForecastSupport]] = [
    .animatedText: [
      .drawn, .fallback, .drawn, .drawn, .drawn, .missing,
    ],
    .glyphs: [
      .drawn, .missing("The fonts of the device are used."),
      .missing("The fonts of the device are used."), .drawn, .drawn, .missing,
    ],
    .textAnimator: [
      .drawn, .fallback, .partly("Start, end, colors and transform are drawn."),
      .partly("One range, and some properties, are drawn."), .drawn, .missing,
    ],
    .selectorDetails: [
      .drawn, .missing, .missing, .missing, .drawn, .missing,
    ],
    .textPath: [
      .drawn, .missing, .missing, .missing, .drawn, .missing,
    ],
  ]
}
