import Batches
import Platform
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

  /// The verdict on the file; `nil` if its status decides it.
  var verdict: ManifestVerdict?
  /// The signal that ended the process of the file; `nil` if none did.
  var signal: Int32?

  /// The sentence that a failure was made of; empty for one of findings.
  private(set) var reason = ""

  /// Further lines after the sentence.
  private var details: [String] = []

  /// Makes a failure of a sentence.
  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    reason = message
    text = "Error: \(message.printable)"
  }

  /// Refuses a wrong command line.
  static func refuse(
    if isWrong: Bool, _ message: @autoclosure () -> String
  ) throws(CommandFailure) {
    if isWrong { throw CommandFailure(.usage, message()) }
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

  /// The failure with messages as build systems list them, about a file if it has no findings.
  func asBuildMessage(of file: String? = nil) -> CommandFailure {
    var failure = self
    if let report {
      failure.text = report.buildLines(atLeast: .error).joined(separator: "\n")
    } else if !reason.isEmpty {
      failure.text = lines("\(file.map { "\($0.printable): " } ?? "")error: \(reason.printable)")
    }
    return failure
  }

  /// A line and the details.
  private func lines(_ first: String) -> String {
    ([first] + details.map(\.printable)).joined(separator: "\n")
  }

  /// The reason in a sentence, without the place of the file.
  var sentence: String {
    guard reason.isEmpty else { return reason }
    return report?.findings.last { $0.severity == .error }?.message ?? text
  }

  /// The exit status and the verdict on the file.
  var judgment: FileJudgment {
    // The next run tries files again that failed for other reasons than their content.
    let isPassing = status == .cannotCreate || status == .inputOutput
    var judgment =
      isForeign
      ? FileJudgment(.skipped)
      : FileJudgment(verdict ?? (isPassing ? .unwritten : .refused), status)
    (judgment.message, judgment.signal) = (sentence, signal.map(Int.init))
    return judgment
  }

  /// Makes a failure of an error of the library; the findings about a refused file are the whole text.
  private init(_ error: XsheetError) {
    let isEdited = !error.details.isEmpty
    let hint =
      isEdited ? " --merge keeps the edits, --force replaces the file." : " --force overwrites it."
    self.init(ExitStatus(error.kind), error.message + (error.kind == .protectedOutput ? hint : ""))
    details = error.details
    text = lines(text)
    // Where one file has no room, no other has either.
    endsAll = error.kind == .diskFull
    isForeign = error.isForeign
    guard let report = error.report else { return }
    (text, reason) = (error.message, "")
    self.report = report
  }
}

extension WorkerEnd {
  /// The failure of a file.
  func failure(of name: String) -> CommandFailure {
    var signal: Int32?
    let (code, message, verdict): (DiagnosticCode, String, ManifestVerdict)
    switch self {
    case .timeout(let seconds):
      let time = NumberText.fixed(seconds, upToPlaces: 3)
      (code, message) = (.workerTimeout, "The work took longer than \(time) s.")
      verdict = .timeout
    case .memory(let limit):
      let size = (limit + 500_000) / 1_000_000
      (code, message) = (.workerMemory, "The work needed more than \(size) MB of memory.")
      verdict = .memory
    case .signal(let number, let trace):
      let end = "by signal \(number) (\(String(cString: strsignal(number))))"
      (code, message, verdict) = (.workerCrash, WorkerEnd.text(end, trace), .crashed)
      signal = number
    case .exit(let status, let trace):
      let end = "with status \(status)"
      (code, message, verdict) = (.workerCrash, WorkerEnd.text(end, trace), .crashed)
    case .missing(let error):
      var failure = CommandFailure(
        .inputOutput, "no worker process can be started: \(SystemError.reason(error)).")
      failure.endsAll = true
      return failure
    }
    var report = FindingsReport(file: name, findings: [Diagnostic(code, message: message)])
    report.verdict = .refused
    var failure = CommandFailure(verdict == .crashed ? .crashed : .unusableInput, report)
    (failure.verdict, failure.signal) = (verdict, signal)
    return failure
  }

  private static func text(_ end: String, _ trace: String) -> String {
    "The work ended its process \(end)\(trace.isEmpty ? "" : ": \(trace)")."
  }
}
