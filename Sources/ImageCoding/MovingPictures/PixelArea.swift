#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A part of an image, in pixels.
package struct PixelArea: Hashable, Sendable {
  /// The left edge.
  package var x: Int
  /// The upper edge.
  package var y: Int
  /// The width, at least 1.
  package var width: Int
  /// The height, at least 1.
  package var height: Int

  /// Makes an area of its edges and its size.
  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// The first pixel of an image.
  static let pixel = PixelArea(x: 0, y: 0, width: 1, height: 1)
}

extension PixelImage {
  /// The smallest area with all pixels that differ from the image before, or one pixel if none do; the whole image if it
  /// is the first one.
  func changedArea(since previous: PixelImage?) -> PixelArea {
    guard let previous else { return PixelArea(x: 0, y: 0, width: width, height: height) }
    return pixels.withUnsafeBytes { own in
      previous.pixels.withUnsafeBytes { others in
        PixelImage.changedArea(own, others, width: width, height: height) ?? .pixel
      }
    }
  }

  private static func changedArea(
    _ own: UnsafeRawBufferPointer, _ others: UnsafeRawBufferPointer, width: Int, height: Int
  ) -> PixelArea? {
    guard let own = own.baseAddress, let others = others.baseAddress else { return nil }
    let rowBytes = width * 4
    func differs(_ row: Int) -> Bool {
      memcmp(own + row * rowBytes, others + row * rowBytes, rowBytes) != 0
    }
    guard let top = (0..<height).first(where: differs),
      let bottom = (0..<height).last(where: differs)
    else { return nil }
    let (ownPixels, otherPixels) = (
      own.assumingMemoryBound(to: UInt32.self), others.assumingMemoryBound(to: UInt32.self)
    )
    var (left, right) = (width, -1)
    for row in top...bottom {
      let start = row * width
      if let first = (0..<left).first(where: { ownPixels[start + $0] != otherPixels[start + $0] }) {
        left = first
      }
      if let last = (right + 1..<width).last(where: {
        ownPixels[start + $0] != otherPixels[start + $0]
      }) {
        right = last
      }
    }
    return PixelArea(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
