import ViewTree

/// The group around each view, by identifiers; found on first use.
final class ViewParents {
  private let canvas: ViewCanvas
  private lazy var parents = noted()

  /// The groups around all views of a view tree.
  init(_ canvas: ViewCanvas) {
    self.canvas = canvas
  }

  private func noted() -> [String: Int] {
    var parents: [String: Int] = [:]
    var count = 0
    ViewParents.add(canvas.root, &count, to: &parents)
    return parents
  }

  private static func add(_ view: ViewNode, _ count: inout Int, to parents: inout [String: Int]) {
    let index = count
    count += 1
    for child in view.children {
      parents[child.id] = index
      add(child, &count, to: &parents)
    }
  }

  /// The number of the group around a view; `nil` for the root and for unknown views.
  subscript(view: String) -> Int? { parents[view] }
}
