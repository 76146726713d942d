import Geometry
import SceneModel
import VectorRaster

// The second pass draws the nodes that the first pass prepared.
extension SceneRenderer {
  /// Draws a prepared node and its descendants.
  func draw(_ index: Int, of scene: Scene, in context: DrawingContext) {
    let cache = cache(index)
    guard !cache.bounds.intersection(context.surface.rect).isEmpty else { return }
    let node = scene.nodes[index]
    switch node.kind {
    case .shape: drawShape(scene.shapes[node.index], cache, in: context)
    case .image: drawImage(scene.images[node.index], cache, in: context)
    case .group:
      let group = scene.groups[node.index]
      if cache.projection == nil {
        drawGroup(index, of: scene, group, cache, in: context)
      } else {
        drawProjected(index, of: scene, group, cache, in: context)
      }
    }
  }

  private func drawShape(_ shape: SceneShape, _ cache: NodeCache, in context: DrawingContext) {
    let mask = intersection(cache.shapeCoverage.mask, context.clip, cache.clippedMask)
    let mode = context.mode ?? shape.blendMode
    let opacity = context.opacity * min(shape.opacity, 1)
    switch shape.paint {
    case .color(let color):
      compositor.fill(
        mask, color: Bitmap.pixel(color, opacity: opacity), mode: mode, on: context.surface)
    case .gradient(let gradient):
      guard
        let shader = GradientShader(gradient, transform: cache.matrix, ramp: cache.ramp)
      else { return }
      compositor.fill(
        mask, shader: shader, opacity: Bitmap.byte(opacity), mode: mode,
        on: context.surface)
    }
  }

  /// Draws the prepared children of a group, without its matte or map.
  func drawChildren(
    _ index: Int, of scene: Scene, _ group: SceneGroup, in context: DrawingContext
  ) {
    guard !group.averagesChildren || group.firstChildIsMatteOrMap else {
      drawAverage(index, of: scene, in: context)
      return
    }
    guard !group.sortsByDepth || group.firstChildIsMatteOrMap else {
      drawSorted(index, of: scene, in: context)
      return
    }
    for child in scene.drawnChildren(of: index, group) { draw(child, of: scene, in: context) }
  }

  /// The intersection of a mask with the clip around it, if there is one.
  func intersection(
    _ mask: CoverageMask, _ clip: CoverageMask?, _ cached: CachedIntersection
  ) -> CoverageMask {
    guard let clip else { return mask }
    return cached.intersection(mask, clip, with: rasterizer)
  }
}

// Groups.
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
      || group.averagesChildren || cache.hasSoftMask || cache.hasFilters
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

// Groups that are composited as a whole are drawn on an offscreen layer first.
extension SceneRenderer {
  /// The largest number of pixels that all groups with effects and images cache together, of four bytes each.
  private static let cachedPixelLimit = 1 << 22

  /// Calls a function with the pixels of a prepared group, after its effects; without effects, in an area only.
  func withLayer(
    of index: Int, _ scene: Scene, _ group: SceneGroup, _ cache: NodeCache, area: PixelRect,
    _ body: (PixelSurface) -> Void
  ) {
    func draw(_ layer: PixelSurface) {
      drawChildren(index, of: scene, group, in: DrawingContext(surface: layer))
      apply(cache.effects, of: index, scene, group, to: layer)
    }
    if cache.hasFilters {
      let cached = cachedPixels(
        cache.pixels, cache.layerRect, gather: { $0.gather(index, of: scene, cache) }, draw: draw)
      if let cached { return body(cached) }
    }
    layers.withLayer(cache.hasFilters ? cache.layerRect : area) { layer in
      draw(layer)
      body(layer)
    }
  }

  /// Returns the pixels of a cache, which is filled unless all caches would exceed their limit; `nil` if there are none.
  ///
  /// The content of a layer that is cached as a whole is not cached separately. The parameters are those of
  /// `PixelCache.surface(_:limit:gather:draw:)`.
  func cachedPixels(
    _ cache: PixelCache, _ rect: PixelRect, gather: (inout PixelInputs) -> Void,
    draw: (PixelSurface) -> Void
  ) -> PixelSurface? {
    guard !isFillingCache else { return nil }
    let before = cache.pixelCount
    defer { cachedPixelCount += cache.pixelCount - before }
    let limit = SceneRenderer.cachedPixelLimit - cachedPixelCount
    return cache.surface(rect, limit: limit, gather: gather) { layer in
      isFillingCache = true
      draw(layer)
      isFillingCache = false
    }
  }
}

/// The target of a node, and the clip, opacity and blend mode inherited from its ancestors.
struct DrawingContext {
  /// The pixels to draw on.
  var surface: PixelSurface
  /// The whole surface, of which `surface` is the part within the clips of the ancestors.
  let whole: PixelSurface
  /// The mask of all that is drawn; `nil` for no limit.
  var clip: CoverageMask?
  /// The opacity of a group with a single shape, applied to that shape, 0...1.
  var opacity = 1.0
  /// The blend mode of a group with a single shape, in place of that shape's own.
  var mode: BlendMode?

  /// Creates the context of a whole surface.
  init(surface: PixelSurface) {
    self.surface = surface
    whole = surface
  }
}
