/// A view of pixels in memory, with a place in the coordinates of the picture.
///
/// The memory is someone else's and must outlive the view.
public struct PixelSurface {
  /// The address of the top left pixel.
  public let base: UnsafeMutablePointer<UInt32>
  /// The distance from one row to the next, in pixels.
  public let stride: Int
  /// The pixels that exist, in the picture's coordinates.
  public let rect: PixelRect

  /// Makes a view of its parts.
  public init(base: UnsafeMutablePointer<UInt32>, stride: Int, rect: PixelRect) {
    self.base = base
    self.stride = stride
    self.rect = rect
  }

  /// The address of a pixel, by the picture's coordinates.
  @inline(__always) func address(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    base + ((y &- rect.minY) &* stride &+ (x &- rect.minX))
  }

  /// Takes over the pixels of another surface, as far as both have them.
  public func copy(_ other: PixelSurface) {
    let area = rect.intersection(other.rect)
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      address(x: area.minX, y: y).update(
        from: other.address(x: area.minX, y: y), count: area.width)
    }
  }

  /// Stores one premultiplied pixel everywhere.
  public func clear(to pixel: UInt32 = 0) {
    guard !rect.isEmpty else { return }
    if stride == rect.width {
      base.update(repeating: pixel, count: stride * rect.height)
      return
    }
    for row in 0..<rect.height {
      (base + row * stride).update(repeating: pixel, count: rect.width)
    }
  }
}

extension PixelSurface {
  /// The smallest rectangle with all pixels that are not transparent.
  public var usedRect: PixelRect {
    var used = PixelRect.empty
    guard !rect.isEmpty else { return used }
    for y in rect.minY..<rect.maxY {
      let row = UnsafeBufferPointer(start: address(x: rect.minX, y: y), count: rect.width)
      guard let first = row.firstIndex(where: { $0 != 0 }),
        let last = row.lastIndex(where: { $0 != 0 })
      else { continue }
      used = used.union(
        PixelRect(minX: rect.minX + first, minY: y, maxX: rect.minX + last + 1, maxY: y + 1))
    }
    return used
  }

  /// The same pixels as far as they lie in a rectangle.
  public func clipped(to other: PixelRect) -> PixelSurface {
    let area = rect.intersection(other)
    guard !area.isEmpty else { return PixelSurface(base: base, stride: stride, rect: area) }
    return PixelSurface(base: address(x: area.minX, y: area.minY), stride: stride, rect: area)
  }
}
