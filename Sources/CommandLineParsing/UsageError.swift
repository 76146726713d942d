/// Why a command line was not understood.
public struct UsageError: Error, Hashable, Sendable {
  /// The reasons.
  public enum Reason: Hashable, Sendable {
    /// No option of the command is called so.
    case unknownOption(String)
    /// No command is called so.
    case unknownCommand(String)
    /// A command is needed after this one.
    case missingCommand
    /// An option that takes a value stands without one; its synopsis.
    case missingValue(String)
    /// A flag was given a value.
    case unexpectedValue(option: String, value: String)
    /// A value is not of the kind that is expected.
    case invalidValue(of: String, value: String, expected: String)
    /// An option without which the command cannot run is missing; its synopsis.
    case missingOption(String)
    /// A positional argument is missing; its name.
    case missingArgument(String)
    /// There are more positional arguments than the command takes.
    case unexpectedArgument(String)
  }

  /// The exit status of programs that were called wrongly, after `sysexits.h`.
  public static let exitStatus: Int32 = 64

  /// The reason.
  public let reason: Reason
  /// A name close to the one that is not known.
  public let suggestion: String?
  /// The command that refused.
  public let path: CommandPath

  /// What went wrong, in sentences.
  public var message: String {
    let hint = suggestion.map { " Did you mean '\($0)'?" } ?? ""
    return sentence + "." + hint
  }

  /// The message with the usage of the command and the way to its help, to be printed as it is.
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
