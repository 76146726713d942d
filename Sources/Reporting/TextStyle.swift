import Diagnostics

/// How parts of a text stand out on a terminal.
struct TextStyle {
  /// Whether anything stands out at all.
  var isColored: Bool

  /// A text in the colour of a severity.
  func mark(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: escaped(text, "1;31")
    case .warning: escaped(text, "1;33")
    case .note: escaped(text, "1;36")
    }
  }

  /// A text that matters.
  func strong(_ text: String) -> String { escaped(text, "1") }

  /// A text that explains.
  func faint(_ text: String) -> String { escaped(text, "2") }

  private func escaped(_ text: String, _ codes: String) -> String {
    isColored ? "\u{1B}[\(codes)m\(text)\u{1B}[0m" : text
  }
}
