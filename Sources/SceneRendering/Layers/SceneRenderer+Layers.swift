import SceneModel
import VectorRaster

// Groups whose pixels are put together before they meet what is behind.
extension SceneRenderer {
  /// The most pixels that groups with effects and images keep from frame to frame, together; of four bytes each.
  static let keptPixels = 1 << 22

  /// Calls a function with the pixels of a prepared group, after its effects.
  ///
  /// - Parameter area: The pixels that are needed of a group without effects.
  func withLayer(
    of index: Int, _ scene: Scene, _ group: SceneGroup, _ cache: NodeCache, area: PixelRect,
    _ body: (PixelSurface) -> Void
  ) {
    func draw(_ layer: PixelSurface) {
      drawChildren(index, of: scene, group, in: DrawingContext(surface: layer))
      apply(cache.effects, of: index, scene, group, to: layer)
    }
    if !cache.effects.isEmpty, let kept = kept(index, of: scene, cache, draw) {
      body(kept)
      return
    }
    layers.withLayer(cache.effects.isEmpty ? area : cache.layer) { layer in
      draw(layer)
      body(layer)
    }
  }

  private func kept(
    _ index: Int, of scene: Scene, _ cache: NodeCache, _ draw: (PixelSurface) -> Void
  ) -> PixelSurface? {
    guard !isDrawingKept else { return nil }
    let before = cache.retained.pixelCount
    let surface = cache.retained.surface(
      index, of: scene, cache, room: SceneRenderer.keptPixels - keptPixelCount
    ) { layer in
      isDrawingKept = true
      draw(layer)
      isDrawingKept = false
    }
    keptPixelCount += cache.retained.pixelCount - before
    return surface
  }
}
