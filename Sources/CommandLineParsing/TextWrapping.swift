/// Breaks text into lines between words.
enum TextWrapping {
  /// One paragraph, broken so that no line is wider than `width` characters, except for longer words.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - width: The widest line, in characters.
  ///   - firstIndent: Spaces before the first line.
  ///   - indent: Spaces before the other lines.
  ///   - lead: What the first line begins with, after its spaces.
  static func wrap(
    _ text: String, width: Int, firstIndent: Int, indent: Int, after lead: String = ""
  ) -> String {
    wrap(
      text.split(whereSeparator: \.isWhitespace).map(String.init), width: width,
      firstIndent: firstIndent, indent: indent, after: lead)
  }

  /// The same for words that may hold spaces at which lines must not be broken.
  static func wrap(
    _ words: [String], width: Int, firstIndent: Int, indent: Int, after lead: String = ""
  ) -> String {
    var lines: [String] = []
    var line = String(repeating: " ", count: firstIndent) + lead
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

  /// Paragraphs separated by empty lines; indented lines are kept as they are.
  static func wrapParagraphs(_ text: String, width: Int) -> String {
    var blocks: [String] = []
    var words: [Substring] = []
    func flush() {
      if words.isEmpty { return }
      blocks.append(
        wrap(words.joined(separator: " "), width: width, firstIndent: 0, indent: 0))
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
