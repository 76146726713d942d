/// The children of a group, in drawing order, as indices into the nodes of the scene.
@usableFromInline
package struct SceneChildren: Sequence, IteratorProtocol {
  @usableFromInline let nodes: [SceneNode]
  @usableFromInline let end: Int
  @usableFromInline var index: Int

  /// Lists the children of a node.
  @inlinable
  package init(of parent: Int, in scene: Scene) {
    nodes = scene.nodes
    end = Swift.min(nodes[parent].end, nodes.count)
    index = parent + 1
  }

  /// The next child.
  @inlinable
  package mutating func next() -> Int? {
    guard index < end else { return nil }
    defer { index = Swift.max(index + 1, nodes[index].end) }
    return index
  }
}

extension Scene {
  /// The children of a node, including a matte or map.
  @inlinable
  package func children(of node: Int) -> SceneChildren { SceneChildren(of: node, in: self) }

  /// The children of a group that are drawn: all except a matte or map.
  @inlinable
  package func drawnChildren(of node: Int, _ group: SceneGroup) -> SceneChildren {
    var children = children(of: node)
    if group.firstChildIsMatteOrMap { _ = children.next() }
    return children
  }
}
