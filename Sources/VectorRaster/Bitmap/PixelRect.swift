package import Geometry

/// An axis-aligned rectangle of whole pixels; empty if an edge is beyond the opposite one.
package struct PixelRect: Hashable, Sendable {
  /// The left edge.
  package var minX: Int
  /// The top edge.
  package var minY: Int
  /// The right edge, one past the last column.
  package var maxX: Int
  /// The bottom edge, one past the last row.
  package var maxY: Int

  /// Creates a rectangle from its edges.
  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// An empty rectangle, the neutral element of `union`.
  package static let empty = PixelRect(minX: .max, minY: .max, maxX: .min, maxY: .min)

  /// The largest magnitude of a coordinate, in pixels; larger ones are clamped.
  static let coordinateLimit = 1e9

  /// Creates the smallest pixel rectangle around a rectangle in pixels; empty for an empty or unordered one.
  package init(covering rect: Rect) {
    guard rect.minX <= rect.maxX, rect.minY <= rect.maxY else {
      self = .empty
      return
    }
    let limit = PixelRect.coordinateLimit
    self.init(
      minX: Int(rect.minX.clamped(to: -limit...limit).rounded(.down)),
      minY: Int(rect.minY.clamped(to: -limit...limit).rounded(.down)),
      maxX: Int(rect.maxX.clamped(to: -limit...limit).rounded(.up)),
      maxY: Int(rect.maxY.clamped(to: -limit...limit).rounded(.up)))
  }

  /// Whether the rectangle contains no pixel.
  package var isEmpty: Bool { minX >= maxX || minY >= maxY }
  /// The width of a nonempty rectangle, in pixels.
  package var width: Int { maxX - minX }
  /// The height of a nonempty rectangle, in pixels.
  package var height: Int { maxY - minY }

  /// The number of pixels; 0 for an empty rectangle.
  package var pixelCount: Int { isEmpty ? 0 : width * height }

  /// The pixels in both rectangles.
  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle around both.
  package func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// Whether all pixels of another rectangle are in this one.
  package func contains(_ other: PixelRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// The nonempty rectangle with its edges moved outwards by a number of pixels.
  package func outset(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
  }
}

extension Rect {
  /// Creates the rectangle that a pixel rectangle covers.
  package init(_ pixels: PixelRect) {
    self.init(
      minX: Double(pixels.minX), minY: Double(pixels.minY), maxX: Double(pixels.maxX),
      maxY: Double(pixels.maxY))
  }
}
