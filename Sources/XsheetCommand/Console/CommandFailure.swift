import Reporting
import Xsheet

/// The reason why a file, or the whole call, cannot go on.
struct CommandFailure: Error {
  /// The exit status of the process.
  var status: ExitStatus
  /// One or more lines for standard error; empty to print nothing.
  var text: String
  /// The findings about a refused file, the reason included.
  var report: FindingsReport?
  /// Whether further files are not worked on either.
  var endsAll = false
  /// Whether the file was found in a folder and is no animation.
  var isForeign = false

  /// The sentence that a failure was made of; empty for one of findings.
  private(set) var reason = ""

  /// Makes a failure of a sentence.
  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    reason = message
    text = "Error: \(message.printable)"
  }

  /// Makes a failure of any error of a command.
  init(_ error: any Error) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as XsheetError: self.init(error)
    default: self.init(.inputOutput, "\(error)")
    }
  }

  /// Makes a failure of an error of the library; the findings about a refused file are the whole text.
  private init(_ error: XsheetError) {
    let hint = error.kind == .protectedOutput ? " --force overwrites it." : ""
    self.init(ExitStatus(error.kind), error.message + hint)
    // Where one file has no room, no other has either.
    endsAll = error.kind == .diskFull
    isForeign = error.isForeign
    guard let report = error.report else { return }
    text = error.message
    self.report = report
  }
}
