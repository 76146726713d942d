package import Animation
package import Geometry

/// The path options of a text on a path.
package struct TextPath: Hashable, Sendable {
  /// The path of the mask that the text follows, in the layer's coordinates.
  package var path: AnimatedValue<BezierPath>
  /// The first margin: the distance of the text from the start of the path, in points.
  package var firstMargin = AnimatedValue(0.0)
  /// The last margin: the distance of the text from the end of the path, in points.
  package var lastMargin = AnimatedValue(0.0)
  /// Reverse Path: whether the text follows the path backward; off is 0.
  package var isReversed = AnimatedValue(0.0)
  /// Perpendicular To Path: whether characters are rotated with the path; off is 0.
  package var isPerpendicular = AnimatedValue(1.0)
  /// Force Alignment: whether characters are spread between both margins; off is 0.
  package var fillsPath = AnimatedValue(0.0)

  /// Makes options with zero margins and characters perpendicular to the path.
  package init(path: AnimatedValue<BezierPath>) {
    self.path = path
  }
}
