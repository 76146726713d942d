package import CommandLineParsing

/// Finds errors in the declaration of a program.
package enum CommandCheck {
  /// The errors, a sentence each; empty for a correct declaration.
  package static func problems(in root: Command) -> [String] {
    CommandPath(root: root).withDescendants.flatMap { path in
      (names(path) + arguments(path.command) + values(path.command)).map {
        "\(path.invocation): \($0)"
      }
    }
  }

  private static func names(_ path: CommandPath) -> [String] {
    let longs = repeated(path.options.map(\.name)).map { "two options are called --\($0)" }
    let shorts = repeated(path.options.compactMap { $0.short.map(String.init) })
      .map { "two options are called -\($0)" }
    let commands = repeated(
      path.command.subcommands.map(\.name) + path.command.topics.map(\.name) + ["help"]
    )
    .map { "two commands are called \($0)" }
    return longs + shorts + commands
  }

  private static func arguments(_ command: Command) -> [String] {
    var problems = repeated(command.arguments.map(\.name)).map { "two arguments are called \($0)" }
    if command.arguments.dropLast().contains(where: \.isVariadic) {
      problems.append("only the last argument can take many values")
    }
    let required = command.arguments.map(\.isRequired)
    if zip(required, required.dropFirst()).contains(where: { !$0 && $1 }) {
      problems.append("an argument that is needed follows one that is not")
    }
    if !command.arguments.isEmpty, !command.subcommands.isEmpty {
      problems.append("a command with subcommands takes no arguments")
    }
    return problems
  }

  private static func values(_ command: Command) -> [String] {
    command.options.compactMap { option in
      guard let value = option.value, let text = value.defaultValue, !value.kind.accepts(text)
      else { return nil }
      return "the default of --\(option.name) is not \(value.kind.expectation)"
    }
  }

  private static func repeated(_ names: [String]) -> [String] {
    Dictionary(grouping: names, by: \.self).filter { $0.value.count > 1 }.keys.sorted()
  }
}
