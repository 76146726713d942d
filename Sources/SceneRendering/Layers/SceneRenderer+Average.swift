import Geometry
import SceneModel
import VectorRaster

// Motion blur: groups that show the average of their children's pixels.
extension SceneRenderer {
  /// Draws the average of the prepared children of a group.
  func drawAverage(_ index: Int, of scene: Scene, in context: DrawingContext) {
    let children = Array(scene.children(of: index))
    guard let first = children.first else { return }
    if children.dropFirst().allSatisfy({ scene.hasEqualContent(first, $0) }) {
      draw(first, of: scene, in: context)
      return
    }
    let area = cache(index).bounds.intersection(context.surface.rect)
    guard !area.isEmpty else { return }
    averages.borrow { average in
      average.reset(to: area)
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
