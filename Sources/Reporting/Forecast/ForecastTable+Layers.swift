extension ForecastTable {
  /// The support of layers, their time and their transform.
  static let layers: [PlayerFeature: [ForecastSupport]] = [
    .text: [
      .drawn, .partly("The fonts of the device are used."),
      .partly("The fonts of the device are used, and animators are drawn in part."),
      .partly("Animators are drawn in part."), .drawn, .missing,
    ],
    .audio: [
      .drawn, .missing, .missing, .missing, .partly("The app has to supply the sound."), .missing,
    ],
    .camera: [
      .missing("The SVG and canvas renderers stop with an error; the HTML renderer draws it."),
      .missing, .missing, .missing, .missing, .missing,
    ],
    .dataLayer: [
      .drawn, .missing, .missing, .missing, .missing, .missing,
    ],
    .timeRemap: [
      .drawn, .partly("It is sampled frame by frame."), .drawn, .drawn,
      .partly("The layer's time stretch does not count beside it."), .drawn,
    ],
    .costlyTimeRemap: [
      .drawn, .fallback, .drawn, .drawn, .drawn, .drawn,
    ],
    .slot: [
      .drawn, .missing("The value in the file is fixed."),
      .missing("The value in the file is fixed."), .missing("The value in the file is fixed."),
      .drawn, .missing("The value in the file is fixed."),
    ],
    .autoOrientation: [
      .drawn, .missing, .missing, .drawn, .drawn, .drawn,
    ],
    .motionBlur: [
      .missing, .missing, .missing, .missing, .missing, .missing,
    ],
    .imageSequence: [
      .drawn, .missing, .missing, .missing, .missing, .missing,
    ],
    .layerSkew: [
      .drawn, .missing, .missing, .drawn, .drawn, .missing,
    ],
    .groupSkew: [
      .drawn, .drawn, .drawn, .drawn, .drawn, .missing,
    ],
    .spaceRotation: [
      .partly("The SVG renderer stays flat; the HTML renderer draws it."), .partly, .partly,
      .drawn, .partly("It differs from After Effects."), .partly,
    ],
    .spacePlace: [
      .missing("The HTML renderer draws it."), .missing, .missing, .missing, .partly, .missing,
    ],
    .dimensionEasing: [
      .drawn, .partly("That of the first dimension is used for all."),
      .partly("That of the first dimension is used for all."), .drawn,
      .partly("That of the first dimension is used for all."),
      .partly("That of the first dimension is used for all."),
    ],
    .expression: [
      .drawn, .missing, .missing, .missing, .partly("Most are evaluated."), .missing,
    ],
  ]
}
