import Diagnostics
import Foundation
import Reporting

/// Why a file, or the whole call, cannot go on.
struct CommandFailure: Error {
  /// What the process ends with.
  var status: ExitStatus
  /// One or more lines for standard error; empty to say nothing.
  var text: String
  /// What was found in the file before it was refused, the reason included.
  var report: FindingsReport?
  /// Whether further files have no sense either.
  var endsAll = false

  /// A failure in a sentence of its own.
  init(_ status: ExitStatus, _ message: String) {
    self.status = status
    text = "Error: \(message.printable)"
  }

  /// A refused file; the line about the reason says all.
  init(refused report: FindingsReport) {
    status = .unusableInput
    text = report.lines(atLeast: .error).joined(separator: "\n")
    self.report = report
  }

  /// What the system says about the last call that failed.
  static var systemReason: String { reason(errno) }

  /// What the system says about an error number, for use inside of a sentence.
  static func reason(_ number: Int32) -> String {
    let text = String(cString: strerror(number))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
