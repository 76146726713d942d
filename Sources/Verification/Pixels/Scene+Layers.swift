import SceneModel

extension Scene {
  /// The children of the root: indices of nodes.
  private var layers: [Int] { Array(children(of: 0)) }

  /// The view indices of the visible children of the root.
  var visibleLayers: Set<Int> {
    Set(layers.filter { isVisible(nodes[$0]) }.map { nodes[$0].source })
  }

  /// Returns the scene with one of the children of the root, without the others.
  func showing(only source: Int) -> Scene {
    var scene = self
    for place in layers where nodes[place].source != source {
      let node = nodes[place]
      switch node.kind {
      case .group: scene.groups[node.index].isVisible = false
      case .shape: scene.shapes[node.index].isVisible = false
      case .image: scene.images[node.index].opacity = 0
      }
    }
    return scene
  }

  private func isVisible(_ node: SceneNode) -> Bool {
    switch node.kind {
    case .group: groups[node.index].isDrawn
    case .shape: shapes[node.index].isDrawn
    case .image: images[node.index].opacity > 0
    }
  }
}
