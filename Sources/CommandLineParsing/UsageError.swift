/// An error in a command line.
package struct UsageError: Error, Hashable, Sendable {
  /// The reason, as a sentence without its period.
  let reason: String
  /// A valid name close to the unknown one.
  package let suggestion: String?
  /// The command with the error.
  package let path: CommandPath

  /// The message, in sentences.
  package var message: String {
    let hint = suggestion.map { " Did you mean '\($0)'?" } ?? ""
    return reason + "." + hint
  }

  /// The message with the usage of the command and a hint at its help, ready to be printed.
  package func text(width: Int = OutputWidth.standard) -> String {
    let usage = TextWrapping.wrap(
      UsageLine.parts(path), width: width, firstIndent: 0, indent: 7, after: "Usage: ")
    return """
      Error: \(message)
      \(usage)
        See '\(path.invocation) --help' for more information.

      """
  }
}
