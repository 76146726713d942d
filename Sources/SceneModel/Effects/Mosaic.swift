public import Geometry

/// A grid of blocks, each of which has one colour.
public struct Mosaic: Hashable, Sendable {
  /// The size of the rectangle at the origin that the blocks divide, in points.
  public var frame: Vector2
  /// How many blocks there are along x and y.
  public var blocks: Vector2
  /// Whether a block has the colour of its middle rather than the mean of its pixels.
  public var isSharp: Bool

  /// Makes a mosaic of its parts.
  public init(frame: Vector2, blocks: Vector2, isSharp: Bool = false) {
    self.frame = frame
    self.blocks = blocks
    self.isSharp = isSharp
  }
}
