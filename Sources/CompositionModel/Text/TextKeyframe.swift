/// What a text layer says from a time on.
public struct TextKeyframe: Hashable, Sendable {
  /// The time, in frames of the composition that holds the layer.
  public var time: Double
  /// What is written, and how.
  public var document: TextDocument

  /// Makes a keyframe of its parts.
  public init(time: Double, document: TextDocument) {
    self.time = time
    self.document = document
  }
}
