/// Breaks text into lines between words.
enum TextWrapping {
  /// Breaks a paragraph so that no line is wider than `width` characters, except for longer words.
  ///
  /// The lead is the start of the first line, before the first word.
  static func wrap(_ text: String, width: Int, indent: Int = 0, _ lead: String = "") -> String {
    wrap(
      text.split(whereSeparator: \.isWhitespace).map(String.init), width: width, indent: indent,
      lead)
  }

  /// Breaks a paragraph of words, which are not broken at spaces inside them.
  static func wrap(_ words: [String], width: Int, indent: Int, _ lead: String) -> String {
    var lines: [String] = []
    var line = lead
    var isEmpty = true
    for word in words {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = String(repeating: " ", count: indent)
        isEmpty = true
      }
      line += (isEmpty ? "" : " ") + word
      isEmpty = false
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// Breaks paragraphs that empty lines separate; indented lines stay as they are.
  static func wrapParagraphs(_ text: String, width: Int) -> String {
    var blocks: [String] = []
    var words: [Substring] = []
    func flush() {
      if words.isEmpty { return }
      blocks.append(wrap(words.joined(separator: " "), width: width))
      words = []
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty || line.hasPrefix(" ") {
        flush()
        blocks.append(String(line))
      } else {
        words.append(line)
      }
    }
    flush()
    return blocks.joined(separator: "\n")
  }
}
