package import ViewTree

/// The parts of a text that change one after another.
package struct TextStagger: Hashable, Sendable {
  /// The parts.
  package var part: TextPart
  /// The time from each part's change to that of the next one, in seconds.
  package var step: Double
  /// Whether the last part begins.
  package var isReversed: Bool

  /// Makes a stagger.
  package init(_ part: TextPart, step: Double, isReversed: Bool = false) {
    (self.part, self.step, self.isReversed) = (part, step, isReversed)
  }
}

extension TextPart {
  /// The largest number of letters of a text whose parts change one after another.
  package static let mostLetters = 500
}
