internal import CPNG

/// Writes PNG files: 8-bit RGBA, marked as sRGB, without any text or time.
///
/// Equal pixels give equal bytes for one version of libpng and zlib.
public enum PNGEncoder {
  /// Encodes an image.
  ///
  /// - Throws: `ImageCodingError` for sizes outside of `ImageLimits`.
  public static func encode(_ image: PixelImage) throws(ImageCodingError) -> [UInt8] {
    try image.pixels.withUnsafeBufferPointer { (pixels) throws(ImageCodingError) in
      try encode(
        rgba: UnsafeRawBufferPointer(pixels), width: image.width, height: image.height,
        rowBytes: image.width * 4)
    }
  }

  /// Encodes pixels in memory.
  ///
  /// Vector graphics are smaller without row filters, whose choice takes longer than compression. Pictures that are
  /// large without filters are encoded with them, too.
  ///
  /// - Parameters:
  ///   - rgba: Red, green, blue and straight alpha of each pixel, row after row from the top.
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  ///   - rowBytes: From one row to the next, in bytes.
  /// - Throws: `ImageCodingError` for sizes outside of `ImageLimits`, and without enough pixels.
  public static func encode(
    rgba: UnsafeRawBufferPointer, width: Int, height: Int, rowBytes: Int
  ) throws(ImageCodingError) -> [UInt8] {
    try ImageLimits.check(width: width, height: height)
    guard let start = rgba.baseAddress, rowBytes >= width * 4, rowBytes <= rgba.count,
      rgba.count - width * 4 >= (height - 1) * rowBytes
    else { throw .missingPixels }
    func file(_ filters: Int32) throws(ImageCodingError) -> [UInt8] {
      var file = xs_png_file()
      defer { xs_png_close(&file) }
      let isWritten = xs_png_write(
        &file, start.assumingMemoryBound(to: UInt8.self), png_uint_32(width), png_uint_32(height),
        rowBytes, filters, compressionLevel)
      guard isWritten != 0 else { throw .unwritable(PNGDecoder.message(file.message)) }
      return Array(UnsafeRawBufferPointer(start: file.bytes, count: file.count))
    }
    let plain = try file(noFilters)
    guard Double(plain.count) > filteredShare * Double(width * height * 4) else { return plain }
    let filtered = try file(allFilters)
    return filtered.count < plain.count ? filtered : plain
  }

  /// `PNG_FILTER_NONE` and `PNG_ALL_FILTERS`, macros that are not available in Swift.
  private static let (noFilters, allFilters): (Int32, Int32) = (0x08, 0xF8)
  /// The level of zlib.
  private static let compressionLevel: Int32 = 6
  /// The share of the pixels' bytes above which a file is made with filters, too.
  private static let filteredShare = 0.05
}
