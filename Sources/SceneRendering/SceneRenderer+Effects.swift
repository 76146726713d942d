import Geometry
import SceneModel
import VectorRaster

// Effects filter the pixels of a group as a whole. Those that blur or move pixels need pixels outside of the visible box,
// so the children are prepared for a larger one.
extension SceneRenderer {
  /// Makes the filters of a group's effects.
  func prepareFilters(of effects: ArraySlice<SceneEffect>, _ cache: NodeCache) {
    cache.hasFilters = cache.effects.update(effects, matrix: cache.matrix, page: page)
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
    guard group.hasMap, effects.needsMap, index + 1 < scene.nodes[index].end else {
      filters.apply(effects, to: layer)
      return
    }
    layers.withLayer(layer.rect) { map in
      draw(index + 1, of: scene, in: DrawingContext(surface: map))
      filters.apply(effects, to: layer, map: map)
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

// Adjustment layers: the effects of an adjusting group apply to a copy of its backdrop, which then replaces the backdrop.
extension SceneRenderer {
  /// Prepares the effects, map and masks of an adjusting group.
  func prepareAdjustment(
    _ index: Int, of scene: Scene, _ group: SceneGroup, _ cache: NodeCache, depth: Int
  ) {
    prepareFilters(of: scene.effects[group.effects], cache)
    guard cache.hasFilters else { return }
    if group.hasMap, index + 1 < scene.nodes[index].end {
      prepare(
        index + 1, of: scene, matrix: cache.matrix, box: childBox(cache), depth: depth + 1)
    }
    cache.bounds = cache.box
    cache.shapeCount = 2
    (cache.adjustsBackdrop, cache.isAdjustmentOnly) = (true, true)
    prepareMasks(group, of: scene, cache)
  }

  /// Limits an adjusting child of an isolated group to the pixels that its effects derive from the children below it, which
  /// the bounds of the group's cache hold.
  func limitAdjustment(
    _ child: NodeCache, below cache: NodeCache, _ group: SceneGroup, isRoot: Bool
  ) {
    guard child.isAdjustmentOnly, child.hasFilters, !group.firstChildIsMatteOrMap,
      isRoot || group.isIsolated
    else { return }
    let below = cache.bounds
    child.bounds =
      below.isEmpty ? .empty : child.effects.result(of: below).intersection(child.bounds)
  }

  /// Applies the effects of an adjusting group to its backdrop, within an area.
  func drawAdjustment(
    _ index: Int, of scene: Scene, _ group: SceneGroup, _ cache: NodeCache, area: PixelRect,
    in context: DrawingContext
  ) {
    let opacity = Bitmap.byte(context.opacity * min(group.opacity, 1))
    // Filters need a transparent margin around the backdrop.
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
