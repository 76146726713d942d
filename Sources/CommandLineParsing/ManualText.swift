/// Text in the source of a manual page.
enum ManualText {
  /// Paragraphs that empty lines separate; indented lines are not filled.
  static func paragraphs(_ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    var lines = [".PP"]
    var isLiteral = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let startsLiteral = line.hasPrefix(" ")
      if line.isEmpty {
        if isLiteral { lines += [".fi", ".RE"] }
        isLiteral = false
        lines.append(".PP")
      } else {
        if startsLiteral, !isLiteral { lines += [".RS 4", ".nf"] }
        if !startsLiteral, isLiteral { lines += [".fi", ".RE", ".PP"] }
        isLiteral = startsLiteral
        lines.append(escaped(String(line.drop { $0 == " " && !isLiteral })))
      }
    }
    return lines + (isLiteral ? [".fi", ".RE"] : [])
  }

  /// An argument of a macro.
  static func quoted(_ text: String) -> String {
    "\"" + text.map { $0 == "\"" ? "\\(dq" : escape($0) }.joined() + "\""
  }

  /// Text of which nothing is markup, on one line of source.
  static func escaped(_ text: String) -> String {
    let isControl = text.hasPrefix(".") || text.hasPrefix("'")
    return (isControl ? "\\&" : "") + text.map { $0 == "\n" ? " " : escape($0) }.joined()
  }

  /// A character; those that look different in print are named, and others than ASCII numbered.
  private static func escape(_ character: Character) -> String {
    switch character {
    case "\\": "\\e"
    case "-": "\\-"
    case "'": "\\(aq"
    case "`": "\\(ga"
    case "^": "\\(ha"
    case "~": "\\(ti"
    case _ where character.isASCII: String(character)
    default:
      character.unicodeScalars.map { scalar in
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
      }.joined()
    }
  }
}
