@testable import CommandLineParsing

/// A program with every kind of option, argument and command.
enum Sample {
  static let root = Command(
    name: "sheet",
    abstract: "Draws things.",
    discussion: "A first paragraph\nin two lines.\n\n  sheet draw a.json",
    options: [.flag("verbose", short: "v", help: "Say more.")],
    subcommands: [draw, check, tools],
    version: "1.2.3")

  static let draw = Command(
    name: "draw",
    abstract: "Draw frames.",
    options: [
      .value(
        "output", short: "o", placeholder: "path", kind: .file, required: true,
        help: "Where to write. It's a 'pattern' [with] a: colon."),
      .value(
        "every", placeholder: "n", kind: .positiveInteger, defaultValue: "1",
        help: "Draw each n-th frame only, counted from the first one of the composition."),
      .value("scale", placeholder: "factor", kind: .number(0.1...10), help: "The scale."),
      .value(
        "format", short: "f", placeholder: "kind", kind: .choice(["png", "apng", "gif"]),
        defaultValue: "png", help: "What to write."),
      .value("define", short: "D", placeholder: "key=value", repeats: true, help: "Set a value."),
      .flag("quiet", short: "q", help: "Say nothing."),
      .flag("secret", hidden: true, help: "Not shown."),
    ],
    arguments: [Argument("file", kind: .file, help: "What to draw.")])

  static let check = Command(
    name: "check", abstract: "Check files.",
    arguments: [
      Argument("level", kind: .integer(-3...3), help: "How strict."),
      Argument("files", kind: .file, count: .atLeastOne, help: "What to check."),
    ])

  static let tools = Command(
    name: "tools", abstract: "Further tools.",
    subcommands: [
      Command(
        name: "list", abstract: "List them.",
        options: [.value("folder", placeholder: "path", kind: .directory, help: "Where.")],
        arguments: [Argument("name", count: .any, help: "Which.")])
    ])

  /// The parsed invocation.
  static func parse(_ words: [String]) throws(UsageError) -> Invocation { try root.parse(words) }

  /// The text that is printed instead of running a command.
  static func printed(_ words: [String]) throws -> String {
    guard case .print(let text) = try parse(words) else { throw NothingPrinted() }
    return text
  }

  /// The error of a command line that runs a command.
  struct NothingPrinted: Error {}
}
