import SceneModel

/// The children of a group, in drawing order, as indices into the nodes of the scene.
struct SceneChildren: Sequence, IteratorProtocol {
  private let nodes: [SceneNode]
  private let end: Int
  private var index: Int

  /// Lists the children of a node.
  init(of parent: Int, in scene: Scene) {
    nodes = scene.nodes
    end = Swift.min(nodes[parent].end, nodes.count)
    index = parent + 1
  }

  mutating func next() -> Int? {
    guard index < end else { return nil }
    defer { index = Swift.max(index + 1, nodes[index].end) }
    return index
  }
}

extension Scene {
  /// The children of a node, including a matte or map.
  func children(of node: Int) -> SceneChildren { SceneChildren(of: node, in: self) }

  /// The children of a group that are drawn: all except a matte or map.
  func drawnChildren(of node: Int, _ group: SceneGroup) -> SceneChildren {
    var children = children(of: node)
    if group.firstChildIsMatteOrMap { _ = children.next() }
    return children
  }
}
