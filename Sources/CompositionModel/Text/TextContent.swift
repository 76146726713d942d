package import Animation
package import Geometry
import SceneModel

/// The content of a text layer.
package struct TextContent: Hashable, Sendable {
  /// The source text in order of time, never empty; each document holds until the next one.
  package var documents: [TextKeyframe]
  /// The expression on the source text; `nil` without one.
  package var expression: ExpressionNumber?
  /// The path that the text follows.
  package var path: TextPath?
  /// The text animators, in the order in which they are applied.
  package var animators: [TextAnimator] = []
  /// The anchor point grouping: the units that share a point about which animators rotate and scale.
  package var anchorGrouping = TextGrouping.characters
  /// The grouping alignment: the offset of that point, as factors of the unit's size; z is ignored.
  package var anchorAlignment = AnimatedValue(Vector3.zero)

  /// Makes plain text.
  package init(documents: [TextKeyframe]) {
    self.documents = documents
  }

  /// The document that is shown at a frame of the composition that contains the layer.
  package func document(at frame: Double) -> TextDocument {
    (documents.last { $0.time <= frame } ?? documents[0]).document
  }

  package mutating func visitProperties(_ visitor: inout some PropertyVisitor) {
    visitor.visit(&anchorAlignment, ModelProperty("groupingAlignment", nil, .planarPercent))
    if var path {
      visitor.visit(&path.path, ModelProperty("path"))
      visitor.visit(&path.firstMargin, ModelProperty("firstMargin"))
      visitor.visit(&path.lastMargin, ModelProperty("lastMargin"))
      self.path = path
    }
    for index in animators.indices { animators[index].visitProperties(&visitor) }
  }
}

/// The units of the anchor point grouping.
package enum TextGrouping: Int, Hashable, Sendable, CaseIterable {
  case characters = 1
  case words, lines, all
}

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
