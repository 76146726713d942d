package import Diagnostics
import TimelineModel

/// The findings because of which a file is not a timeline.
package struct TimelineReadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The findings, at least one; each has a JSON pointer.
  package let diagnostics: [Diagnostic]

  /// Makes an error of its findings.
  package init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// The first finding.
  package var diagnostic: Diagnostic {
    diagnostics.first ?? Diagnostic(.malformedTimeline, message: "not a timeline")
  }

  /// A line for each finding: the pointer and the message.
  package var description: String {
    diagnostics.map { ($0.pointer.isEmpty ? "" : $0.pointer + ": ") + $0.message }
      .joined(separator: "\n")
  }
}
