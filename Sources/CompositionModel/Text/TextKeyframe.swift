/// A keyframe of a text layer's source text.
package struct TextKeyframe: Hashable, Sendable {
  /// The time, in frames of the composition that contains the layer.
  package var time: Double
  /// A text with its style.
  package var document: TextDocument

  /// Makes a keyframe of its parts.
  package init(time: Double, document: TextDocument) {
    self.time = time
    self.document = document
  }
}
