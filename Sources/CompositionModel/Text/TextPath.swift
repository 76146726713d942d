public import Geometry
public import ViewTree

/// The path that a text follows.
public struct TextPath: Hashable, Sendable {
  /// The outline of the mask that the text follows, in the layer's coordinates.
  public var path: AnimatedValue<BezierPath>
  /// Where the text begins, in points from the start of the path.
  public var firstMargin: AnimatedValue<Double>
  /// Where the text ends, in points from the end of the path.
  public var lastMargin: AnimatedValue<Double>
  /// Whether it follows the path backwards; off is 0.
  public var isReversed: AnimatedValue<Double>
  /// Whether letters stand at right angles to the path; off is 0.
  public var isPerpendicular: AnimatedValue<Double>
  /// Whether letters are spread between both margins; off is 0.
  public var fillsPath: AnimatedValue<Double>

  /// Makes a path that letters stand on from its start.
  public init(path: AnimatedValue<BezierPath>) {
    self.path = path
    firstMargin = AnimatedValue(0)
    lastMargin = AnimatedValue(0)
    isReversed = AnimatedValue(0)
    isPerpendicular = AnimatedValue(1)
    fillsPath = AnimatedValue(0)
  }
}
