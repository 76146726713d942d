extension ForecastTable {
  /// The support of masks, mattes and blending.
  static let cutting: [PlayerFeature: [ForecastSupport]] = [
    .intersectMask: [
      .drawn, .drawn, .drawn, .partly("It counts as Add."), .drawn, .drawn,
    ],
    .lightenMask: [
      .missing("It counts as Add."), .missing("It counts as Add."), .missing("It counts as Add."),
      .missing("It counts as Add."), .drawn, .missing,
    ],
    .darkenMask: [
      .missing("It counts as Add."), .missing, .missing, .missing("It counts as Add."), .drawn,
      .missing,
    ],
    .differenceMask: [
      .missing, .missing("It counts as Intersect."), .missing("It counts as Intersect."),
      .missing("It counts as Add."), .drawn, .drawn,
    ],
    .maskOpacity: [
      .drawn, .missing, .drawn, .drawn, .drawn, .drawn,
    ],
    .maskExpansion: [
      .drawn, .missing, .missing, .missing, .drawn, .missing,
    ],
    .maskFeather: [
      .missing, .missing, .missing, .missing, .missing, .missing,
    ],
    .lumaMatte: [
      .drawn, .missing, .missing, .missing("It is drawn as an alpha matte."), .drawn, .drawn,
    ],
    .distantMatte: [
      .drawn, .missing("The layer just above is used."),
      .missing, .missing, .drawn, .missing,
    ],
    .blendMode: [
      .drawn, .drawn, .drawn, .drawn, .drawn, .missing,
    ],
    .addBlendMode: [
      .missing, .missing, .missing, .drawn, .drawn, .missing,
    ],
    .hardMixBlendMode: [
      .missing, .missing, .missing, .partly, .unknown, .missing,
    ],
  ]
}
