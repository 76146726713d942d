package import CompositionModel
import ViewTree

extension Layer {
  /// The options of a group inside of the layer's own, which cuts a precomposition before effects apply.
  var innerGroup: GroupView {
    guard case .precomposition(_, let size, _) = content, isCut else { return GroupView() }
    return GroupView(clipSize: size)
  }

  /// Whether a precomposition ends at its frame: not where its layers join the 3D space around it, and not with
  /// collapsed transformations that are shown as in After Effects.
  package var isCut: Bool { !joinsSpace && !(collapsesTransform && collapse == .show) }

  /// Whether the layer's own group cuts its precomposition; a transform or a style may show beyond that cut.
  var isCutOutside: Bool {
    !effects.contains { $0.isEnabled && ($0.role == .transform || $0.movesPixels) }
      && !(styles.contains { $0.isEnabled } && (!masks.isEmpty || content.isPrecomposition))
  }
}

extension Layer.Content {
  /// Whether it is another composition.
  fileprivate var isPrecomposition: Bool {
    if case .precomposition = self { true } else { false }
  }

  /// Whether it is a camera.
  var isCamera: Bool {
    if case .camera = self { true } else { false }
  }

  /// Whether the layer changes the layers below it.
  var isAdjustment: Bool {
    if case .adjustment = self { true } else { false }
  }
}
