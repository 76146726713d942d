internal import CPNG

/// Reads PNG files of any kind.
public enum PNGDecoder {
  /// The image in a file, converted to 8-bit sRGB with straight alpha.
  ///
  /// - Throws: `ImageCodingError` for broken files and sizes outside of `ImageLimits`.
  public static func decode(_ bytes: [UInt8]) throws(ImageCodingError) -> PixelImage {
    try bytes.withUnsafeBufferPointer { (bytes) throws(ImageCodingError) in
      try decode(UnsafeRawBufferPointer(bytes))
    }
  }

  /// Decodes the image in a file in memory, converted to 8-bit sRGB with straight alpha.
  ///
  /// - Throws: `ImageCodingError` for broken files and sizes outside of `ImageLimits`.
  public static func decode(_ bytes: UnsafeRawBufferPointer) throws(ImageCodingError) -> PixelImage
  {
    guard let profile = ColorProfile(png: bytes) else { return try decode(bytes, nil) }
    return try withoutGamma(bytes).withUnsafeBufferPointer { (bytes) throws(ImageCodingError) in
      try decode(UnsafeRawBufferPointer(bytes), profile)
    }
  }

  /// The file without its other chunks about color, which a profile replaces.
  private static func withoutGamma(_ bytes: UnsafeRawBufferPointer) -> [UInt8] {
    var result = Array(bytes.prefix(8))
    result.reserveCapacity(bytes.count)
    let dropped = [PNGChunks.type("gAMA"), PNGChunks.type("cHRM"), PNGChunks.type("iCCP")]
    for chunk in PNGChunks(bytes) where !dropped.contains(chunk.type) {
      result.append(contentsOf: bytes[chunk.whole])
    }
    return result
  }

  /// The image in a file, with its colors in a profile.
  private static func decode(
    _ bytes: UnsafeRawBufferPointer, _ profile: ColorProfile?
  ) throws(ImageCodingError) -> PixelImage {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { throw .unreadable("no data") }
    var control = png_image()
    control.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&control) }
    guard png_image_begin_read_from_memory(&control, start, bytes.count) != 0 else {
      throw .unreadable(message(control.message))
    }
    let (width, height) = (Int(control.width), Int(control.height))
    try ImageLimits.check(width: width, height: height)
    control.format = formatRGBA
    let image = try PixelImage(width: width, height: height) { pixels in
      png_image_finish_read(&control, nil, pixels.baseAddress, 0, nil) != 0
    } convert: { pixels throws(ImageCodingError) in
      try profile?.convert(&pixels)
    }
    guard let image else { throw .unreadable(message(control.message)) }
    return image
  }

  /// `PNG_FORMAT_RGBA`, a macro that is not available in Swift: alpha and color.
  private static let formatRGBA: png_uint_32 = 0x03

  /// A message of libpng: the text in an array of C.
  static func message(_ characters: some Any) -> String {
    withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
