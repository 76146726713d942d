/// The request of a command line.
public enum Invocation: Sendable {
  /// To run a command.
  case run(ParsedCommand)
  /// To show the help of a command.
  case help(CommandPath)
  /// To show a page of help.
  case topic(HelpTopic)
  /// To show the version.
  case version(String)
  /// To print a completion script.
  case completionScript(Shell)
}
