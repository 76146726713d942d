public import Geometry

/// A sector that is taken away around a centre.
public struct RadialWipe: Hashable, Sendable {
  /// Which way the sector grows.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// Clockwise on screen.
    case clockwise
    /// Counter-clockwise on screen.
    case counterclockwise
    /// Half of it each way.
    case both
  }

  /// How much is taken away, 0...1.
  public var completion: Double
  /// Where the sector begins, in degrees clockwise from the top.
  public var startAngle: Double
  /// The centre, in points.
  public var center: Vector2
  /// Which way the sector grows.
  public var direction: Direction
  /// The width of the soft edge, in points.
  public var feather: Double

  /// Makes a wipe of its parts.
  public init(
    completion: Double, startAngle: Double, center: Vector2, direction: Direction, feather: Double
  ) {
    self.completion = completion
    self.startAngle = startAngle
    self.center = center
    self.direction = direction
    self.feather = feather
  }
}
