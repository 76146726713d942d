/// Parses the Markdown file of a code.
///
/// A page is a heading with code and title, a list of facts with an item `- Key: value` each, and a paragraph in each of
/// three sections. Facts follow the heading because DocC ignores an article that does not begin with one.
struct DiagnosticPageParser {
  /// The key of a fact.
  enum Key: String {
    case severity = "Severity"
    case outcome = "Outcome"
    case advice = "Advice"
  }

  private var lines: ArraySlice<Substring>

  private init(_ text: String) {
    let newline = UInt8(ascii: "\n")
    lines =
      text.utf8.split(separator: newline, omittingEmptySubsequences: false)
      .map { Substring($0) }[...]
  }

  /// Returns the page of a code.
  ///
  /// - Throws: `DiagnosticPageError` if a part is missing, unknown or in the wrong place.
  static func page(of code: String, _ text: String) throws(DiagnosticPageError) -> DiagnosticPage {
    var parser = DiagnosticPageParser(text)
    let title = try parser.heading("# \(code): ")
    let facts = try parser.facts()
    let meaning = try parser.section("What it means")
    let cause = try parser.section("Why it happens")
    let remedy = try parser.section("What to do")
    parser.skipEmptyLines()
    if let line = parser.lines.first { throw .unexpected(String(line)) }
    guard let severity = try value(of: .severity, in: facts, as: Severity.self) else {
      throw .missing("- \(Key.severity.rawValue): ")
    }
    return DiagnosticPage(
      title: title, severity: severity,
      outcome: try value(of: .outcome, in: facts, as: FeatureOutcome.self),
      advice: facts[.advice] ?? "", meaning: meaning, cause: cause, remedy: remedy, text: text)
  }

  private mutating func skipEmptyLines() {
    lines = lines.drop { $0.isEmpty }
  }

  /// Takes the next line, which has to begin with some text, and returns the rest.
  private mutating func heading(_ start: String) throws(DiagnosticPageError) -> String {
    skipEmptyLines()
    guard let line = lines.first, line.hasPrefix(start) else { throw .missing(start) }
    lines.removeFirst()
    return String(line.dropFirst(start.count))
  }

  /// Takes lines up to the next empty one.
  private mutating func block() -> [Substring] {
    skipEmptyLines()
    let block = lines.prefix { !$0.isEmpty }
    lines = lines[block.endIndex...]
    return Array(block)
  }

  private mutating func section(_ title: String) throws(DiagnosticPageError) -> String {
    let start = "## \(title)"
    guard try heading(start).isEmpty else { throw .missing(start) }
    let text = block()
    guard let first = text.first, !first.hasPrefix("#") else { throw .missing("text of \(start)") }
    return text.joined(separator: " ")
  }

  private mutating func facts() throws(DiagnosticPageError) -> [Key: String] {
    var facts: [Key: String] = [:]
    var last: Key?
    for line in block() {
      if let last, line.hasPrefix("  ") {
        facts[last, default: ""] += line.dropFirst()
        continue
      }
      let parts = line.split(separator: ": ", maxSplits: 1)
      guard parts.count == 2, parts[0].hasPrefix("- "),
        let key = Key(rawValue: String(parts[0].dropFirst(2))), facts[key] == nil
      else { throw .unexpected(String(line)) }
      facts[key] = String(parts[1])
      last = key
    }
    return facts
  }

  /// The value of a fact that is one of some words.
  private static func value<Word: RawRepresentable<String>>(
    of key: Key, in facts: [Key: String], as type: Word.Type
  ) throws(DiagnosticPageError) -> Word? {
    guard let text = facts[key] else { return nil }
    guard let word = Word(rawValue: text) else { throw .unexpected("- \(key.rawValue): \(text)") }
    return word
  }
}
