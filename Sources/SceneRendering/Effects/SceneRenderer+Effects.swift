import Geometry
import SceneModel
import VectorRaster

// Effects change a group's pixels together. Those that blur or move need pixels from beyond what is seen of the group,
// so that its children are prepared for a larger box.
extension SceneRenderer {
  /// Finds the filters of a group whose matrix is known.
  func prepareEffects(_ group: SceneGroup, of scene: Scene, _ cache: NodeCache) {
    let size = max(width, height)
    cache.effects.update(scene.effects[group.effects], matrix: cache.matrix, size: size)
  }

  /// The pixels that the effects of a group need of its children.
  ///
  /// It ends a picture's size beyond the picture, so that no layer needs more memory than nine pictures.
  func childBox(_ cache: NodeCache) -> PixelRect {
    let picture = PixelRect(minX: 0, minY: 0, maxX: width, maxY: height)
    guard effectDepth < SceneRenderer.maximumEffectDepth else {
      return cache.box.intersection(picture)
    }
    let size = max(width, height)
    return cache.effects.source(of: cache.box).intersection(picture.outset(x: size, y: size))
  }

  /// Changes a layer by the effects of a prepared group, and by its map, if it has one.
  func apply(
    _ effects: EffectPlan, of index: Int, _ scene: Scene, _ group: SceneGroup,
    to layer: PixelSurface
  ) {
    guard group.hasMap, effects.isDisplacing, index + 1 < scene.nodes[index].end else {
      for filter in effects.filters { filters.apply(filter, to: layer) }
      return
    }
    layers.withLayer(layer.rect) { map in
      draw(index + 1, of: scene, in: DrawingContext(surface: map))
      for filter in effects.filters { filters.apply(filter, to: layer, map: map) }
    }
  }

  /// Makes the bounds of a group those after its effects, from those of its children within a box.
  func spreadBounds(_ cache: NodeCache, box: PixelRect) {
    guard !cache.bounds.isEmpty else { return }
    cache.layer = cache.effects.result(of: cache.bounds).intersection(box)
    cache.bounds = cache.layer.intersection(cache.box)
    // Opacity, masks and blending apply after the effects, never to a single shape within.
    cache.shapeCount = cache.bounds.isEmpty ? 0 : 2
  }
}
