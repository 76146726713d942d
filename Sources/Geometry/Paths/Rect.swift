/// An axis-aligned rectangle, by its edges, in points; empty if its right edge is left of its left one, or its bottom
/// above its top.
public struct Rect: Hashable, Sendable, Codable {
  /// The left edge.
  public var minX: Double
  /// The top edge.
  public var minY: Double
  /// The right edge.
  public var maxX: Double
  /// The bottom edge.
  public var maxY: Double

  /// Makes a rectangle from its edges.
  @inlinable public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Makes a rectangle from its top left corner and its size.
  @inlinable public init(origin: Vector2 = .zero, size: Vector2) {
    self.init(
      minX: origin.x, minY: origin.y, maxX: origin.x + size.x, maxY: origin.y + size.y)
  }

  /// Makes the smallest rectangle around some points; empty for none.
  @inlinable public init(holding points: [Vector2]) {
    self = .empty
    for point in points { join(point) }
  }

  /// The empty rectangle that is the neutral element of `union(_:)`.
  public static let empty = Rect(
    minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)

  /// The horizontal extent, negative when empty.
  @inlinable public var width: Double { maxX - minX }
  /// The vertical extent, negative when empty.
  @inlinable public var height: Double { maxY - minY }
  /// The width and the height, negative when empty.
  @inlinable package var size: Vector2 { Vector2(width, height) }
  /// The center.
  @inlinable public var center: Vector2 { Vector2((minX + maxX) / 2, (minY + maxY) / 2) }
  /// Whether it contains no point.
  @inlinable public var isEmpty: Bool { !(minX <= maxX && minY <= maxY) }

  /// The corners, clockwise from the top left one.
  @inlinable public var corners: [Vector2] {
    [
      Vector2(minX, minY), Vector2(maxX, minY), Vector2(maxX, maxY), Vector2(minX, maxY),
    ]
  }

  /// Extends the rectangle to a point.
  @inlinable public mutating func join(_ point: Vector2) {
    minX = min(minX, point.x)
    minY = min(minY, point.y)
    maxX = max(maxX, point.x)
    maxY = max(maxY, point.y)
  }

  /// Returns the smallest rectangle around both.
  @inlinable public func union(_ other: Rect) -> Rect {
    Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY))
  }

  /// Returns the points that both contain.
  @inlinable public func intersection(_ other: Rect) -> Rect {
    Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY), maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY))
  }

  /// Returns the rectangle with every edge moved inward by `inset` points; negative moves outward.
  @inlinable public func insetBy(_ inset: Double) -> Rect {
    Rect(minX: minX + inset, minY: minY + inset, maxX: maxX - inset, maxY: maxY - inset)
  }

  /// Returns the smallest axis-aligned rectangle around the image of this one.
  public func transformed(by transform: Affine) -> Rect {
    guard !isEmpty else { return self }
    var result = Rect.empty
    result.join(transform.apply(Vector2(minX, minY)))
    result.join(transform.apply(Vector2(maxX, minY)))
    result.join(transform.apply(Vector2(minX, maxY)))
    result.join(transform.apply(Vector2(maxX, maxY)))
    return result
  }
}
