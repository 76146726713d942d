import Geometry
import SceneModel
import VectorRaster

// Groups that change what is drawn below them: a copy of it goes through their effects and takes its place.
extension SceneRenderer {
  /// Finds what an adjusting group changes.
  func prepareAdjustment(
    _ index: Int, of scene: Scene, _ group: SceneGroup, _ cache: NodeCache, depth: Int
  ) {
    prepareEffects(group, of: scene, cache)
    guard !cache.effects.isEmpty else { return }
    if group.hasMap, index + 1 < scene.nodes[index].end {
      prepare(
        index + 1, of: scene, matrix: cache.matrix, box: childBox(cache), depth: depth + 1)
    }
    cache.bounds = cache.box
    // Never drawn as a single shape.
    cache.shapeCount = 2
    (cache.adjustsThrough, cache.adjustsOnly) = (true, true)
    prepareMasks(group, of: scene, cache)
  }

  /// Limits an adjusting child to where something is drawn below it, as far as its group knows.
  func limitAdjustment(
    _ child: NodeCache, below cache: NodeCache, _ group: SceneGroup, isRoot: Bool
  ) {
    guard child.adjustsOnly, !child.effects.isEmpty, !group.hasMatteOrMap,
      isRoot || group.isIsolating
    else { return }
    let below = cache.bounds
    child.bounds =
      below.isEmpty ? .empty : child.effects.result(of: below).intersection(child.bounds)
  }

  /// Changes what is drawn below an adjusting group, within an area.
  func drawAdjustment(
    _ index: Int, of scene: Scene, _ group: SceneGroup, _ cache: NodeCache, area: PixelRect,
    in context: DrawingContext
  ) {
    let opacity = SceneRenderer.byte(context.opacity * min(group.opacity, 1))
    // Filters need room around what they change, where nothing is.
    let size = max(width, height)
    let source = cache.effects.source(of: area)
      .intersection(context.whole.rect.outset(x: size, y: size))
    guard !source.isEmpty, opacity > 0 else { return }
    layers.withLayer(source) { layer in
      layer.copy(context.whole)
      apply(cache.effects, of: index, scene, group, to: layer)
      let result = layer.clipped(to: area)
      if group.blendMode == .normal {
        compositor.replace(with: result, mask: context.clip, opacity: opacity, on: context.surface)
      } else {
        compositor.draw(
          result, mask: context.clip, opacity: opacity, mode: group.blendMode,
          on: context.surface)
      }
    }
  }
}
