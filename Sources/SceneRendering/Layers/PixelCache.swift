import VectorRaster

/// The pixels of a layer or image, kept from frame to frame.
///
/// They are drawn once two frames in a row show the same content, so that moving content costs no memory.
final class PixelCache {
  private var layer: PixelLayer?

  /// The number of cached pixels.
  private(set) var pixelCount = 0

  /// The cached pixels; `nil` if there are none.
  var surface: PixelSurface? { layer?.surface }

  /// Removes the pixels.
  func removeAll() { (layer, pixelCount) = (nil, 0) }

  /// Draws the pixels of a rectangle, transparent at first, and keeps them.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - limit: The largest number of pixels.
  ///   - draw: Draws the pixels.
  /// - Returns: The pixels; `nil` for an empty rectangle or one above the limit.
  func fill(_ rect: PixelRect, limit: Int, _ draw: (PixelSurface) -> Void) -> PixelSurface? {
    guard !rect.isEmpty, rect.pixelCount <= limit else { return nil }
    let layer = PixelLayer()
    layer.reset(to: rect)
    draw(layer.surface)
    (self.layer, pixelCount) = (layer, rect.pixelCount)
    return layer.surface
  }
}
