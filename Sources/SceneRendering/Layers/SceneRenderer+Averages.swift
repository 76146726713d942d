import Geometry
import SceneModel
import VectorRaster

// Motion blur: groups that show the average of their children's pixels.
extension SceneRenderer {
  /// Draws the average of the prepared children of a group, or of evenly spaced ones if there are more than
  /// `PixelAverage.limit`.
  func drawAverage(_ index: Int, of scene: Scene, in context: DrawingContext) {
    let children = Array(scene.children(of: index))
    guard let first = children.first else { return }
    if children.dropFirst().allSatisfy({ scene.hasEqualContent(first, $0) }) {
      draw(first, of: scene, in: context)
      return
    }
    let area = cache(index).bounds.intersection(context.surface.rect)
    guard !area.isEmpty else { return }
    let count = min(children.count, PixelAverage.limit)
    averages.borrow { average in
      average.reset(to: area)
      for index in 0..<count {
        let child = children[index * children.count / count]
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
  /// Whether the subtrees of two nodes show the same, regardless of the indices at which their parts are stored.
  func hasEqualContent(_ first: Int, _ second: Int) -> Bool {
    let count = nodes[first].end - first
    guard count > 0, count == nodes[second].end - second, second + count <= nodes.count else {
      return false
    }
    return (0..<count).allSatisfy { isEqual(nodes[first + $0], nodes[second + $0]) }
  }

  private func isEqual(_ first: SceneNode, _ second: SceneNode) -> Bool {
    guard first.kind == second.kind else { return false }
    switch first.kind {
    case .image: return images[first.index] == images[second.index]
    case .shape: return isEqual(shapes[first.index], shapes[second.index], path: \.path)
    case .group: return isEqual(groups[first.index], groups[second.index])
    }
  }

  /// Whether two shapes or masks are equal but for the index of their path, and so are their paths.
  private func isEqual<Part: Equatable>(
    _ first: Part, _ second: Part, path: WritableKeyPath<Part, Int>
  ) -> Bool {
    guard paths[first[keyPath: path]] == paths[second[keyPath: path]] else { return false }
    var other = second
    other[keyPath: path] = first[keyPath: path]
    return first == other
  }

  private func isEqual(_ first: SceneGroup, _ second: SceneGroup) -> Bool {
    guard first.masks.count == second.masks.count,
      effects[first.effects].elementsEqual(effects[second.effects]),
      zip(masks[first.masks], masks[second.masks]).allSatisfy({ isEqual($0, $1, path: \.path) })
    else { return false }
    var (one, other) = (first, second)
    (one.masks, other.masks, one.effects, other.effects) = (0..<0, 0..<0, 0..<0, 0..<0)
    return one == other
  }
}
