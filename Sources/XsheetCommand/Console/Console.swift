import Platform
import Xsheet

/// Standard output and error.
enum Console {
  /// Writes a result.
  static func print(_ text: String) throws(CommandFailure) {
    try write(Array(text.utf8))
  }

  /// Writes a result's bytes.
  static func write(_ bytes: [UInt8]) throws(CommandFailure) {
    ProgressBar.hide()
    let error = bytes.withUnsafeBytes { Descriptor(number: STDOUT_FILENO).write($0) }
    guard let error else { return }
    var failure = CommandFailure(
      .inputOutput, "standard output cannot be written: \(SystemError.reason(error)).")
    failure.endsAll = true
    // A reader such as head ends after the first lines, which is not an error.
    if error == EPIPE { (failure.text, failure.endsAtOnce) = ("", true) }
    throw failure
  }

  /// Writes a message to standard error.
  static func note(_ text: String, terminator: String = "\n") {
    guard !text.isEmpty else { return }
    ProgressBar.hide()
    writeError(text + terminator)
  }

  /// Writes the text of a failure to standard error.
  static func note(_ failure: CommandFailure) {
    note(failure.text)
  }

  /// Writes to standard error as it is; a failure is ignored, as there is no other place to report it.
  static func writeError(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { Descriptor(number: STDERR_FILENO).write($0) }
  }

  /// Whether standard error is a terminal that can erase a line.
  static var showsProgress: Bool {
    isatty(STDERR_FILENO) == 1 && ThisProgram.variable("TERM") != "dumb"
  }

  /// Whether results are printed in color: on a capable terminal, unless `NO_COLOR` is set.
  static var usesColor: Bool {
    usesColor(isTerminal: isatty(STDOUT_FILENO) == 1) { ThisProgram.variable($0) }
  }

  /// Whether an output gets color with variables of the environment, after <https://no-color.org>.
  static func usesColor(isTerminal: Bool, variable: (String) -> String?) -> Bool {
    isTerminal && variable("TERM") != "dumb" && (variable("NO_COLOR") ?? "").isEmpty
  }
}
