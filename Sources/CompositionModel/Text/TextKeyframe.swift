/// A keyframe of a text layer's source text.
public struct TextKeyframe: Hashable, Sendable {
  /// The time, in frames of the composition that contains the layer.
  public var time: Double
  /// A text with its style.
  public var document: TextDocument

  /// Makes a keyframe of its parts.
  public init(time: Double, document: TextDocument) {
    self.time = time
    self.document = document
  }
}
