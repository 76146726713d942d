import SceneModel
import VectorRaster

// Groups that are composited as a whole are drawn on an offscreen layer first.
extension SceneRenderer {
  /// The largest number of pixels that all groups with effects and images cache together, of four bytes each.
  private static let cachedPixelLimit = 1 << 22

  /// Calls a function with the pixels of a prepared group, after its effects.
  ///
  /// - Parameters:
  ///   - index: The node of the group.
  ///   - scene: The scene.
  ///   - group: The group.
  ///   - cache: The cache of the node.
  ///   - area: The pixels that are needed of a group without effects.
  ///   - body: The function.
  func withLayer(
    of index: Int, _ scene: Scene, _ group: SceneGroup, _ cache: NodeCache, area: PixelRect,
    _ body: (PixelSurface) -> Void
  ) {
    func draw(_ layer: PixelSurface) {
      drawChildren(index, of: scene, group, in: DrawingContext(surface: layer))
      apply(cache.effects, of: index, scene, group, to: layer)
    }
    if !cache.effects.isEmpty, let cached = cachedLayer(index, of: scene, cache, draw) {
      body(cached)
      return
    }
    layers.withLayer(cache.effects.isEmpty ? area : cache.layerRect) { layer in
      draw(layer)
      body(layer)
    }
  }

  private func cachedLayer(
    _ index: Int, of scene: Scene, _ cache: NodeCache, _ draw: (PixelSurface) -> Void
  ) -> PixelSurface? {
    cachedPixels(cache.pixels, cache.layerRect) {
      $0.gather(index, of: scene, cache)
    } draw: { layer in
      isFillingCache = true
      draw(layer)
      isFillingCache = false
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
    return cache.surface(rect, limit: limit, gather: gather, draw: draw)
  }
}
