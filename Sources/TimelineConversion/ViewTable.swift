import SceneModel
import ViewTree

/// What conversion asks of views again and again, by preorder index.
struct ViewTable {
  private(set) var identifiers: [String] = []
  /// The view around each view; -1 for the root.
  private(set) var parents: [Int] = []
  /// Whether views begin hidden by their own flag.
  private(set) var isHidden: [Bool] = []

  /// - Parameters:
  ///   - view tree: The views.
  ///   - count: How many there are.
  init(_ canvas: ViewCanvas, count: Int) {
    identifiers.reserveCapacity(count)
    parents.reserveCapacity(count)
    isHidden.reserveCapacity(count)
    withUnsafePointer(to: canvas.root) { add($0, parent: -1) }
  }

  /// Adds a view, which is looked at where it is, as a copy would cost more than the look.
  private mutating func add(_ view: UnsafePointer<ViewNode>, parent: Int) {
    let index = parents.count
    identifiers.append(view.pointee.id)
    parents.append(parent)
    isHidden.append(
      view.pointee.properties.has(.flag(false), for: .isVisible))
    view.pointee.children.withUnsafeBufferPointer { children in
      guard var child = children.baseAddress else { return }
      for _ in children.indices {
        add(child, parent: index)
        child += 1
      }
    }
  }
}
