/// A line along the edges of a group.
public struct Outline: Hashable, Sendable {
  /// Where the line lies.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// Outside of the edges.
    case outside
    /// Inside of the edges.
    case inside
    /// Half on each side.
    case center
  }

  /// The colour.
  public var color: Color
  /// 0...1.
  public var opacity: Double
  /// How the part inside mixes with the group's colours.
  public var blendMode: BlendMode
  /// The width, in points.
  public var width: Double
  /// Where the line lies.
  public var side: Side

  /// Makes an outline of its parts.
  public init(
    color: Color, opacity: Double, blendMode: BlendMode = .normal, width: Double, side: Side
  ) {
    self.color = color
    self.opacity = opacity
    self.blendMode = blendMode
    self.width = width
    self.side = side
  }
}
