import ImageCoding
import SceneModel
import VectorRaster

/// Pictures as files.
enum PictureFile {
  /// A picture as a PNG file.
  static func png(_ picture: Picture) throws(CommandFailure) -> [UInt8] {
    var bitmap = Bitmap(width: picture.width, height: picture.height)
    bitmap.pixels = picture.levels[0].pixels
    do {
      return try bitmap.straightAlphaBytes().withUnsafeBytes { bytes in
        try PNGEncoder.encode(
          rgba: bytes, width: bitmap.width, height: bitmap.height, rowBytes: bitmap.width * 4)
      }
    } catch {
      throw CommandFailure(.inputOutput, "a picture cannot be encoded: \(error)")
    }
  }
}
