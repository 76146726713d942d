/// The manual page of a program for `man`, in section 1, with the macros of man(7).
///
/// It has all that help has: the commands with their arguments and options, and the topics.
public struct ManualPage: Sendable {
  private let root: CommandPath

  /// Makes the page of a program.
  public init(_ root: Command) {
    self.root = CommandPath(root: root)
  }

  /// The source of the page, in ASCII; ends with a line feed.
  public var text: String {
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
    lines += section("OPTIONS", root.visibleOptions.map(HelpEntry.init))
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
    let parts = UsageLine.parts(path).map(ManualText.escaped)
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

  private func section(_ title: String, _ entries: [HelpEntry]) -> [String] {
    entries.isEmpty ? [] : [".SH \(title)"] + entries.flatMap(item)
  }

  private func item(_ entry: HelpEntry) -> [String] {
    [".TP", "\\fB\(ManualText.escaped(entry.label))\\fR", ManualText.escaped(entry.explanation)]
  }
}
