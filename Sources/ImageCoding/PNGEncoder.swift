internal import CPNG

/// Writes PNG files: 8-bit RGBA, marked as sRGB, without any text or time.
///
/// Equal pixels with equal effort give equal bytes for one version of libpng and zlib.
public enum PNGEncoder {
  /// Encodes an image.
  ///
  /// - Throws: `ImageCodingError` for sizes outside of `ImageLimits`.
  public static func encode(
    _ image: PixelImage, effort: PNGEffort = .standard
  ) throws(ImageCodingError) -> [UInt8] {
    let encoded: Result<[UInt8], ImageCodingError> = image.pixels.withUnsafeBytes { pixels in
      Result { () throws(ImageCodingError) in
        try encode(
          rgba: pixels, width: image.width, height: image.height, rowBytes: image.width * 4,
          effort: effort)
      }
    }
    return try encoded.get()
  }

  /// Encodes pixels in memory.
  ///
  /// - Parameters:
  ///   - rgba: Red, green, blue and straight alpha of each pixel, row after row from the top.
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  ///   - rowBytes: From one row to the next, in bytes.
  ///   - effort: The effort to make the file small.
  /// - Throws: `ImageCodingError` for sizes outside of `ImageLimits`, and without enough pixels.
  public static func encode(
    rgba: UnsafeRawBufferPointer, width: Int, height: Int, rowBytes: Int,
    effort: PNGEffort = .standard
  ) throws(ImageCodingError) -> [UInt8] {
    try ImageLimits.check(width: width, height: height)
    guard let start = rgba.baseAddress, rowBytes >= width * 4, rowBytes <= rgba.count,
      rgba.count - width * 4 >= (height - 1) * rowBytes, rowBytes <= Int(Int32.max)
    else { throw .missingPixels }
    var control = PNGControl.make(width: width, height: height)
    if effort == .fast { control.flags |= PNGControl.fastFlag }
    defer { png_image_free(&control) }
    var capacity = 65_536 + width * height
    // A failed attempt returns the required size, so the second one is the last.
    for _ in 0..<2 {
      let memory = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 16)
      defer { memory.deallocate() }
      var size = capacity
      if png_image_write_to_memory(
        &control, memory, &size, 0, start, png_int_32(rowBytes), nil) != 0
      {
        return Array(UnsafeRawBufferPointer(start: memory, count: size))
      }
      guard size > capacity else { break }
      capacity = size
    }
    throw .unwritable(PNGControl.message(of: control))
  }
}

/// The effort of the PNG encoder to make files small.
public enum PNGEffort: String, Hashable, Sendable, CaseIterable {
  /// No row filters, zlib level 3: for files of short use.
  case fast
  /// Adaptive row filters, zlib level 6.
  case standard
}

/// libpng's record of one image in its simplified interface, which needs no `setjmp`.
enum PNGControl {
  /// `PNG_FORMAT_RGBA`, a macro that is not available in Swift: alpha and color.
  static let formatRGBA: png_uint_32 = 0x03
  /// `PNG_IMAGE_FLAG_FAST`.
  static let fastFlag: png_uint_32 = 0x02

  /// A record for an image of 8-bit RGBA.
  static func make(width: Int, height: Int) -> png_image {
    var control = png_image()
    control.version = png_uint_32(PNG_IMAGE_VERSION)
    control.width = png_uint_32(width)
    control.height = png_uint_32(height)
    control.format = formatRGBA
    return control
  }

  /// The message of libpng about the last failure.
  static func message(of control: png_image) -> String {
    withUnsafeBytes(of: control.message) {
      String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
    }
  }
}
