/// What becomes of a feature that a finding is about.
public enum FeatureOutcome: String, Hashable, Sendable, CaseIterable, Comparable {
  /// It is drawn and converted as the designer made it.
  case native
  /// It is drawn or converted with a difference.
  case approximated
  /// It becomes pictures.
  case baked
  /// It is left out.
  case dropped

  /// Whether less of the feature is carried over.
  public static func < (first: FeatureOutcome, second: FeatureOutcome) -> Bool {
    first.rank < second.rank
  }

  private var rank: Int {
    switch self {
    case .native: 0
    case .approximated: 1
    case .baked: 2
    case .dropped: 3
    }
  }
}

extension DiagnosticCode {
  /// What a finding with this code says about the fate of a feature; `nil` where it is about something else.
  public var outcome: FeatureOutcome? {
    switch self {
    case .unsupportedLayer, .unsupportedImage, .unsupportedVideo,
      .unsupportedAudio, .unsupportedLight, .unsupportedData,
      .unsupportedAdjustment, .unsupportedText, .unsupportedTextSelector,
      .unsupportedShape, .unsupportedModifier, .unsupportedMask, .unsupportedMatte,
      .unsupportedBlendMode, .unsupportedEffect, .unsupportedLayerStyle, .unsupportedExpression,
      .expressionLimit, .unsupportedMotionBlur, .missingImage, .notConverted,
      .bakingLimit:
      .dropped
    case .baked: .baked
    case .unsupportedTextAnimator, .unsupportedTextPath, .unsupportedMerge, .unsupportedStroke,
      .unsupportedTransform,
      .evaluatedExpression, .partialEffect, .partialLayerStyle, .resampled:
      .approximated
    default: nil
    }
  }
}
