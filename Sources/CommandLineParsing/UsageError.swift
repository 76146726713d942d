/// An error in a command line.
package struct UsageError: Error {
  /// The reason, as a sentence without its period.
  let reason: String
  /// A valid name close to the unknown one.
  let suggestion: String?
  /// The command with the error.
  let path: CommandPath

  /// The message, in sentences.
  var message: String { reason + "." + (suggestion.map { " Did you mean '\($0)'?" } ?? "") }

  /// The message with the usage of the command and a hint at its help, ready to be printed.
  package func text(width: Int = OutputWidth.standard) -> String {
    """
    Error: \(message)
    \(path.usage("Usage: ", width: width))
      See '\(path.invocation) --help' for more information.

    """
  }
}
