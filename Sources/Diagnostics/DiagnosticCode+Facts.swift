extension DiagnosticCode {
  /// Severity, title and advice.
  public var facts: DiagnosticFacts {
    fileFacts ?? structureFacts ?? layerFacts ?? shapeFacts ?? effectFacts ?? otherFacts
  }

  private static let exportAgain = "Export the composition again with a current exporter."

  private var fileFacts: DiagnosticFacts? {
    switch self {
    case .emptyFile:
      .init(.error, "Empty file", "Export the composition again; the export may have been cut off.")
    case .malformedJSON:
      .init(.error, "Not JSON", "Export the composition again, or mend the text at this place.")
    case .rootNotAnObject:
      .init(.error, "Not a composition", "Check that the file is a Lottie export.")
    case .missingMember: .init(.error, "Missing member", Self.exportAgain)
    case .wrongType: .init(.error, "Value of the wrong type", Self.exportAgain)
    case .numberOutOfRange:
      .init(.error, "Number out of range", "Set the property to a value that can be meant.")
    case .limitExceeded:
      .init(.error, "Too large", "Split the composition, or leave out what is not seen.")
    case .timelineAsInput:
      .init(.error, "A timeline", "Name the Lottie export from which the timeline was made.")
    default: nil
    }
  }

  private var structureFacts: DiagnosticFacts? {
    switch self {
    case .missingParent:
      .init(.warning, "Missing parent", "Choose the parent again, or export its layer too.")
    case .parentCycle:
      .init(.warning, "Circle of parents", "Set the parent of one of the layers to None.")
    case .missingMatte:
      .init(.warning, "Missing matte", "Choose the track matte again, or export its layer too.")
    case .matteCycle:
      .init(.warning, "Circle of mattes", "Set the track matte of one of the layers to None.")
    case .missingAsset:
      .init(.warning, "Missing asset", "Relink the footage, then export again with all assets.")
    case .wrongAsset: .init(.warning, "Asset of the wrong kind", Self.exportAgain)
    case .precompositionCycle:
      .init(.warning, "Precomposition in itself", "Replace the inner layer by its contents.")
    case .duplicateIndex: .init(.note, "Index used twice", Self.exportAgain)
    case .duplicateAsset: .init(.warning, "Asset identifier used twice", Self.exportAgain)
    case .missingIdentifier: .init(.warning, "Asset without identifier", Self.exportAgain)
    case .missingFont:
      .init(.warning, "Missing font", "Install the font, or export glyphs as shapes.")
    case .missingTextPath:
      .init(.warning, "Missing text path", "Choose the mask that the text follows again.")
    case .emptyTimeRange:
      .init(.warning, "Empty time range", "Move the out point behind the in point.")
    case .emptyKeyframes:
      .init(.warning, "No keyframes", "Set the property to a value, or give it keyframes.")
    case .unsortedKeyframes: .init(.warning, "Keyframes out of order", Self.exportAgain)
    case .simultaneousKeyframes:
      .init(.note, "Keyframes at one time", "Use a hold keyframe where the value is to jump.")
    case .unevenPath:
      .init(
        .warning, "Uneven path",
        "Give the path the same number of vertices at all keyframes.")
    case .malformedData: .init(.warning, "Unreadable embedded file", "Replace the footage.")
    case .unevenGradient: .init(.warning, "Uneven gradient", Self.exportAgain)
    case .runawayRepeater:
      .init(.warning, "Too many copies", "Lower the number of copies of the repeaters.")
    default: nil
    }
  }

  private var layerFacts: DiagnosticFacts? {
    switch self {
    case .unsupportedLayer:
      .init(.warning, "Layer not drawn", "Replace the layer by shapes or a precomposition.")
    case .unsupportedImage:
      .init(.warning, "Picture not drawn", "Replace the picture by shapes, or add it in the app.")
    case .unsupportedVideo: .init(.warning, "Video not drawn", "Play the video in the app.")
    case .unsupportedAudio: .init(.warning, "Sound not carried over", "Play the sound in the app.")
    case .unsupportedLight:
      .init(.warning, "Light not used", "Paint light and shade with fills and gradients.")
    case .unsupportedData:
      .init(.note, "Data layer", "Convert the expressions that read the data to keyframes.")
    case .unsupportedAdjustment:
      .init(
        .warning, "Adjustment layer drawn in part",
        "Precompose the layers below it.")
    case .guideLayer: .init(.note, "Guide layer", "")
    case .unsupportedText:
      .init(.warning, "Text not drawn", "Create shapes from the text (Layer > Create).")
    case .unsupportedTextAnimator:
      .init(
        .warning, "Text animator drawn otherwise",
        "Animate the layer's own transform, or create shapes from the text.")
    case .unsupportedTextPath:
      .init(
        .warning, "Last margin of text not kept", "Set the last margin to 0.")
    case .unsupportedTextSelector:
      .init(
        .warning, "Expression selector not evaluated",
        "Use a range selector with keyframes.")
    default: nil
    }
  }

  private var shapeFacts: DiagnosticFacts? {
    switch self {
    case .unsupportedShape:
      .init(.warning, "Shape not drawn", "Convert the shape to a Bezier path.")
    case .unsupportedModifier:
      .init(.warning, "Path operation not drawn", "Apply the operation to the path's own vertices.")
    case .unsupportedMerge:
      .init(
        .warning, "Merge Paths not computed",
        "Choose one of the five modes of Merge Paths, for simple paths.")
    case .unsupportedStroke:
      .init(.warning, "Stroke feature not drawn", "Keep the property of the stroke constant.")
    case .unsupportedMask:
      .init(.warning, "Mask feature not drawn", "Use a hard mask of mode Add or Subtract.")
    case .unsupportedMatte:
      .init(.warning, "Matte not drawn", "Use an alpha matte or a mask.")
    case .unsupportedBlendMode:
      .init(.warning, "Blend mode not drawn", "Set the blending mode to Normal.")
    case .misplacedTransform: .init(.warning, "Misplaced transform", Self.exportAgain)
    default: nil
    }
  }

  private var effectFacts: DiagnosticFacts? {
    switch self {
    case .unsupportedEffect:
      .init(.warning, "Effect not drawn", "Switch the effect off, or draw its result as shapes.")
    case .expressionControl:
      .init(.note, "Expression control", "Delete the effect if no expression uses it.")
    case .unsupportedLayerStyle:
      .init(.warning, "Layer style not drawn", "Draw the style's result as shapes.")
    case .unsupportedExpression:
      .init(
        .warning, "Expression not evaluated",
        "Convert it to keyframes (Animation > Keyframe Assistant > Convert Expression to Keyframes)."
      )
    case .evaluatedExpression:
      .init(
        .note, "Expression evaluated",
        "Convert it to keyframes where its easing between frames matters.")
    case .expressionLimit:
      .init(
        .warning, "Expression too costly",
        "Convert it to keyframes (Animation > Keyframe Assistant > Convert Expression to Keyframes)."
      )
    case .unsupportedMotionBlur:
      .init(.note, "Motion blur not drawn", "Enable motion blur for the composition too.")
    case .unsupportedTransform:
      .init(.warning, "Transform feature not drawn", "Use the plain transform properties.")
    case .unsupportedSlot:
      .init(.note, "Slot", "Change the value in the file before it is converted.")
    case .unusedSlot: .init(.note, "Unused slot", "Remove the slot, or bind a property to it.")
    case .partialEffect:
      .init(.warning, "Effect drawn in part", "Leave the named setting as After Effects sets it.")
    case .partialLayerStyle:
      .init(.warning, "Layer style drawn in part", "Set the named setting of the style to 0.")
    default: nil
    }
  }

  private var otherFacts: DiagnosticFacts {
    switch self {
    case .unknownMember:
      .init(.note, "Unknown member", "Check the drawing if another program added the member.")
    case .oldDialect: .init(.note, "Old way of writing", Self.exportAgain)
    case .colorAlpha:
      .init(.note, "Colour with alpha", "Set the opacity of the paint in place of the alpha.")
    case .furtherFindings: .init(.note, "Further findings", "Mend the listed findings first.")
    case .unusualForm: .init(.note, "Unusual way of writing", Self.exportAgain)
    case .lenientJSON:
      .init(.note, "Not strict JSON", "Mend the text for players that accept strict JSON only.")
    case .resampled:
      .init(.note, "Resampled", "Use plain easing where the curve is to be exact.")
    case .notConverted: .init(.warning, "Not in the timeline", "Use plain keyframes and shapes.")
    case .otherInterval:
      .init(.note, "Another interval", "Choose an interval that divides the duration.")
    case .baked: .init(.note, "Baked", "Use what SwiftUI has where pictures are not wanted.")
    case .bakingLimit:
      .init(.warning, "Too much to bake", "Use the effect on a smaller layer, or for fewer frames.")
    case .malformedTimeline:
      .init(.error, "Not a timeline", "Mend the file at this place, or convert again.")
    default: matchFacts ?? containerFacts
    }
  }

  private var matchFacts: DiagnosticFacts? {
    switch self {
    case .missingMatch:
      .init(.error, "Nothing to match", "Give the same name to the view that it is to match.")
    case .severalSources:
      .init(.error, "Several sources", "Let one view appear as the other goes, or follow it.")
    case .matchCircle:
      .init(.error, "Circle of matched views", "Match views of which none lies in the other.")
    default: nil
    }
  }

  private var containerFacts: DiagnosticFacts {
    switch self {
    case .malformedArchive:
      .init(.error, "Unreadable archive", "Export or download the file again.")
    case .unsafeArchivePath:
      .init(.error, "Unsafe path in an archive", "Pack the archive again with relative paths.")
    case .archiveTooLarge: .init(.error, "Archive too large", "Split the archive.")
    case .noAnimation:
      .init(.error, "No animation in an archive", "Pack the archive again with its animations.")
    case .missingAnimation:
      .init(.warning, "Missing animation", "Pack the archive again with all its animations.")
    case .malformedManifest:
      .init(.warning, "Unreadable manifest", "Pack the archive again with a current tool.")
    case .unusedArchivePart:
      .init(.note, "Unused part of an archive", "Nothing has to be done.")
    case .missingImage:
      .init(.warning, "Missing picture", "Put the picture beside the file, or embed it on export.")
    default: .init(.warning, rawValue, "")
    }
  }
}
