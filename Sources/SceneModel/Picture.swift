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
    /// Premultiplied gamma-encoded sRGB by rows from the top; red is the lowest byte, then green, blue and alpha.
    public let pixels: [UInt32]
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
  public init?(width: Int, height: Int, rgba: [UInt8]) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 0, height > 0, !overflow, rgba.count % 4 == 0, rgba.count / 4 == count else {
      return nil
    }
    let pixels = [UInt32](unsafeUninitializedCapacity: count) { buffer, used in
      rgba.withUnsafeBytes { bytes in
        for index in 0..<count {
          let pixel = UInt32(
            littleEndian: bytes.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self))
          buffer[index] = pixel >= 0xFF00_0000 ? pixel : Picture.premultiplied(pixel)
        }
      }
      used = count
    }
    levels = PicturePyramid.levels(Level(width: width, height: height, pixels: pixels))
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
    hasher.combine(levels[0].pixels.prefix(64))
  }
}
