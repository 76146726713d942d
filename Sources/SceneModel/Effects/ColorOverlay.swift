/// A colour over a group.
public struct ColorOverlay: Hashable, Sendable {
  /// The colour.
  public var color: Color
  /// 0...1.
  public var opacity: Double
  /// How it mixes with the group's colours.
  public var blendMode: BlendMode

  /// Makes an overlay of its parts.
  public init(color: Color, opacity: Double, blendMode: BlendMode = .normal) {
    self.color = color
    self.opacity = opacity
    self.blendMode = blendMode
  }
}
