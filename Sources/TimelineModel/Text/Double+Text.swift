import JSONTree

extension Double {
  /// The shortest text that reads back as the same number, as in JSON.
  package var shortText: String { JSONNumberText.text(self) }
}
