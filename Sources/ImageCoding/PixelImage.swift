/// An image in memory: sRGB with straight alpha, a byte a channel.
public struct PixelImage: Hashable, Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// Red, green, blue and alpha of each pixel, row after row from the top, without gaps.
  public let pixels: [UInt8]

  /// Makes an image of its pixels; `nil` unless there are four bytes for each.
  public init?(width: Int, height: Int, pixels: [UInt8]) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, pixels.count % 4 == 0, pixels.count / 4 == count
    else { return nil }
    self.init(uncheckedWidth: width, height: height, pixels: pixels)
  }

  /// Makes an image from pixels without checking that there are four bytes for each pixel of the
  /// size.
  package init(uncheckedWidth width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// Makes an image of the pixels that `decode` writes and `convert` changes to sRGB; `nil` if `decode` fails.
  init?(
    width: Int, height: Int, decode: (UnsafeMutableBufferPointer<UInt8>) -> Bool,
    convert: (inout [UInt8]) throws(ImageCodingError) -> Void
  ) throws(ImageCodingError) {
    let size = width * height * 4
    var isComplete = false
    var pixels = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      isComplete = decode(buffer)
      count = isComplete ? size : 0
    }
    guard isComplete else { return nil }
    try convert(&pixels)
    self.init(uncheckedWidth: width, height: height, pixels: pixels)
  }

  /// Returns the pixels and ends the image, so that they can be changed without a copy.
  public consuming func takePixels() -> [UInt8] { pixels }

  /// The image over white, opaque.
  package var onWhite: PixelImage {
    var pixels = pixels
    for start in stride(from: 0, to: pixels.count, by: 4) where pixels[start + 3] < 255 {
      let alpha = Int(pixels[start + 3])
      for channel in start..<start + 3 {
        pixels[channel] = UInt8((Int(pixels[channel]) * alpha + 255 * (255 - alpha) + 127) / 255)
      }
      pixels[start + 3] = 255
    }
    return PixelImage(uncheckedWidth: width, height: height, pixels: pixels)
  }
}
