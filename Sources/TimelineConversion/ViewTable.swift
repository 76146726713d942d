import SceneModel
import ViewTree

/// The facts about views that conversion needs, by preorder index.
struct ViewTable {
  private(set) var identifiers: [String] = []
  /// The view around each view; -1 for the root.
  private(set) var parents: [Int] = []
  /// Whether a view is hidden before any change.
  private(set) var isHidden: [Bool] = []

  init(_ canvas: ViewCanvas) {
    for view in canvas.root.preorder {
      identifiers.append(view.node.id)
      parents.append(view.parent ?? -1)
      isHidden.append(view.node.properties.has(.flag(false), for: .isVisible))
    }
  }
}

/// Two numbers as the key of a dictionary.
///
/// One type for several dictionaries, because Swift's runtime takes 0.4 million instructions to prepare each type of
/// dictionary, as long as the conversion of some dozen keyframes.
typealias NumberPair = SIMD2<Int>
