public import Geometry

/// An upright rectangle of whole pixels, by its edges; edges that cross mean an empty rectangle.
public struct PixelRect: Hashable, Sendable {
  /// The left edge.
  public var minX: Int
  /// The top edge.
  public var minY: Int
  /// The right edge, one past the last column.
  public var maxX: Int
  /// The bottom edge, one past the last row.
  public var maxY: Int

  /// Makes a rectangle of its edges.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The rectangle that holds nothing and joins as the neutral element.
  public static let empty = PixelRect(minX: .max, minY: .max, maxX: .min, maxY: .min)

  /// Coordinates beyond this, in pixels, are treated as lying here.
  static let coordinateLimit = 1e9

  /// The smallest pixel rectangle that holds a rectangle in pixels; empty for an empty or unordered one.
  public init(covering rect: Rect) {
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

  /// Whether it holds no pixel.
  public var isEmpty: Bool { minX >= maxX || minY >= maxY }
  /// How many columns it holds; only for one that is not empty.
  public var width: Int { maxX - minX }
  /// How many rows it holds; only for one that is not empty.
  public var height: Int { maxY - minY }

  /// The pixels that both hold.
  public func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// Whether all pixels of the other one lie in this one.
  public func contains(_ other: PixelRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// The rectangle with its edges moved outwards, by pixels; only for one that is not empty.
  public func outset(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX - x, minY: minY - y, maxX: maxX + x, maxY: maxY + y)
  }
}

extension Rect {
  /// The area of some pixels.
  public init(_ pixels: PixelRect) {
    self.init(
      minX: Double(pixels.minX), minY: Double(pixels.minY), maxX: Double(pixels.maxX),
      maxY: Double(pixels.maxY))
  }
}
