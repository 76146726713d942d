public import Geometry
public import SceneModel
public import ViewTree

/// The content of a text layer.
public struct TextContent: Hashable, Sendable {
  /// The source text in order of time, never empty; each document holds until the next one.
  public var documents: [TextKeyframe]
  /// The expression on the source text; `nil` without one.
  public var expression: ExpressionNumber?
  /// The path that the text follows.
  public var path: TextPath?
  /// The text animators, in the order in which they are applied.
  public var animators: [TextAnimator]
  /// The anchor point grouping: the units that share a point about which animators rotate and scale.
  public var anchorGrouping: TextGrouping
  /// The grouping alignment: the offset of that point, as factors of the unit's size; z is ignored.
  public var anchorAlignment: AnimatedValue<Vector3>

  /// Makes plain text.
  public init(documents: [TextKeyframe]) {
    self.documents = documents
    animators = []
    anchorGrouping = .characters
    anchorAlignment = AnimatedValue(.zero)
  }

  /// The document that is shown at a frame of the composition that contains the layer.
  public func document(at frame: Double) -> TextDocument {
    (documents.last { $0.time <= frame } ?? documents[0]).document
  }
}

/// The units of the anchor point grouping.
public enum TextGrouping: Int, Hashable, Sendable, CaseIterable {
  /// Each character.
  case characters = 1
  /// Each word.
  case words
  /// Each line.
  case lines
  /// The whole text.
  case all
}
