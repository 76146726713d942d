import Geometry
import SceneModel
import VectorRaster

/// The samples of an image, kept as long as the same ones are drawn at the same place.
///
/// They are kept from the second frame on that shows them, so that images that move cost no memory.
final class CachedImage {
  private var image: SceneImage?
  private var matrix = Affine.identity
  private var rect = PixelRect.empty
  private var layer: PixelLayer?

  /// How many pixels are kept.
  private(set) var pixelCount = 0

  /// The samples within a rectangle, if they are kept; `nil` if they have to be drawn elsewhere.
  ///
  /// - Parameters:
  ///   - matrix: From the coordinates of the image's group to pixels.
  ///   - room: How many pixels may be kept at most.
  ///   - draw: Draws the samples when they are to be kept from now on.
  func surface(
    _ image: SceneImage, matrix: Affine, rect: PixelRect, room: Int, draw: (PixelSurface) -> Void
  ) -> PixelSurface? {
    // Two pictures that are not the same one are not compared by their pixels.
    guard matrix == self.matrix, rect == self.rect, image.picture === self.image?.picture,
      image == self.image
    else {
      (self.image, self.matrix, self.rect) = (image, matrix, rect)
      (layer, pixelCount) = (nil, 0)
      return nil
    }
    if let layer { return layer.surface }
    guard !rect.isEmpty, rect.width * rect.height <= room else { return nil }
    let layer = PixelLayer()
    layer.place(at: rect)
    draw(layer.surface)
    self.layer = layer
    pixelCount = rect.width * rect.height
    return layer.surface
  }
}
