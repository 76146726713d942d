/// The views of a tree in preorder: each view before its children, siblings in order.
public struct ViewPreorder: Sequence, IteratorProtocol {
  /// A view with its position in the tree.
  public struct Element {
    /// The preorder index: the number of preceding views.
    public let index: Int
    /// The number of views around the view.
    public let depth: Int
    /// The preorder index of the parent; `nil` for the root.
    public let parent: Int?
    /// The view.
    public let node: ViewNode
  }

  /// The children of visited views that were not visited yet, the next one last.
  private var open: [(node: ViewNode, depth: Int, parent: Int?)]
  private var count = 0

  /// Starts at the root of a tree.
  init(_ root: ViewNode) {
    open = [(root, 0, nil)]
  }

  /// Returns the next view; `nil` after the last one.
  public mutating func next() -> Element? {
    guard let (node, depth, parent) = open.popLast() else { return nil }
    let element = Element(index: count, depth: depth, parent: parent, node: node)
    count += 1
    for child in node.children.reversed() { open.append((child, depth + 1, element.index)) }
    return element
  }
}

extension ViewNode {
  /// The view and all its descendants in preorder.
  public var preorder: ViewPreorder { ViewPreorder(self) }

  /// Changes the view and all its descendants in place, in preorder.
  ///
  /// - Parameter change: Receives the preorder index and the view.
  package mutating func updatePreorder(_ change: (Int, inout ViewNode) -> Void) {
    var count = 0
    updatePreorder(&count, change)
  }

  private mutating func updatePreorder(_ count: inout Int, _ change: (Int, inout ViewNode) -> Void)
  {
    change(count, &self)
    count += 1
    for child in children.indices { children[child].updatePreorder(&count, change) }
  }

  /// The identifiers on the path to each view, from the outermost, without the root's; in preorder.
  package var identifierPaths: [[String]] {
    var paths: [[String]] = []
    for view in preorder {
      paths.append(view.parent.map { paths[$0] + [view.node.id] } ?? [])
    }
    return paths
  }
}
