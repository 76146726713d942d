import Reporting
import Xsheet

/// The reason why a file, or the whole call, cannot go on.
struct CommandFailure: Error, Codable {
  /// The exit status of the process.
  var status: ExitStatus
  /// One or more lines for standard error; empty to print nothing.
  var text: String
  /// The findings about a refused file, the reason included.
  var report: FindingsReport?
  /// Whether further files are not worked on either.
  var endsAll = false
  /// Whether standard output is closed, so that the process ends without a message.
  var endsAtOnce = false
  /// Whether the file was found in a folder and is no animation.
  var isForeign = false

  /// The verdict on the file; `nil` for that of its status.
  var verdict: ManifestVerdict?
  /// The signal that ended the process of the file; `nil` if none did.
  var signal: Int32?

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

  /// Makes a failure of the finding that a file cannot be used.
  init(_ status: ExitStatus, _ report: FindingsReport) {
    self.status = status
    text = report.lines(atLeast: .error).joined(separator: "\n")
    self.report = report
  }

  /// The reason in a sentence, without the place of the file.
  var sentence: String {
    guard reason.isEmpty else { return reason }
    return report?.diagnostics.items.last { $0.severity == .error }?.message ?? text
  }

  /// The exit status and the verdict on the file.
  var judgment: FileJudgment {
    if let verdict { return FileJudgment(verdict, status) }
    if isForeign { return FileJudgment(.skipped) }
    let isPassing = ExitStatus.passing.contains(Int(status.rawValue))
    return FileJudgment(isPassing ? .unwritten : .refused, status)
  }

  /// Makes a failure of an error of the library; the findings about a refused file are the whole text.
  private init(_ error: XsheetError) {
    let hint = error.kind == .protectedOutput ? " --force overwrites it." : ""
    self.init(ExitStatus(error.kind), error.message + hint)
    // Where one file has no room, no other has either.
    endsAll = error.kind == .diskFull
    isForeign = error.isForeign
    guard let report = error.report else { return }
    (text, reason) = (error.message, "")
    self.report = report
  }
}
