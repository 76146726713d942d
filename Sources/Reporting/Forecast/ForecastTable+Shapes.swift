extension ForecastTable {
  /// The support of shapes and path operations.
  static let shapes: [PlayerFeature: [ForecastSupport]] = [
    .animatedDashes: [
      .drawn, .fallback, .drawn, .drawn, .drawn, .drawn,
    ],
    .gradientHighlight: [
      .drawn, .missing, .missing, .missing, .drawn, .drawn,
    ],
    .filledTrim: [
      .drawn, .fallback, .drawn, .drawn, .drawn, .drawn,
    ],
    .individualTrim: [
      .drawn, .partly("All paths are trimmed alike."), .drawn, .drawn, .drawn, .drawn,
    ],
    .repeater: [
      .drawn, .drawn, .missing, .drawn, .drawn, .drawn,
    ],
    .animatedRepeater: [
      .drawn, .fallback, .missing, .drawn, .drawn, .drawn,
    ],
    .roundCorners: [
      .drawn, .drawn, .partly, .drawn, .drawn, .partly("Only rectangles are rounded."),
    ],
    .roundCornersOfMany: [
      .drawn, .fallback, .partly, .drawn, .drawn, .partly("Only rectangles are rounded."),
    ],
    .unevenlyScaledStroke: [
      .drawn, .fallback, .drawn, .drawn, .drawn, .drawn,
    ],
    .mergePaths: [
      .drawn, .missing, .missing, .partly("The app has to switch it on."), .missing, .missing,
    ],
    .pucker: [
      .drawn, .missing, .missing, .missing, .drawn, .missing,
    ],
    .twist: [
      .missing, .missing, .missing, .missing, .missing, .missing,
    ],
    .zigZag: [
      .drawn, .missing, .missing, .missing, .drawn, .missing,
    ],
    .offsetPath: [
      .drawn, .missing, .missing, .missing, .drawn, .missing,
    ],
  ]
}
