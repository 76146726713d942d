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
    sections += section(
      "ARGUMENTS", command.arguments.map { ("<\($0.name)>", explain($0)) })
    sections += section("OPTIONS", path.visibleOptions.map { (names(of: $0), explain($0)) })
    sections += section("COMMANDS", command.subcommands.map { ($0.name, $0.abstract) })
    sections += section("TOPICS", command.topics.map { ($0.name, $0.abstract) })
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

  private func section(_ title: String, _ rows: [(String, String)]) -> [String] {
    guard !rows.isEmpty else { return [] }
    return [([title + ":"] + rows.map(row)).joined(separator: "\n")]
  }

  private func row(_ name: String, _ explanation: String) -> String {
    let label = "  " + name
    let indent = HelpText.column
    guard label.count < indent else {
      let below = TextWrapping.wrap(explanation, width: width, firstIndent: indent, indent: indent)
      return label + "\n" + below
    }
    let lead = label + String(repeating: " ", count: indent - label.count)
    return TextWrapping.wrap(
      explanation, width: width, firstIndent: 0, indent: indent, after: lead)
  }

  private func names(of option: Option) -> String {
    guard let short = option.short else { return option.synopsis }
    return "-\(short), \(option.synopsis)"
  }

  private func explain(_ option: Option) -> String {
    let notes = notes(
      kind: option.value?.kind, defaultValue: option.value?.defaultValue,
      repeats: option.isRepeatable)
    return ([option.help] + notes).joined(separator: " ")
  }

  private func explain(_ argument: Argument) -> String {
    let notes = notes(kind: argument.kind, defaultValue: nil, repeats: false)
    return ([argument.help] + notes).joined(separator: " ")
  }

  private func notes(kind: ValueKind?, defaultValue: String?, repeats: Bool) -> [String] {
    var notes: [String] = []
    if case .choice(let words) = kind {
      notes.append("(values: \(words.joined(separator: ", ")))")
    }
    if let defaultValue { notes.append("(default: \(defaultValue))") }
    if repeats { notes.append("(may be repeated)") }
    return notes
  }
}
