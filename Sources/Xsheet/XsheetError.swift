import Diagnostics
package import Reporting

/// The reason why a file cannot be opened, drawn or written.
public struct XsheetError: Error, Sendable, CustomStringConvertible {
  /// The kinds of reasons.
  public enum Kind: Hashable, Sendable {
    /// The request makes no sense for the file, such as a frame that it does not have.
    case invalidRequest
    /// The file is there, but its content cannot be used.
    case unusableInput
    /// The file is not there.
    case missingInput
    /// The output cannot be created at the requested path.
    case cannotCreate
    /// The output would replace source that was edited, or that Xsheet did not write.
    case protectedOutput
    /// Reading or writing failed.
    case inputOutput
    /// There is no room for an output, nor for any other.
    case diskFull
    /// The task that the work belongs to was cancelled.
    case cancelled
  }

  /// The kind of the reason.
  public let kind: Kind
  /// One sentence, or a line for each error that was found in the file.
  public let message: String
  /// Further lines about a file that is kept: its edits.
  package var details: [String] = []
  /// The findings about a refused file, its errors included; `nil` if no file was refused.
  package let report: FindingsReport?
  /// Whether a file that was found in a folder has other content than an animation.
  package let isForeign: Bool

  /// Makes an error without findings.
  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
    report = nil
    isForeign = false
  }

  /// Makes the error for JSON of another kind.
  package init(foreignFile name: String) {
    kind = .unusableInput
    message = "\(name) is neither a Lottie export nor a timeline."
    report = nil
    isForeign = true
  }

  /// Makes the error for a file that is refused because of the errors in a report.
  package init(refused report: FindingsReport, kind: Kind = .unusableInput) {
    self.kind = kind
    message = report.lines(atLeast: .error).joined(separator: "\n")
    var report = report
    report.verdict = .refused
    self.report = report
    isForeign = false
  }

  /// The findings about a refused file, its errors included; empty if no file was refused.
  public var findings: [Diagnostic] { report?.placedFindings ?? [] }

  /// The message, and the edits of a file that is kept.
  public var description: String { ([message] + details).joined(separator: "\n") }
}
