public import ImageCoding
import SceneModel
import VectorRaster

extension PixelImage {
  /// Encodes the image as a PNG file.
  ///
  /// - Throws: `XsheetError` if the image exceeds the limits of images.
  public func pngData() throws(XsheetError) -> [UInt8] {
    do {
      return try PNGEncoder.encode(self)
    } catch {
      throw XsheetError(.inputOutput, "an image cannot be encoded: \(error)")
    }
  }

  /// Writes the image to a PNG file, completely or not at all; missing folders are made.
  ///
  /// - Throws: `XsheetError` if the file cannot be written.
  public func write(toFile path: String) throws(XsheetError) {
    try OutputFile.write(pngData(), to: path)
  }

  /// The pixels of a picture at its full size, with straight alpha.
  init(_ picture: Picture) {
    var bitmap = Bitmap(width: picture.width, height: picture.height)
    bitmap.pixels = picture.levels[0].pixels
    self.init(bitmap)
  }
}
