import SceneModel
import VectorRaster

extension CGImage {
  /// Makes an image of a bitmap; `nil` if the bitmap is empty.
  convenience init?(_ bitmap: Bitmap) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(bitmap.pixels.count * 4)
    for pixel in bitmap.pixels {
      let alpha = pixel >> 24
      for shift: UInt32 in [0, 8, 16] {
        let value = (pixel >> shift) & 0xFF
        let straight = alpha == 0 ? 0 : min(255, (value * 255 + alpha / 2) / alpha)
        bytes.append(UInt8(truncatingIfNeeded: straight))
      }
      bytes.append(UInt8(truncatingIfNeeded: alpha))
    }
    guard let picture = Picture(width: bitmap.width, height: bitmap.height, rgba: bytes) else {
      return nil
    }
    self.init(picture: picture)
  }
}
