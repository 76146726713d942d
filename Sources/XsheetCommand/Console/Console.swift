import Foundation

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
      .inputOutput, "standard output cannot be written: \(CommandFailure.reason(error)).")
    failure.endsAll = true
    // Whoever reads the first lines only, as head does, wants no complaint.
    if error == EPIPE { failure.text = "" }
    throw failure
  }

  /// Writes a message to standard error.
  static func note(_ text: String, terminator: String = "\n") {
    guard !text.isEmpty else { return }
    ProgressBar.hide()
    writeError(text + terminator)
  }

  /// Says why something failed.
  static func note(_ failure: CommandFailure) {
    note(failure.text)
  }

  /// Writes to standard error as it is; where that is not possible, nobody is there to be told.
  static func writeError(_ text: String) {
    _ = Array(text.utf8).withUnsafeBytes { Descriptor(number: STDERR_FILENO).write($0) }
  }

  /// Whether a person sees standard error, on a terminal that can erase a line.
  static var showsProgress: Bool {
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  }

  /// Whether results are printed in colour: on a terminal that can, unless `NO_COLOR` is set.
  static var usesColor: Bool {
    usesColor(
      isTerminal: isatty(STDOUT_FILENO) == 1, environment: ProcessInfo.processInfo.environment)
  }

  /// Whether colour is for an output and an environment, after <https://no-color.org>.
  static func usesColor(isTerminal: Bool, environment: [String: String]) -> Bool {
    isTerminal && environment["TERM"] != "dumb" && (environment["NO_COLOR"] ?? "").isEmpty
  }
}
