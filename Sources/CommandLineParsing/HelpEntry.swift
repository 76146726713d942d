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
