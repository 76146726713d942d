/// The manual page of a program for `man`, in section 1, with the macros of man(7).
///
/// It has all that help has: the commands with their arguments and options, and the topics.
struct ManualPage {
  /// The program.
  let root: CommandPath

  /// The source of the page, in ASCII; ends with a line feed.
  var text: String {
    let command = root.command
    let version = [command.name, command.version].compactMap(\.self).joined(separator: " ")
    var lines = [
      ".TH \(ManualText.quoted(command.name.uppercased())) 1 \"\" \(ManualText.quoted(version))",
      ".SH NAME",
      ManualText.escaped(command.name) + " \\- " + ManualText.escaped(command.abstract),
      ".SH SYNOPSIS",
    ]
    lines += root.withDescendants.filter(\.command.subcommands.isEmpty).flatMap(synopsis)
    lines += [".SH DESCRIPTION"] + ManualText.paragraphs(command.discussion)
    lines += [".SH OPTIONS"] + root.visibleOptions.map(HelpEntry.init).flatMap(item)
    lines.append(".SH COMMANDS")
    lines += root.withDescendants.dropFirst().flatMap(body)
    for topic in command.topics {
      lines += [".SH \(ManualText.quoted(topic.name.uppercased()))"]
      lines += ManualText.paragraphs(topic.abstract) + ManualText.paragraphs(topic.text)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The usage of a command, on a line of its own.
  private func synopsis(_ path: CommandPath) -> [String] {
    let parts = path.usageParts.map(ManualText.escaped)
    return [".PP", ".HP", "\\fB\(parts[0])\\fR"] + parts.dropFirst()
  }

  /// The part of a command below the root.
  private func body(_ path: CommandPath) -> [String] {
    let command = path.command
    return [".SS \(ManualText.quoted(path.invocation))"]
      + ManualText.paragraphs(command.abstract) + ManualText.paragraphs(command.discussion)
      + command.arguments.map(HelpEntry.init).flatMap(item)
      + path.visibleOptions.map(HelpEntry.init).flatMap(item)
  }

  private func item(_ entry: HelpEntry) -> [String] {
    [".TP", "\\fB\(ManualText.escaped(entry.label))\\fR", ManualText.escaped(entry.explanation)]
  }
}

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

  /// Text with all markup escaped, on one line of source.
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
