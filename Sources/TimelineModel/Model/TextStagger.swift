package import ViewTree

/// The parts of a text that change one after another.
package struct TextStagger: Hashable, Sendable {
  /// The parts.
  package var part: TextPart
  /// The times from each part's change to the next, in seconds; at least one, and the last one repeats.
  package var steps: [Double]
  /// Whether the last part begins.
  package var isReversed: Bool

  /// Makes a stagger.
  package init(_ part: TextPart, steps: [Double], isReversed: Bool = false) {
    (self.part, self.steps, self.isReversed) = (part, steps, isReversed)
  }

  /// The wait of the part with a turn, in seconds, after the wait of the first one.
  func wait(_ first: Double, turn: Int) -> Double {
    let last = steps.count - 1
    let sum = steps.prefix(min(turn, last)).reduce(first, +)
    return ActionGroup.wait(sum, step: steps[last], index: max(turn - last, 0))
  }
}

extension TextPart {
  /// The largest number of letters of a text whose parts change one after another.
  package static let mostLetters = 500
}
