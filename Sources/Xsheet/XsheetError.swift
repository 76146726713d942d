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
    /// Reading or writing failed.
    case inputOutput
  }

  /// The kind of the reason.
  public let kind: Kind
  /// One sentence, or a line for each error that was found in the file.
  public let message: String
  /// The findings about a refused file, its errors included; `nil` if no file was refused.
  package let report: FindingsReport?

  /// Makes an error without findings.
  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
    report = nil
  }

  /// Makes the error for a file that is refused because of the errors in a report.
  package init(refused report: FindingsReport) {
    kind = .unusableInput
    message = report.lines(atLeast: .error).joined(separator: "\n")
    self.report = report
  }

  /// The findings about a refused file, its errors included; empty if no file was refused.
  public var findings: [Diagnostic] { report?.diagnostics.items ?? [] }

  /// The message.
  public var description: String { message }
}
