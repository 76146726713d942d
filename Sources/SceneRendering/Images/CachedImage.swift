import Geometry
import SceneModel
import VectorRaster

/// The cached samples of an image, valid as long as image and position do not change.
final class CachedImage {
  /// The samples.
  let pixels = PixelCache()
  private var image: SceneImage?
  private var matrix = Affine.identity
  private var rect = PixelRect.empty

  /// Returns the samples of an image within a rectangle; `nil` if they are not cached.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - matrix: From the coordinates of the image's group to pixels.
  ///   - rect: The rectangle.
  ///   - limit: The largest number of pixels to cache.
  ///   - draw: Draws the samples to cache.
  func surface(
    _ image: SceneImage, matrix: Affine, rect: PixelRect, limit: Int, draw: (PixelSurface) -> Void
  ) -> PixelSurface? {
    // Pictures are compared by identity first, because comparing their pixels is slow.
    guard matrix == self.matrix, rect == self.rect, image.picture === self.image?.picture,
      image == self.image
    else {
      (self.image, self.matrix, self.rect) = (image, matrix, rect)
      pixels.removeAll()
      return nil
    }
    return pixels.surface ?? pixels.fill(rect, limit: limit, draw)
  }
}
