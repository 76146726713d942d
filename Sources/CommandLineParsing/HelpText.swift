/// The help of a command.
public struct HelpText: Sendable {
  /// The column of the explanations.
  private static let column = 26

  private let path: CommandPath
  private let width: Int

  /// Makes the help of a command.
  ///
  /// - Parameters:
  ///   - path: The command.
  ///   - width: The widest line, in characters.
  public init(_ path: CommandPath, width: Int = OutputWidth.standard) {
    self.path = path
    self.width = max(width, OutputWidth.narrowest)
  }

  /// The text, which ends with a line feed.
  public var text: String {
    let command = path.command
    var sections = [overview, usage]
    sections += section("ARGUMENTS", command.arguments.map(HelpEntry.init(_:)))
    sections += section("OPTIONS", path.visibleOptions.map(HelpEntry.init(_:)))
    sections += section("COMMANDS", command.subcommands.map(HelpEntry.init(_:)))
    sections += section("TOPICS", command.topics.map(HelpEntry.init(_:)))
    if !command.subcommands.isEmpty {
      let hint = "See '\(path.commands[0].name) help <command>' for the help of a command."
      sections.append(TextWrapping.wrap(hint, width: width, firstIndent: 2, indent: 2))
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  private var overview: String {
    let abstract = TextWrapping.wrap(
      path.command.abstract, width: width, firstIndent: 0, indent: 10, after: "OVERVIEW: ")
    guard !path.command.discussion.isEmpty else { return abstract }
    return abstract + "\n\n" + TextWrapping.wrapParagraphs(path.command.discussion, width: width)
  }

  private var usage: String {
    TextWrapping.wrap(
      UsageLine.parts(path), width: width, firstIndent: 0, indent: 7, after: "USAGE: ")
  }

  private func section(_ title: String, _ entries: [HelpEntry]) -> [String] {
    guard !entries.isEmpty else { return [] }
    return [([title + ":"] + entries.map(row)).joined(separator: "\n")]
  }

  private func row(_ entry: HelpEntry) -> String {
    let label = "  " + entry.label
    let indent = HelpText.column
    guard label.count < indent else {
      let below = TextWrapping.wrap(
        entry.explanation, width: width, firstIndent: indent, indent: indent)
      return label + "\n" + below
    }
    let lead = label + String(repeating: " ", count: indent - label.count)
    return TextWrapping.wrap(
      entry.explanation, width: width, firstIndent: 0, indent: indent, after: lead)
  }
}
