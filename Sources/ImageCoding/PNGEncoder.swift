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
