/// A command of the program that a line of documentation mentions.
struct CommandMention {
  /// The name of the command.
  let command: String
  /// The long options in the rest of the line, without dashes.
  let options: [String]

  /// The commands that a line mentions in code; the options after each, up to the next one.
  static func all(in line: String) -> [CommandMention] {
    var parts = line.split(separator: "xsheet ", omittingEmptySubsequences: false)[...]
    var before = parts.popFirst() ?? ""
    var mentions: [CommandMention] = []
    for part in parts {
      let isCode = before.isEmpty || "`'/ ".contains(before.last ?? "x")
      let name = part.prefix { $0.isLetter }
      if isCode, !name.isEmpty {
        mentions.append(CommandMention(command: String(name), options: options(in: part)))
      }
      before = part
    }
    return mentions
  }

  private static func options(in text: Substring) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "-") }.filter { $0.hasPrefix("--") }
      .map { String($0.dropFirst(2)) }
  }
}
