public import Diagnostics

/// The findings because of which a file is not a timeline.
public struct TimelineReadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The findings, at least one; each has a JSON pointer.
  public let diagnostics: [Diagnostic]

  /// Makes an error of its findings.
  public init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// The first finding.
  public var diagnostic: Diagnostic {
    diagnostics.first ?? Diagnostic(.malformedTimeline, message: "not a timeline")
  }

  /// A line for each finding: the pointer and the message.
  public var description: String {
    diagnostics.map { ($0.pointer.isEmpty ? "" : $0.pointer + ": ") + $0.message }
      .joined(separator: "\n")
  }
}
