extension PropertyVocabulary {
  /// The terms for members of assets and settings of the composition.
  static let assets: [String: PropertyTerm] = [
    "MotionBlurSettings.shutterAngle": .named("shutter angle", .degrees),
    "MotionBlurSettings.shutterPhase": .named("shutter phase", .degrees),
    "FontAsset.name": .hidden,
    "Glyph.character": .hidden,
    "Glyph.fontSize": .named("font size", .points),
    "ImageAsset.isSequencePart": .named("part of an image sequence"),
    "Slot.uses": .hidden,
    "AssetSource.external": .inline,
    "AssetSource.external.path": .named("file"),
    "AssetSource.embedded": .named("file"),
  ]
}
