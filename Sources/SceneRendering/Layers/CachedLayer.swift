import SceneModel
import VectorRaster

/// The layer of a group with effects, kept as long as nothing changes that it is made from.
///
/// Pixels are kept from the second frame on that shows the same, so that groups that move cost no memory.
final class CachedLayer {
  private var content = LayerInputs()
  private var upcoming = LayerInputs()
  private var layer: PixelLayer?
  /// The pixels of the layer that are not transparent.
  private var used = PixelRect.empty

  /// How many pixels are kept.
  private(set) var pixelCount = 0

  /// The pixels of a prepared group, if they are kept; `nil` if they have to be drawn elsewhere.
  ///
  /// - Parameters:
  ///   - room: How many pixels may be kept at most.
  ///   - draw: Draws the pixels when they are to be kept from now on.
  func surface(
    _ index: Int, of scene: Scene, _ cache: NodeCache, room: Int, draw: (PixelSurface) -> Void
  ) -> PixelSurface? {
    upcoming.gather(index, of: scene, cache)
    guard upcoming == content else {
      swap(&upcoming, &content)
      (layer, pixelCount) = (nil, 0)
      return nil
    }
    if let layer { return layer.surface.clipped(to: used) }
    let rect = cache.layer
    guard content.isStamped, !rect.isEmpty, rect.width * rect.height <= room else { return nil }
    let layer = PixelLayer()
    layer.reset(to: rect)
    draw(layer.surface)
    self.layer = layer
    used = layer.surface.usedRect
    pixelCount = rect.width * rect.height
    return layer.surface
  }
}
