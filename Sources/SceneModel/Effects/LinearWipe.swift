public import Geometry

/// One side of a line, or of lines side by side, that is taken away.
public struct LinearWipe: Hashable, Sendable {
  /// How much is taken away, 0...1.
  public var completion: Double
  /// Which way what is taken away grows, in degrees clockwise from the top.
  public var direction: Double
  /// The width of the soft edge, in points.
  public var feather: Double
  /// What it passes over.
  public var extent: Extent

  /// What a wipe passes over.
  public enum Extent: Hashable, Sendable {
    /// A rectangle of a size, in points, at the origin.
    case frame(Vector2)
    /// Each of the stripes of a width, in points, one of which begins at the origin.
    case stripes(width: Double)
  }

  /// Makes a wipe of its parts.
  public init(completion: Double, direction: Double, feather: Double, extent: Extent) {
    self.completion = completion
    self.direction = direction
    self.feather = feather
    self.extent = extent
  }
}
