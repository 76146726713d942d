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

  /// Visits the properties.
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
  /// Each character.
  case characters = 1
  /// Each word.
  case words
  /// Each line.
  case lines
  /// The whole text.
  case all
}
