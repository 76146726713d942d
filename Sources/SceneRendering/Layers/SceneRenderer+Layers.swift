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
    withPixelCache(cache.cachedLayer.pixels) { limit in
      cache.cachedLayer.surface(index, of: scene, cache, limit: limit) { layer in
        isFillingCache = true
        draw(layer)
        isFillingCache = false
      }
    }
  }

  /// Calls a function that may fill a pixel cache up to a number of pixels, and counts the cached pixels.
  ///
  /// The content of a layer that is cached as a whole is not cached separately: then the function
  /// is not called and the result is `nil`.
  func withPixelCache(
    _ cache: PixelCache, _ body: (_ limit: Int) -> PixelSurface?
  ) -> PixelSurface? {
    guard !isFillingCache else { return nil }
    let before = cache.pixelCount
    let surface = body(SceneRenderer.cachedPixelLimit - cachedPixelCount)
    cachedPixelCount += cache.pixelCount - before
    return surface
  }
}
