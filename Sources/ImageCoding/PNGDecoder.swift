internal import CPNG

/// Reads PNG files of any kind.
public enum PNGDecoder {
  /// The image in a file, converted to 8-bit sRGB with straight alpha.
  ///
  /// - Throws: `ImageCodingError` for broken files and sizes outside of `ImageLimits`.
  public static func decode(_ bytes: [UInt8]) throws(ImageCodingError) -> PixelImage {
    let decoded: Result<PixelImage, ImageCodingError> = bytes.withUnsafeBytes { bytes in
      Result { () throws(ImageCodingError) in try decode(bytes) }
    }
    return try decoded.get()
  }

  /// Decodes the image in a file in memory, converted to 8-bit sRGB with straight alpha.
  ///
  /// - Throws: `ImageCodingError` for broken files and sizes outside of `ImageLimits`.
  public static func decode(_ bytes: UnsafeRawBufferPointer) throws(ImageCodingError) -> PixelImage
  {
    guard let profile = ColorProfile(png: bytes) else { return try decode(bytes, nil) }
    let plain = withoutGamma(bytes)
    let decoded: Result<PixelImage, ImageCodingError> = plain.withUnsafeBytes { bytes in
      Result { () throws(ImageCodingError) in try decode(bytes, profile) }
    }
    return try decoded.get()
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

  /// The image in a file, whose colors are those of a profile.
  private static func decode(
    _ bytes: UnsafeRawBufferPointer, _ profile: ColorProfile?
  ) throws(ImageCodingError) -> PixelImage {
    guard let start = bytes.baseAddress, !bytes.isEmpty else { throw .unreadable("no data") }
    var control = PNGControl.make()
    defer { png_image_free(&control) }
    guard png_image_begin_read_from_memory(&control, start, bytes.count) != 0 else {
      throw .unreadable(PNGControl.message(of: control))
    }
    let (width, height) = (Int(control.width), Int(control.height))
    try ImageLimits.check(width: width, height: height)
    control.format = PNGControl.formatRGBA
    var isComplete = false
    var pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      isComplete = png_image_finish_read(&control, nil, buffer.baseAddress, 0, nil) != 0
      count = isComplete ? width * height * 4 : 0
    }
    if isComplete { profile?.convert(&pixels) }
    guard isComplete, let image = PixelImage(width: width, height: height, pixels: pixels) else {
      throw .unreadable(PNGControl.message(of: control))
    }
    return image
  }
}

/// libpng's record of one image in its simplified interface for reading.
private enum PNGControl {
  /// `PNG_FORMAT_RGBA`, a macro that is not available in Swift: alpha and color.
  static let formatRGBA: png_uint_32 = 0x03

  /// An empty record.
  static func make() -> png_image {
    var control = png_image()
    control.version = png_uint_32(PNG_IMAGE_VERSION)
    return control
  }

  /// The message of libpng about the last failure.
  static func message(of control: png_image) -> String {
    withUnsafeBytes(of: control.message) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
