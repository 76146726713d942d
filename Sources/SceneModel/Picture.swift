/// A decoded picture, held by reference and never changed.
///
/// Equality is that of the pixels.
public final class Picture: Sendable {
  /// The picture at one size.
  public struct Level: Hashable, Sendable {
    /// The width, in pixels.
    public let width: Int
    /// The height, in pixels.
    public let height: Int
    /// Premultiplied gamma-encoded sRGB by rows from the top: red, green, blue and alpha of each pixel.
    public let bytes: [UInt8]

    /// A copy of the pixels, of which red is the lowest byte, then green, blue and alpha.
    public var pixels: [UInt32] { withPixels { Array($0) } }

    /// Calls a function with the pixels, of which red is the lowest byte.
    public func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
      bytes.withUnsafeBytes { body($0.bindMemory(to: UInt32.self)) }
    }
  }

  /// The picture itself, then halves of halves, down to a single pixel.
  public let levels: [Level]

  /// The width, in pixels.
  public var width: Int { levels[0].width }
  /// The height, in pixels.
  public var height: Int { levels[0].height }

  /// Makes a picture; `nil` unless there are pixels, as many as the size asks for.
  ///
  /// - Parameters:
  ///   - width: The width, in pixels.
  ///   - height: The height, in pixels.
  ///   - rgba: Red, green, blue and straight alpha of each pixel, row after row from the top.
  public init?(width: Int, height: Int, rgba: consuming [UInt8]) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, rgba.count % 4 == 0, rgba.count / 4 == count else {
      return nil
    }
    Picture.premultiply(&rgba)
    levels = PicturePyramid.levels(Level(width: width, height: height, bytes: rgba))
  }

  /// Multiplies the colours of pixels with their alpha, in place: large pictures are in memory only once.
  private static func premultiply(_ rgba: inout [UInt8]) {
    rgba.withUnsafeMutableBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for index in pixels.indices {
        let pixel = UInt32(littleEndian: pixels[index])
        if pixel < 0xFF00_0000 { pixels[index] = premultiplied(pixel).littleEndian }
      }
    }
  }

  /// A pixel of straight components, rounded to nearest.
  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    func times(_ component: UInt32) -> UInt32 {
      let product = component &* alpha &+ 128
      return (product &+ product &>> 8) &>> 8
    }
    return times(pixel & 255) | times(pixel &>> 8 & 255) &<< 8
      | times(pixel &>> 16 & 255) &<< 16 | alpha &<< 24
  }
}

extension Picture: Hashable {
  /// Whether the pixels are equal.
  public static func == (left: Picture, right: Picture) -> Bool {
    left === right || left.levels[0] == right.levels[0]
  }

  /// Hashes the size and the first pixels; the others seldom tell pictures apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    hasher.combine(levels[0].bytes.prefix(256))
  }
}
