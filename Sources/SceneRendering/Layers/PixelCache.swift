import VectorRaster

/// The pixels of a layer or image, kept from frame to frame while their inputs do not change.
///
/// They are drawn once two frames in a row show the same content, so that moving content costs no memory.
final class PixelCache {
  private var inputs = PixelInputs()
  private var nextInputs = PixelInputs()
  private var layer: PixelLayer?
  /// The bounds of the pixels that are not transparent.
  private var used = PixelRect.empty
  /// The number of cached pixels.
  private(set) var pixelCount = 0

  /// Returns the pixels of a rectangle; `nil` if they are not cached.
  ///
  /// `gather` replaces inputs by the present ones, which include the rectangle; `draw` draws at most `limit` pixels, which
  /// are transparent at first.
  func surface(
    _ rect: PixelRect, limit: Int, gather: (inout PixelInputs) -> Void,
    draw: (PixelSurface) -> Void
  ) -> PixelSurface? {
    gather(&nextInputs)
    guard nextInputs == inputs else {
      swap(&nextInputs, &inputs)
      (layer, pixelCount) = (nil, 0)
      return nil
    }
    if let layer { return layer.surface.clipped(to: used) }
    guard inputs.areStamped, !rect.isEmpty, rect.pixelCount <= limit else { return nil }
    let layer = PixelLayer()
    layer.reset(to: rect)
    draw(layer.surface)
    (self.layer, used, pixelCount) = (layer, layer.surface.usedRect, rect.pixelCount)
    return layer.surface
  }
}
