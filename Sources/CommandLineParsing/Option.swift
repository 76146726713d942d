/// A named option of a command: a flag, or one that takes a value.
package struct Option: Sendable {
  /// The value that an option takes.
  package struct Value: Sendable {
    /// The placeholder in help, such as `path`.
    package var placeholder: String
    /// The kind of the value.
    package var kind: ValueKind
    /// The value if the option is not given.
    package var defaultValue: String?
  }

  /// The long name, without dashes.
  package var name: String
  /// The short name, without a dash.
  package var short: Character?
  /// The value; nil for a flag.
  package var value: Value?
  /// Whether each use adds a value; otherwise the last use counts.
  package var isRepeatable = false
  /// Whether the option must be given.
  package var isRequired = false
  /// Whether help and completion leave it out.
  package var isHidden = false
  /// One or a few sentences for help.
  package var help: String

  /// An option without a value.
  package static func flag(
    _ name: String, short: Character? = nil, hidden: Bool = false, help: String
  ) -> Option {
    Option(name: name, short: short, value: nil, isHidden: hidden, help: help)
  }

  /// An option that takes a value, given as `--name value`, `--name=value`, `-n value` or `-nvalue`.
  package static func value(
    _ name: String, short: Character? = nil, placeholder: String, kind: ValueKind = .text,
    defaultValue: String? = nil, repeats: Bool = false, required: Bool = false,
    hidden: Bool = false, help: String
  ) -> Option {
    let value = Value(placeholder: placeholder, kind: kind, defaultValue: defaultValue)
    return Option(
      name: name, short: short, value: value, isRepeatable: repeats, isRequired: required,
      isHidden: hidden, help: help)
  }

  /// The long name with dashes.
  var dashedName: String { "--" + name }

  /// The long name and the placeholder, such as `--output <path>`.
  var synopsis: String {
    guard let value else { return dashedName }
    return dashedName + " <" + value.placeholder + ">"
  }

  /// The option that every command has.
  static let help = Option.flag("help", short: "h", help: "Show help information.")
  /// The option of a root command with a version.
  static let version = Option.flag("version", help: "Show the version.")
  /// The option of every root command for completion scripts.
  static let completion = Option.value(
    "generate-completion-script", placeholder: "shell",
    kind: .choice(Shell.allCases.map(\.rawValue)), hidden: true,
    help: "Print a completion script for a shell.")
  /// The option of every root command for its manual page.
  static let manual = Option.flag(
    "generate-manual", hidden: true, help: "Print the manual page, for man.")
}

/// The kind of a value on the command line; shells complete by it.
package enum ValueKind: Equatable, Sendable {
  /// Any text, the empty one included.
  case text
  /// A whole number within bounds.
  case integer(ClosedRange<Int>)
  /// A finite number within bounds.
  case number(ClosedRange<Double>)
  /// One of some words.
  case choice([String])
  /// The path of a file; the caller interprets `-`.
  case file
  /// The path of a folder.
  case directory

  /// A whole number from 1 on.
  package static var positiveInteger: ValueKind { .integer(1 ... .max) }
  /// Whether a text is a value of this kind.
  package func accepts(_ text: String) -> Bool {
    switch self {
    case .text: true
    case .integer(let range): Int(text).map(range.contains) ?? false
    case .number(let range): Double(text).map { $0.isFinite && range.contains($0) } ?? false
    case .choice(let words): words.contains(text)
    case .file, .directory: !text.isEmpty
    }
  }

  /// The kind in words, to follow "expected".
  package var expectation: String {
    switch self {
    case .text: "a text"
    case .integer(let range) where range.upperBound == .max:
      "a whole number not less than \(range.lowerBound)"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number(let range): "a number from \(range.lowerBound) to \(range.upperBound)"
    case .choice(let words): "one of " + words.joined(separator: ", ")
    case .file: "the path of a file"
    case .directory: "the path of a folder"
    }
  }
}
