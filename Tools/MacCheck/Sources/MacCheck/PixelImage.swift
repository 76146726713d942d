/// The pixels of a picture.
public struct PixelImage: Equatable, Sendable {
  /// The width, in pixels.
  public let width: Int
  /// The height, in pixels.
  public let height: Int
  /// Red, green, blue and alpha of each pixel, premultiplied, by rows from the top.
  public let bytes: [UInt8]

  /// Makes a picture; the bytes have four for each pixel.
  public init(width: Int, height: Int, bytes: [UInt8]) {
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }

  /// The components of a pixel; zeros outside of the picture.
  public subscript(x: Int, y: Int) -> [Int] {
    guard x >= 0, y >= 0, x < width, y < height else { return [0, 0, 0, 0] }
    return bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4].map(Int.init)
  }

  /// The largest difference of a component at which pixels count as equal, of 255.
  ///
  /// It allows for other antialiasing of edges and another rounding of colors.
  public static let tolerance = 48

  /// Returns the share of pixels that differ, from 0 to 1, in the area that both pictures have.
  ///
  /// A pixel differs if each pixel of the other picture beside it, or at its place, has other components: edges may lie a
  /// fraction of a pixel apart.
  public func difference(from other: PixelImage) -> Double {
    let size = (width: min(width, other.width), height: min(height, other.height))
    guard size.width > 0, size.height > 0 else { return 1 }
    var count = 0
    for y in 0..<size.height {
      for x in 0..<size.width where !isNear(x, y, other) { count += 1 }
    }
    return Double(count) / Double(size.width * size.height)
  }

  private func isNear(_ x: Int, _ y: Int, _ other: PixelImage) -> Bool {
    for (dx, dy) in [(0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)] {
      let own = (y * width + x) * 4
      guard x + dx >= 0, y + dy >= 0, x + dx < other.width, y + dy < other.height else { continue }
      let place = ((y + dy) * other.width + x + dx) * 4
      let isEqual = (0..<4).allSatisfy {
        abs(Int(bytes[own + $0]) - Int(other.bytes[place + $0])) <= PixelImage.tolerance
      }
      if isEqual { return true }
    }
    return false
  }
}
