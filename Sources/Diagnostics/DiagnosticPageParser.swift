/// Parses the Markdown file of a code.
///
/// A page is a heading with code and title, a list of facts with an item `- Key: value` each, and a paragraph in each of
/// three sections. Facts follow the heading because DocC ignores an article that does not begin with one.
struct DiagnosticPageParser {
  /// The key of a fact.
  private enum Key: String {
    case severity = "Severity"
    case outcome = "Outcome"
    case advice = "Advice"
    case listing = "Listing"
  }

  /// When listings for people have the findings with a code; without the fact they always do.
  private enum Listing: String {
    /// Only if all notes are requested.
    case onRequest = "on request"
  }

  /// The lines that were not taken.
  private var lines: ArraySlice<Substring>

  /// Returns the page of a code.
  ///
  /// - Throws: `DiagnosticPageError` if a part is missing, unknown or in the wrong place.
  static func page(of code: String, _ text: String) throws(DiagnosticPageError) -> DiagnosticPage {
    var parser = DiagnosticPageParser(lines: text.byteLines[...])
    let facts = try parser.head(of: code)
    let meaning = try parser.section("What it means")
    let cause = try parser.section("Why it happens")
    let remedy = try parser.section("What to do")
    if let line = parser.block().first { throw .unexpected(String(line)) }
    return DiagnosticPage(facts: facts, meaning: meaning, cause: cause, remedy: remedy, text: text)
  }

  private mutating func head(of code: String) throws(DiagnosticPageError) -> DiagnosticFacts {
    let title = try heading("# \(code): ")
    let items = try items()
    guard let severity = try value(of: .severity, in: items, as: Severity.self) else {
      throw .missing("- \(Key.severity.rawValue): ")
    }
    return DiagnosticFacts(
      title: title, severity: severity,
      outcome: try value(of: .outcome, in: items, as: FeatureOutcome.self),
      advice: items[.advice] ?? "",
      isMinor: try value(of: .listing, in: items, as: Listing.self) == .onRequest)
  }

  /// Takes the next line that is not empty, which has to begin with some text, and returns the rest.
  private mutating func heading(_ start: String) throws(DiagnosticPageError) -> String {
    lines = lines.drop(while: \.isEmpty)
    guard let line = lines.popFirst(), line.begins(with: start) else { throw .missing(start) }
    return line.text(after: start)
  }

  /// Takes lines up to the next empty one.
  private mutating func block() -> ArraySlice<Substring> {
    lines = lines.drop(while: \.isEmpty)
    let block = lines.prefix { !$0.isEmpty }
    lines = lines[block.endIndex...]
    return block
  }

  private mutating func section(_ title: String) throws(DiagnosticPageError) -> String {
    let start = "## \(title)"
    guard try heading(start).isEmpty else { throw .missing(start) }
    let text = block()
    guard let first = text.first, !first.begins(with: "#") else {
      throw .missing("text of \(start)")
    }
    return text.joined(separator: " ")
  }

  /// Takes the list of facts.
  private mutating func items() throws(DiagnosticPageError) -> [Key: String] {
    var items: [Key: String] = [:]
    var last: Key?
    for line in block() {
      if let last, line.begins(with: "  ") {
        items[last]? += line.text(after: " ")
        continue
      }
      guard let (key, text) = item(line), items.updateValue(text, forKey: key) == nil else {
        throw .unexpected(String(line))
      }
      last = key
    }
    return items
  }

  /// The item `- Key: text` of a line; `nil` if the line is none.
  private func item(_ line: Substring) -> (Key, String)? {
    guard line.begins(with: "- "), let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")),
      line[colon...].begins(with: ": "), let key = Key(rawValue: line[..<colon].text(after: "- "))
    else { return nil }
    let text = line[colon...].text(after: ": ")
    return text.isEmpty ? nil : (key, text)
  }

  /// The value of a fact that is one of some words.
  private func value<Word: RawRepresentable<String>>(
    of key: Key, in items: [Key: String], as type: Word.Type
  ) throws(DiagnosticPageError) -> Word? {
    guard let text = items[key] else { return nil }
    guard let word = Word(rawValue: text) else { throw .unexpected("- \(key.rawValue): \(text)") }
    return word
  }
}

// By bytes, as comparing characters took twice as long.
extension Substring {
  /// Whether the text begins with the bytes of another one.
  fileprivate func begins(with start: String) -> Bool { utf8.starts(with: start.utf8) }

  /// The text after a beginning.
  fileprivate func text(after start: String) -> String {
    String(Substring(utf8.dropFirst(start.utf8.count)))
  }
}

/// Why the Markdown file of a code is not a page.
enum DiagnosticPageError: Error, Hashable {
  /// A part that every page needs.
  case missing(String)
  /// A line that is in the wrong place, or has an unknown or repeated key or an unknown value.
  case unexpected(String)
}
