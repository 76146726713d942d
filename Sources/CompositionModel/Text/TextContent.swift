public import Geometry
public import ViewTree

/// What a text layer shows.
public struct TextContent: Hashable, Sendable {
  /// What is written, and how, by rising time, never empty; each holds until the next one.
  public var documents: [TextKeyframe]
  /// The expression that the documents' text follows; `nil` without one.
  public var expression: ExpressionNumber?
  /// The path that the text follows.
  public var path: TextPath?
  /// What animators do to parts of the text, in the order in which they are applied.
  public var animators: [TextAnimator]
  /// What is one piece for the point about which animators turn and scale.
  public var anchorGrouping: TextGrouping
  /// Where that point lies from the piece's own, as factors of its size; z does not count.
  public var anchorAlignment: AnimatedValue<Vector3>

  /// Makes plain text.
  public init(documents: [TextKeyframe]) {
    self.documents = documents
    animators = []
    anchorGrouping = .characters
    anchorAlignment = AnimatedValue(.zero)
  }

  /// The document that is shown at a frame of the composition that holds the layer.
  public func document(at frame: Double) -> TextDocument {
    (documents.last { $0.time <= frame } ?? documents[0]).document
  }
}

/// What is one piece of text.
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
