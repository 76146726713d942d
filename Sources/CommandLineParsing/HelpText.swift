/// The help of a command.
package struct HelpText: Sendable {
  /// The column of the explanations.
  private static let column = 26

  private let path: CommandPath
  private let width: Int

  /// Makes the help of a command.
  package init(_ path: CommandPath, width: Int = OutputWidth.standard) {
    self.path = path
    self.width = max(width, OutputWidth.narrowest)
  }

  /// The text, which ends with a line feed.
  package var text: String {
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

/// A page of help about something other than a command.
package struct HelpTopic: Hashable, Sendable {
  /// The name, as in `help <name>`.
  package var name: String
  /// The content, in one sentence.
  package var abstract: String
  /// Paragraphs, separated by empty lines; indented lines are not wrapped.
  package var text: String

  /// Makes a page.
  package init(name: String, abstract: String, text: String) {
    (self.name, self.abstract, self.text) = (name, abstract, text)
  }

  /// The page for lines of a width, in characters; ends with a line feed.
  package func page(width: Int = OutputWidth.standard) -> String {
    let width = max(width, OutputWidth.narrowest)
    let title = TextWrapping.wrap(abstract, width: width, firstIndent: 0, indent: 0)
    return title + "\n\n" + TextWrapping.wrapParagraphs(text, width: width) + "\n"
  }
}

/// A named part of a command with its explanation, as help and manual pages list it.
struct HelpEntry: Hashable, Sendable {
  /// The name, with the placeholders of values.
  var label: String
  /// One or a few sentences.
  var explanation: String

  /// The entry of an option.
  init(_ option: Option) {
    let short = option.short.map { "-\($0), " } ?? ""
    label = short + option.synopsis
    explanation = HelpEntry.join(
      option.help, kind: option.value?.kind, defaultValue: option.value?.defaultValue,
      repeats: option.isRepeatable)
  }

  /// The entry of an argument.
  init(_ argument: Argument) {
    label = "<\(argument.name)>"
    explanation = HelpEntry.join(
      argument.help, kind: argument.kind, defaultValue: nil, repeats: false)
  }

  /// The entry of a command.
  init(_ command: Command) {
    (label, explanation) = (command.name, command.abstract)
  }

  /// The entry of a page of help.
  init(_ topic: HelpTopic) {
    (label, explanation) = (topic.name, topic.abstract)
  }

  /// A text followed by the choices, the default and the count of a value.
  private static func join(
    _ help: String, kind: ValueKind?, defaultValue: String?, repeats: Bool
  ) -> String {
    var parts = [help]
    if case .choice(let words) = kind {
      parts.append("(values: \(words.joined(separator: ", ")))")
    }
    if let defaultValue { parts.append("(default: \(defaultValue))") }
    if repeats { parts.append("(may be repeated)") }
    return parts.joined(separator: " ")
  }
}

/// The synopsis of a command.
enum UsageLine {
  /// The parts of a synopsis such as `xsheet render --output <path> [--every <n>] <file>`.
  static func parts(_ path: CommandPath) -> [String] {
    var parts = [path.invocation]
    let options = path.visibleOptions.filter { $0.name != Option.help.name }
    parts += options.filter(\.isRequired).map(\.synopsis)
    let others = options.filter { !$0.isRequired }
    // A long row of brackets is harder to read than the list of options below it.
    if others.count > 6 {
      parts.append("[<options>]")
    } else {
      parts += others.map { "[\($0.synopsis)]" + ($0.isRepeatable ? " ..." : "") }
    }
    parts += path.command.arguments.map(\.synopsis)
    if !path.command.subcommands.isEmpty { parts.append("<command>") }
    return parts
  }
}
