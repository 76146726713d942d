/// Reads pictures of any supported format.
public enum ImageDecoder {
  /// The image in a PNG, JPEG or WebP file, recognized by its content; 8-bit sRGB with straight alpha.
  ///
  /// - Throws: `ImageCodingError` for other formats, broken files and sizes outside of `ImageLimits`.
  public static func decode(_ bytes: [UInt8]) throws(ImageCodingError) -> PixelImage {
    switch ImageFormat(recognizing: bytes) {
    case .png: return try PNGDecoder.decode(bytes)
    case .jpeg: return try JPEGDecoder.decode(bytes)
    case .webP: return try WebPDecoder.decode(bytes)
    case nil: throw .unreadable(bytes.isEmpty ? "no data" : "it is neither PNG, JPEG nor WebP")
    }
  }
}
