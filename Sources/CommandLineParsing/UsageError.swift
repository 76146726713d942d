/// An error in a command line.
public struct UsageError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Reason: Hashable, Sendable {
    /// An option that the command does not have.
    case unknownOption(String)
    /// A command that does not exist.
    case unknownCommand(String)
    /// A missing subcommand.
    case missingCommand
    /// An option without its value; the option's synopsis.
    case missingValue(String)
    /// A flag with a value.
    case unexpectedValue(option: String, value: String)
    /// A value of the wrong kind.
    case invalidValue(of: String, value: String, expected: String)
    /// A missing option; its synopsis.
    case missingOption(String)
    /// A missing positional argument; its name.
    case missingArgument(String)
    /// A positional argument beyond those of the command.
    case unexpectedArgument(String)
  }

  /// The exit status for errors in the command line, `EX_USAGE` of `sysexits.h`.
  public static let exitStatus: Int32 = 64

  /// The reason.
  public let reason: Reason
  /// A valid name close to the unknown one.
  public let suggestion: String?
  /// The command with the error.
  public let path: CommandPath

  /// The message, in sentences.
  public var message: String {
    let hint = suggestion.map { " Did you mean '\($0)'?" } ?? ""
    return sentence + "." + hint
  }

  /// The message with the usage of the command and a hint at its help, ready to be printed.
  ///
  /// - Parameter width: The widest line, in characters.
  public func text(width: Int = OutputWidth.standard) -> String {
    let usage = TextWrapping.wrap(
      UsageLine.parts(path), width: width, firstIndent: 0, indent: 7, after: "Usage: ")
    return """
      Error: \(message)
      \(usage)
        See '\(path.invocation) --help' for more information.

      """
  }

  private var sentence: String {
    switch reason {
    case .unknownOption(let name): "Unknown option '\(name)'"
    case .unknownCommand(let name): "Unknown command '\(name)'"
    case .missingCommand: "A command is missing"
    case .missingValue(let option): "Missing value for '\(option)'"
    case .unexpectedValue(let option, let value):
      "The option '\(option)' takes no value, but '\(value)' was given"
    case .invalidValue(let name, let value, let expected):
      "The value '\(value)' is invalid for '\(name)': expected \(expected)"
    case .missingOption(let option): "Missing option '\(option)'"
    case .missingArgument(let name): "Missing argument '<\(name)>'"
    case .unexpectedArgument(let value): "Unexpected argument '\(value)'"
    }
  }
}
