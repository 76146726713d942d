import Geometry
import SceneModel
import VectorRaster

// Effects filter the pixels of a group as a whole. Those that blur or move pixels need pixels outside of the visible box,
// so the children are prepared for a larger one.
extension SceneRenderer {
  /// Computes the filters of a group whose matrix is set.
  func prepareEffects(_ group: SceneGroup, of scene: Scene, _ cache: NodeCache) {
    cache.effects.update(scene.effects[group.effects], matrix: cache.matrix, page: page)
  }

  /// The pixels of a group's children that its effects need.
  ///
  /// They are limited to the page outset by `EffectPlan.size`, so that no layer needs more memory than nine square pages.
  func childBox(_ cache: NodeCache) -> PixelRect {
    guard effectDepth < SceneRenderer.maximumEffectDepth else {
      return cache.box.intersection(page)
    }
    let size = cache.effects.size
    return cache.effects.source(of: cache.box).intersection(page.outset(x: size, y: size))
  }

  /// Applies the effects of a prepared group to a layer, with its displacement map, if it has one.
  func apply(
    _ effects: EffectPlan, of index: Int, _ scene: Scene, _ group: SceneGroup,
    to layer: PixelSurface
  ) {
    guard group.hasMap, effects.filters.contains(where: \.needsMap),
      index + 1 < scene.nodes[index].end
    else {
      for filter in effects.filters { filters.apply(filter, to: layer) }
      return
    }
    layers.withLayer(layer.rect) { map in
      draw(index + 1, of: scene, in: DrawingContext(surface: map))
      for filter in effects.filters { filters.apply(filter, to: layer, map: map) }
    }
  }

  /// Expands the bounds of a group, the union of its children within a box, by its effects.
  func expandBounds(_ cache: NodeCache, box: PixelRect) {
    guard !cache.bounds.isEmpty else { return }
    cache.layerRect = cache.effects.result(of: cache.bounds).intersection(box)
    cache.bounds = cache.layerRect.intersection(cache.box)
    // Opacity, masks and blend mode apply after the effects, not to a single shape.
    cache.shapeCount = cache.bounds.isEmpty ? 0 : 2
  }
}
