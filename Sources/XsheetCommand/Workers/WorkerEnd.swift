import Diagnostics
import Foundation
import Reporting
import Xsheet

/// The reason why a worker process ended in the middle of a file.
enum WorkerEnd: Error {
  /// The file took longer than its limit, in seconds.
  case timeout(seconds: Double)
  /// The file needed more memory than its limit, in bytes.
  case memory(limit: Int)
  /// The process ended by a signal, with the last line that it wrote to standard error.
  case signal(Int32, trace: String)
  /// The process ended by itself, with the last line that it wrote to standard error.
  case exit(Int32, trace: String)
  /// No process could be started, for a reason of the system.
  case missing(Int32)

  /// Whether the process ended without being asked to.
  var isCrash: Bool {
    switch self {
    case .signal, .exit: true
    case .timeout, .memory, .missing: false
    }
  }

  /// The failure of a file.
  func failure(of name: String) -> CommandFailure {
    switch self {
    case .timeout(let seconds):
      let time = seconds.formatted(.number.grouping(.never))
      return failure(
        Diagnostic(.workerTimeout, message: "The work took longer than \(time) s."), name,
        .unusableInput, .timeout)
    case .memory(let limit):
      let size = WorkerEnd.megabytes(limit)
      return failure(
        Diagnostic(.workerMemory, message: "The work needed more than \(size) of memory."), name,
        .unusableInput, .memory)
    case .signal(let number, let trace):
      let signal = "signal \(number) (\(String(cString: strsignal(number))))"
      var failure = failure(
        Diagnostic(
          .workerCrash, message: "The work ended its process by \(signal)\(WorkerEnd.quote(trace))."
        ), name, .crashed, .crashed)
      failure.signal = number
      return failure
    case .exit(let status, let trace):
      return failure(
        Diagnostic(
          .workerCrash,
          message: "The work ended its process with status \(status)\(WorkerEnd.quote(trace))."),
        name, .crashed, .crashed)
    case .missing(let error):
      var failure = CommandFailure(
        .inputOutput, "no worker process can be started: \(SystemError.reason(error)).")
      failure.endsAll = true
      return failure
    }
  }

  private func failure(
    _ finding: Diagnostic, _ name: String, _ status: ExitStatus, _ verdict: ManifestVerdict
  ) -> CommandFailure {
    var report = FindingsReport(file: name, findings: [finding], text: [])
    report.verdict = .refused
    var failure = CommandFailure(status, report)
    failure.verdict = verdict
    return failure
  }

  private static func quote(_ trace: String) -> String { trace.isEmpty ? "" : ": \(trace)" }

  private static func megabytes(_ bytes: Int) -> String { "\((bytes + 500_000) / 1_000_000) MB" }
}
