/// A command with the options and arguments that were given; all values are of their declared kinds.
///
/// Names that the command does not declare are programming errors and stop the program.
package struct ParsedCommand: Sendable {
  /// The command and its parents.
  package let path: CommandPath
  /// The values of each option that was given; flags have an empty value for each use.
  let optionValues: [String: [String]]
  /// The values of each positional argument.
  let argumentValues: [String: [String]]

  /// The name of the command, without its parents.
  package var name: String { path.command.name }

  /// Whether a flag was given.
  package func flag(_ name: String) -> Bool { !given(name).isEmpty }

  /// Whether an option was given; its default does not count.
  package func isGiven(_ name: String) -> Bool { !given(name).isEmpty }

  /// The last value of an option, or its default.
  package func string(_ name: String) -> String? {
    given(name).last ?? option(name).value?.defaultValue
  }

  /// All values of a repeatable option.
  package func strings(_ name: String) -> [String] { given(name) }

  /// The last value of an option of whole numbers, or its default.
  package func integer(_ name: String) -> Int? { string(name).flatMap { Int($0) } }

  /// The last value of an option of numbers, or its default.
  package func number(_ name: String) -> Double? { string(name).flatMap { Double($0) } }

  /// The value of an option as a case of an enumeration, or its default.
  package func choice<Choice: RawRepresentable<String>>(_ name: String) -> Choice? {
    string(name).flatMap { Choice(rawValue: $0) }
  }

  /// The options that were given, in the order of their declaration.
  ///
  /// - Parameters:
  ///   - names: The options that are left out.
  ///   - omitsDefault: Whether an option is left out if it has its default value.
  ///   - path: Returns the path of a file or folder as it is in the words.
  package func optionWords(
    except names: Set<String> = [], omitsDefault: (String) -> Bool = { _ in false },
    path: (String) -> String = { $0 }
  ) -> [String] {
    self.path.options.filter { !names.contains($0.name) }.flatMap { option -> [String] in
      let values = given(option.name)
      guard let value = option.value else { return values.isEmpty ? [] : [option.dashedName] }
      let used = option.isRepeatable ? values : values.suffix(1)
      let isPath = value.kind == .file || value.kind == .directory
      return used.filter { $0 != value.defaultValue || !omitsDefault(option.name) }
        .flatMap { [option.dashedName, isPath ? path($0) : $0] }
    }
  }

  /// The command with values of options that were not given, by their names, and with options of other commands.
  package func with(
    defaults values: [String: [String]], of options: [Option] = []
  ) -> ParsedCommand {
    ParsedCommand(
      path: path.adding(options),
      optionValues: optionValues.merging(values) { $0.isEmpty ? $1 : $0 },
      argumentValues: argumentValues)
  }

  /// All values of a positional argument.
  package func arguments(_ name: String) -> [String] {
    precondition(
      path.command.arguments.contains { $0.name == name }, "no argument is called '\(name)'")
    return argumentValues[name] ?? []
  }

  private func given(_ name: String) -> [String] { optionValues[option(name).name] ?? [] }

  private func option(_ name: String) -> Option {
    guard let option = path.options.first(where: { $0.name == name }) else {
      preconditionFailure("no option is called '\(name)'")
    }
    return option
  }
}

/// The request of a command line.
package enum Invocation: Sendable {
  /// To run a command.
  case run(ParsedCommand)
  /// To print a text: help, the version, a completion script or the manual page.
  case print(String)
}
