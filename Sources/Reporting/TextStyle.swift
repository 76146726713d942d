import Diagnostics

/// The styles of text on a terminal.
package struct TextStyle {
  /// Whether styles are used at all.
  let isColored: Bool

  /// Makes the styles of a text.
  package init(isColored: Bool) { self.isColored = isColored }

  /// A text in the color of a severity.
  func mark(_ text: String, _ severity: Severity) -> String {
    switch severity {
    case .error: escaped(text, "1;31")
    case .warning: escaped(text, "1;33")
    case .note: escaped(text, "1;36")
    }
  }

  /// An important text.
  package func strong(_ text: String) -> String { escaped(text, "1") }

  /// An explanation.
  func faint(_ text: String) -> String { escaped(text, "2") }

  private func escaped(_ text: String, _ codes: String) -> String {
    isColored ? "\u{1B}[\(codes)m\(text)\u{1B}[0m" : text
  }
}
