extension CommandPath {
  /// The column of the explanations in help.
  private static let column = 26

  /// The help of the command for lines of a width, in characters; ends with a line feed.
  package func help(width: Int = OutputWidth.standard) -> String {
    let width = max(width, OutputWidth.narrowest)
    func section(_ title: String, _ entries: [HelpEntry]) -> [String] {
      guard !entries.isEmpty else { return [] }
      return [([title + ":"] + entries.map { row($0, width) }).joined(separator: "\n")]
    }
    var sections = [TextWrapping.wrap(command.abstract, width: width, indent: 10, "OVERVIEW: ")]
    if !command.discussion.isEmpty {
      sections.append(TextWrapping.wrapParagraphs(command.discussion, width: width))
    }
    sections.append(usage("USAGE: ", width: width))
    sections += section("ARGUMENTS", command.arguments.map(HelpEntry.init))
    sections += section("OPTIONS", visibleOptions.map(HelpEntry.init))
    sections += section(
      "COMMANDS", command.subcommands.map { HelpEntry(label: $0.name, explanation: $0.abstract) })
    sections += section(
      "TOPICS", command.topics.map { HelpEntry(label: $0.name, explanation: $0.abstract) })
    if !command.subcommands.isEmpty {
      let hint = "See '\(commands[0].name) help <command>' for the help of a command."
      sections.append(TextWrapping.wrap(hint, width: width, indent: 2, "  "))
    }
    return sections.joined(separator: "\n\n") + "\n"
  }

  private func row(_ entry: HelpEntry, _ width: Int) -> String {
    let (label, indent) = ("  " + entry.label, CommandPath.column)
    let isLong = label.count >= indent
    let gap = String(repeating: " ", count: isLong ? indent : indent - label.count)
    return (isLong ? label + "\n" : "")
      + TextWrapping.wrap(
        entry.explanation, width: width, indent: indent, isLong ? gap : label + gap)
  }

  /// The synopsis of the command after a title.
  func usage(_ title: String, width: Int) -> String {
    TextWrapping.wrap(usageParts, width: width, indent: 7, title)
  }

  /// The parts of a synopsis such as `xsheet render --output <path> [--every <n>] <file>`.
  var usageParts: [String] {
    let options = visibleOptions.filter { $0.name != Option.help.name }
    let others = options.filter { !$0.isRequired }
    // A long row of brackets is harder to read than the list of options below it.
    let optional =
      others.count > 6
      ? ["[<options>]"] : others.map { "[\($0.synopsis)]" + ($0.isRepeatable ? " ..." : "") }
    return [invocation] + options.filter(\.isRequired).map(\.synopsis) + optional
      + command.arguments.map(\.synopsis) + (command.subcommands.isEmpty ? [] : ["<command>"])
  }
}

/// A page of help about something other than a command.
package struct HelpTopic: Sendable {
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
  func page(width: Int) -> String {
    let width = max(width, OutputWidth.narrowest)
    let title = TextWrapping.wrap(abstract, width: width)
    return title + "\n\n" + TextWrapping.wrapParagraphs(text, width: width) + "\n"
  }
}

/// A named part of a command with its explanation, as help and manual pages list it.
struct HelpEntry {
  /// The name, with the placeholders of values.
  var label: String
  /// One or a few sentences.
  var explanation: String
}

extension HelpEntry {
  /// The entry of an option: its text with the choices, the default and the count of the value.
  init(_ option: Option) {
    label = (option.short.map { "-\($0), " } ?? "") + option.synopsis
    explanation =
      option.help + HelpEntry.choices(option.value?.kind)
      + (option.value?.defaultValue.map { " (default: \($0))" } ?? "")
      + (option.isRepeatable ? " (may be repeated)" : "")
  }

  /// The entry of an argument.
  init(_ argument: Argument) {
    label = "<\(argument.name)>"
    explanation = argument.help + HelpEntry.choices(argument.kind)
  }

  private static func choices(_ kind: ValueKind?) -> String {
    guard case .choice(let words) = kind else { return "" }
    return " (values: \(words.joined(separator: ", ")))"
  }
}
