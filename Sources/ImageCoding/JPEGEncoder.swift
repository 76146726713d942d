internal import CTurboJPEG
import Platform

/// Writes JPEG files.
package enum JPEGEncoder {
  /// The quality without a choice, 0...100.
  static let standardQuality = 90

  /// Encodes an image in full resolution of color; transparent pixels are over white.
  ///
  /// - Throws: `ImageCodingError` for sizes that JPEG cannot have.
  package static func encode(
    _ image: PixelImage, quality: Int? = nil
  ) throws(ImageCodingError) -> [UInt8] {
    try ImageLimits.check(width: image.width, height: image.height)
    guard jpeg.InitCompress != nil else { throw .unwritable(jpegLibrary.absence) }
    guard let handle = jpeg.InitCompress() else { throw .unwritable("no memory") }
    defer { _ = jpeg.Destroy(handle) }
    var data: UnsafeMutablePointer<UInt8>?
    defer { jpeg.Free(data) }
    var count: UInt = 0
    let status = jpeg.Compress2(
      handle, image.onWhite.pixels, Int32(image.width), 0, Int32(image.height),
      Int32(TJPF_RGBX.rawValue), &data, &count, Int32(TJSAMP_444.rawValue),
      Int32(min(max(1, quality ?? standardQuality), 100)), TJFLAG_ACCURATEDCT)
    guard status == 0, let data else { throw .unwritable(JPEGDecoder.message(handle)) }
    return Array(UnsafeBufferPointer(start: data, count: Int(count)))
  }
}
