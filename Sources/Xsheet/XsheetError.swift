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
  package private(set) var report: FindingsReport?
  /// Whether a file that was found in a folder has other content than an animation.
  package private(set) var isForeign = false

  /// Makes an error without findings.
  package init(_ kind: Kind, _ message: String) { (self.kind, self.message) = (kind, message) }

  /// Makes the error for JSON of another kind.
  package init(foreignFile name: String) {
    self.init(.unusableInput, "\(name) is neither a Lottie export nor a timeline.")
    isForeign = true
  }

  /// Makes the error for a file that is refused because of the errors in a report.
  package init(refused report: FindingsReport, kind: Kind = .unusableInput) {
    self.init(kind, report.lines(atLeast: .error).joined(separator: "\n"))
    self.report = report
    self.report?.verdict = .refused
  }

  /// The findings about a refused file, its errors included; empty if no file was refused.
  public var findings: [Diagnostic] { report?.placedFindings ?? [] }

  /// The message, and the edits of a file that is kept.
  public var description: String { ([message] + details).joined(separator: "\n") }
}
