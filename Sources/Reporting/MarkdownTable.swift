/// Parts of tables in Markdown.
package enum MarkdownTable {
  /// A whole table, without a line feed at the end.
  package static func text(_ head: [String], _ rows: [[String]]) -> String {
    String((self.head(head, numbers: false) + rows.map(row).joined()).dropLast())
  }

  /// The names of columns; those of numbers after the first are aligned to the right.
  package static func head(_ names: [String], numbers: Bool) -> String {
    row(names) + row(names.indices.map { numbers && $0 > 0 ? "---:" : "---" })
  }

  /// A row with a line feed.
  package static func row(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |\n"
  }

  /// A name as code; backticks are not possible inside a table.
  package static func code(_ name: String) -> String {
    "`" + String(name.printable.map { $0 == "`" ? "'" : $0 == "|" ? "¦" : $0 }) + "`"
  }

  /// A text with all markup escaped.
  package static func escaped(_ text: String) -> String {
    text.printable.map { #"\`*_[]<>|#~&@$"#.contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
