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
