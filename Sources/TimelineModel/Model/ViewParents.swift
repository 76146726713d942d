package import ViewTree

/// The group around each view, by identifiers; found at the first use.
package final class ViewParents {
  private let canvas: ViewCanvas
  private lazy var parents = found()

  /// The groups around all views of a view tree.
  package init(_ canvas: ViewCanvas) {
    self.canvas = canvas
  }

  private func found() -> [String: Int] {
    var parents: [String: Int] = [:]
    for view in canvas.root.preorder { parents[view.node.id] = view.parent }
    return parents
  }

  /// The number of the group around a view; `nil` for the root and for unknown views.
  package subscript(view: String) -> Int? { parents[view] }
}
