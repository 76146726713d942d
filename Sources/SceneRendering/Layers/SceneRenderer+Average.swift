import Geometry
import SceneModel
import VectorRaster

// Groups that show the mean of their children's pictures: motion blur.
extension SceneRenderer {
  /// Draws the mean of the prepared children of a group.
  func drawAverage(_ index: Int, of scene: Scene, in context: DrawingContext) {
    let children = scene.children(of: index)
    guard let first = children.first else { return }
    if children.dropFirst().allSatisfy({ scene.looksSame(first, $0) }) {
      draw(first, of: scene, in: context)
      return
    }
    let area = cache(index).bounds.intersection(context.surface.rect)
    guard !area.isEmpty else { return }
    averages.withAverage(area) { average in
      for child in children {
        layers.withLayer(area) { layer in
          draw(child, of: scene, in: DrawingContext(surface: layer))
          average.add(layer)
        }
      }
      average.store(on: context.surface.clipped(to: area))
    }
  }
}

extension Scene {
  /// The nodes of a group's children, in order.
  fileprivate func children(of index: Int) -> [Int] {
    var children: [Int] = []
    let end = min(nodes[index].end, nodes.count)
    var child = index + 1
    while child < end {
      children.append(child)
      child = max(child + 1, nodes[child].end)
    }
    return children
  }

  /// Whether two nodes show the same, wherever what they show is kept.
  fileprivate func looksSame(_ first: Int, _ second: Int) -> Bool {
    let count = nodes[first].end - first
    guard count > 0, count == nodes[second].end - second, second + count <= nodes.count else {
      return false
    }
    return (0..<count).allSatisfy { isSame(nodes[first + $0], nodes[second + $0]) }
  }

  private func isSame(_ first: SceneNode, _ second: SceneNode) -> Bool {
    guard first.kind == second.kind else { return false }
    switch first.kind {
    case .image: return images[first.index] == images[second.index]
    case .shape:
      var (one, other) = (shapes[first.index], shapes[second.index])
      guard paths[one.path] == paths[other.path] else { return false }
      (one.path, other.path) = (0, 0)
      return one == other
    case .group:
      var (one, other) = (groups[first.index], groups[second.index])
      guard one.masks.count == other.masks.count,
        effects[one.effects].elementsEqual(effects[other.effects]),
        zip(masks[one.masks], masks[other.masks]).allSatisfy({ isSame($0, $1) })
      else { return false }
      (one.masks, other.masks, one.effects, other.effects) = (0..<0, 0..<0, 0..<0, 0..<0)
      return one == other
    }
  }

  private func isSame(_ first: SceneMask, _ second: SceneMask) -> Bool {
    guard paths[first.path] == paths[second.path] else { return false }
    var (one, other) = (first, second)
    (one.path, other.path) = (0, 0)
    return one == other
  }
}
