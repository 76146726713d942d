import SceneModel
import VectorRaster

/// The cached pixels of a group with effects, valid as long as their inputs do not change.
final class CachedLayer {
  /// The pixels after the effects.
  let pixels = PixelCache()
  private var inputs = LayerInputs()
  private var nextInputs = LayerInputs()
  /// The bounds of the pixels that are not transparent.
  private var used = PixelRect.empty

  /// Returns the pixels of a prepared group; `nil` if they are not cached.
  ///
  /// - Parameters:
  ///   - index: The node of the group.
  ///   - scene: The scene.
  ///   - cache: The cache of the node.
  ///   - limit: The largest number of pixels to cache.
  ///   - draw: Draws the pixels to cache.
  func surface(
    _ index: Int, of scene: Scene, _ cache: NodeCache, limit: Int, draw: (PixelSurface) -> Void
  ) -> PixelSurface? {
    nextInputs.gather(index, of: scene, cache)
    guard nextInputs == inputs else {
      swap(&nextInputs, &inputs)
      pixels.removeAll()
      return nil
    }
    if let surface = pixels.surface { return surface.clipped(to: used) }
    guard inputs.areStamped, let surface = pixels.fill(cache.layerRect, limit: limit, draw) else {
      return nil
    }
    used = surface.usedRect
    return surface
  }
}
