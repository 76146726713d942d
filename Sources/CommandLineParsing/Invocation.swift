/// The request of a command line.
public enum Invocation: Sendable {
  /// To run a command.
  case run(ParsedCommand)
  /// To show the help of a command.
  case help(CommandPath)
  /// To show the version.
  case version(String)
  /// To print a completion script.
  case completionScript(Shell)
}
