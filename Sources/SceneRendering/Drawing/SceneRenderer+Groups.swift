import SceneModel
import VectorRaster

extension SceneRenderer {
  /// Draws a prepared group without its projection.
  func drawGroup(
    _ index: Int, of scene: Scene, _ group: SceneGroup, _ cache: NodeCache,
    in context: DrawingContext
  ) {
    var inner = context
    inner.surface = context.surface.clipped(to: cache.box)
    if let mask = cache.clipMask {
      inner.clip = intersection(mask, context.clip, cache.clippedMask)
    }
    var area = cache.bounds.intersection(inner.surface.rect)
    if let clip = inner.clip { area = area.intersection(clip.bounds) }
    guard !area.isEmpty else { return }
    if group.adjustsBelow {
      drawAdjustment(index, of: scene, group, cache, area: area, in: inner)
      return
    }
    if let mode = group.matte {
      let matte = matteMask(of: index, in: scene, mode, cache, area: area)
      inner.clip = intersection(matte, inner.clip, cache.clippedMatte)
      area = area.intersection(inner.clip?.bounds ?? area)
      guard !area.isEmpty else { return }
    }
    // Adjusting groups apply clip and opacity themselves.
    guard !cache.isAdjustmentOnly else {
      inner.opacity = context.opacity * min(group.opacity, 1)
      drawChildren(index, of: scene, group, in: inner)
      return
    }
    guard needsLayer(index, of: scene, group, cache) else {
      drawChildren(index, of: scene, group, in: inner)
      return
    }
    inner.opacity = context.opacity * min(group.opacity, 1)
    inner.mode = context.mode ?? group.blendMode
    // The single shape of the group, or a layer, takes over opacity and blend mode.
    if cache.shapeCount == 1 {
      drawChildren(index, of: scene, group, in: inner)
      return
    }
    withLayer(of: index, scene, group, cache, area: area) { layer in
      compositor.draw(
        layer, mask: inner.clip, opacity: Bitmap.byte(inner.opacity),
        mode: inner.mode ?? .normal, on: inner.surface)
    }
  }

  /// Whether a group is composited as a whole before it is blended with its backdrop.
  private func needsLayer(
    _ index: Int, of scene: Scene, _ group: SceneGroup, _ cache: NodeCache
  ) -> Bool {
    if group.opacity < 1 || group.blendMode != .normal || group.matte != nil
      || group.averagesChildren
      || cache.hasSoftMask || !cache.effects.isEmpty
    {
      return true
    }
    let isIsolated = group.isIsolated
    if isIsolated, index != 0, hasVisibleChild(of: index, in: scene, { $0.blendsWithBackdrop }) {
      return true
    }
    return (isIsolated || index == 0)
      && hasVisibleChild(of: index, in: scene, { $0.adjustsBackdrop })
  }

  /// Whether the cache of a drawn child, or of a matte or map, satisfies a condition.
  private func hasVisibleChild(
    of index: Int, in scene: Scene, _ condition: (NodeCache) -> Bool
  ) -> Bool {
    scene.children(of: index).contains { child in
      condition(cache(child)) && !cache(child).bounds.isEmpty
    }
  }
}
