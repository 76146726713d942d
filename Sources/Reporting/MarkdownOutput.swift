import Diagnostics

/// A text of limited length that counts what does not fit in.
package struct MarkdownOutput {
  /// The room for the sentence about what is left out, in bytes.
  package static let reserve = 200

  /// The length so far, in bytes.
  private(set) var length = 0
  private let limit: Int
  private var text = ""
  private var leftFindings = 0
  private var leftSections = 0

  /// Makes an empty text of less than a number of bytes.
  init(limit: Int) {
    self.limit = limit - MarkdownOutput.reserve
  }

  /// Appends a part, or counts it as left out.
  mutating func add(_ part: String) {
    if !append(part) { leftSections += 1 }
  }

  /// Appends a head with the rows below it that fit in; the findings of others are left out.
  mutating func add(rows: [(findings: Int, text: String)], after head: String) {
    guard let first = rows.first, fits(head + first.text) else {
      leftFindings += rows.reduce(0) { $0 + $1.findings }
      return
    }
    append(head)
    for row in rows where !append(row.text) { leftFindings += row.findings }
  }

  /// Counts findings and sections that are left out without a look at their length.
  mutating func leaveOut(findings: Int, sections: Int) {
    leftFindings += findings
    leftSections += sections
  }

  /// Returns the text, with a sentence about what was left out.
  func finish() -> String {
    text
      + MarkdownOutput.remark(
        onLeftOut: [(leftFindings, "finding"), (leftSections, "section")], listedBy: "report")
  }

  /// A sentence about what is left out, and the command that lists it; empty if nothing is.
  package static func remark(
    onLeftOut parts: [(count: Int, noun: String)], listedBy command: String
  ) -> String {
    let left = parts.filter { $0.count > 0 }.map { NumberText.count($0.count, $0.noun) }
    guard !left.isEmpty else { return "" }
    return "\nLeft out to stay within the length of a comment: \(left.joined(separator: " and ")). "
      + "`xsheet \(command) --format json` lists everything.\n"
  }

  private func fits(_ part: String) -> Bool { length + part.utf8.count < limit }

  @discardableResult
  private mutating func append(_ part: String) -> Bool {
    guard fits(part) else { return false }
    text += part
    length += part.utf8.count
    return true
  }
}

/// Parts of tables in Markdown.
package enum MarkdownTable {
  /// A whole table, without a line feed at the end.
  package static func text(_ head: [String], _ rows: [[String]]) -> String {
    String((self.head(head, numbers: false) + rows.map(row).joined()).dropLast())
  }

  /// The names of columns; number columns after the first are right-aligned.
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
