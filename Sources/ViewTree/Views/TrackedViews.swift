package import Geometry
package import SceneModel

/// Views whose places in the picture are recorded.
package struct TrackedViews: Sendable {
  /// The identifiers of the views.
  package let identifiers: [String]
  /// The preorder indices of each view and of all its descendants.
  private let ranges: [Range<Int>]
  /// The number of views in the tree.
  private let count: Int

  /// Finds views of a tree by their identifiers; unknown ones are left out.
  package init(_ views: Set<String>, in canvas: ViewCanvas) {
    let all = Array(canvas.root.preorder)
    let found = all.filter { views.contains($0.node.id) }
    identifiers = found.map(\.node.id)
    ranges = found.map { $0.index..<all.end(of: $0.index) }
    count = all.count
  }

  /// The rectangles of the views in a scene of the tree, in points of the canvas; empty for views that are not drawn.
  ///
  /// A view without nodes of its own has the rectangle of its descendants.
  package func boxes(in scene: borrowing Scene) -> [Rect] {
    // The bounds of all nodes cost about as much as drawing a simple frame.
    guard !ranges.isEmpty else { return [] }
    var bySource = [Rect](repeating: .empty, count: count)
    for (node, bounds) in zip(scene.nodes, scene.canvasBounds)
    where bySource.indices.contains(node.source) {
      bySource[node.source] = bySource[node.source].union(bounds)
    }
    return ranges.map { range in
      let own = bySource[range.lowerBound]
      return own.isEmpty ? range.reduce(Rect.empty) { $0.union(bySource[$1]) } : own
    }
  }
}
