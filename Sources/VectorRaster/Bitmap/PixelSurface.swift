/// An unowned view of premultiplied pixels, placed in the coordinates of the picture.
///
/// The memory must outlive the view.
package struct PixelSurface {
  /// The address of the top left pixel.
  package let base: UnsafeMutablePointer<UInt32>
  /// The distance from one row to the next, in pixels.
  package let stride: Int
  /// The pixels of the surface, in the picture's coordinates.
  package let rect: PixelRect

  /// Creates a view of memory.
  package init(base: UnsafeMutablePointer<UInt32>, stride: Int, rect: PixelRect) {
    self.base = base
    self.stride = stride
    self.rect = rect
  }

  /// The address of a pixel, given in the picture's coordinates.
  @inline(__always) func address(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- rect.minY) &* stride &+ (x &- rect.minX))
  }

  /// Calls a function for each row of a nonempty surface: y coordinate, address of the first pixel.
  @inline(__always)
  func forEachRow(_ body: (Int, UnsafeMutablePointer<UInt32>) -> Void) {
    for y in rect.minY..<rect.maxY { body(y, address(x: rect.minX, y: y)) }
  }

  /// Copies the pixels of another surface in the intersection of both.
  package func copy(_ other: PixelSurface) {
    let area = rect.intersection(other.rect)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      address(x: area.minX, y: y).update(
        from: other.address(x: area.minX, y: y), count: area.width)
    }
  }

  /// Fills the surface with one premultiplied pixel.
  package func clear(to pixel: UInt32 = 0) {
    guard !rect.isEmpty else { return }
    if stride == rect.width {
      base.update(repeating: pixel, count: stride * rect.height)
      return
    }
    for row in 0..<rect.height {
      (base + row * stride).update(repeating: pixel, count: rect.width)
    }
  }

  /// The smallest rectangle around all pixels other than 0.
  package var usedRect: PixelRect {
    var used = PixelRect.empty
    guard !rect.isEmpty else { return used }
    forEachRow { y, start in
      let row = UnsafeBufferPointer(start: start, count: rect.width)
      guard let first = row.firstIndex(where: { $0 != 0 }),
        let last = row.lastIndex(where: { $0 != 0 })
      else { return }
      used = used.union(
        PixelRect(minX: rect.minX + first, minY: y, maxX: rect.minX + last + 1, maxY: y + 1))
    }
    return used
  }

  /// The part of the surface within a rectangle.
  package func clipped(to other: PixelRect) -> PixelSurface {
    let area = rect.intersection(other)
    guard !area.isEmpty else { return PixelSurface(base: base, stride: stride, rect: area) }
    return PixelSurface(base: address(x: area.minX, y: area.minY), stride: stride, rect: area)
  }

  /// The number of pixels of a nonempty surface.
  var count: Int { rect.width * rect.height }

  /// Calls a function for each pixel, row by row: index, address.
  @inline(__always)
  func forEachPixel(_ body: (Int, UnsafeMutablePointer<UInt32>) -> Void) {
    var index = 0
    forEachRow { _, row in
      for x in 0..<rect.width {
        body(index, row + x)
        index &+= 1
      }
    }
  }
}
