package import Diagnostics
package import JSONTree
import StateMachines
package import TimelineModel

extension Timeline {
  /// Whether a JSON document has the member for a timeline's version, with any value, or looks like a timeline.
  package static func isTimeline(_ document: JSONDocument) -> Bool {
    document.withRoot { $0.member(TimelineForm.version) != nil || resemblesTimeline($0) }
  }

  /// Whether a value has views on a clock, and no layers as a design has.
  static func resemblesTimeline(_ root: JSONValue) -> Bool {
    root.member(TimelineForm.views) != nil && root.member("layers") == nil
      && (root.member("clock") != nil || root.member(TimelineForm.events) != nil)
  }

  /// Reads the JSON form of a timeline.
  ///
  /// - Throws: `TimelineReadError` with all findings: `emptyFile` or `malformedJSON` for text that is not JSON,
  ///   `missingMatch`, `severalSources` or `matchCircle` for matched views, `malformedTimeline` for all others.
  package static func read(from bytes: [UInt8]) throws(TimelineReadError) -> Timeline {
    try read(document(from: bytes)).timeline
  }

  /// Reads the JSON document of a timeline, which records whether the text is strict JSON.
  ///
  /// - Throws: `TimelineReadError` with `emptyFile`, `malformedJSON` or `limitExceeded`.
  package static func document(from bytes: [UInt8]) throws(TimelineReadError) -> JSONDocument {
    do {
      return try JSONDocument(parsing: bytes, depthLimit: TimelineLimits.jsonDepth)
    } catch {
      throw TimelineReadError(diagnostics: [error.diagnostic])
    }
  }

  /// Reads the JSON form of a timeline from a document.
  ///
  /// - Parameter resolveFonts: Finds the fonts of texts, without which the number of their parts is not known.
  /// - Returns: The timeline, and findings about parts of it that have no effect.
  /// - Throws: `TimelineReadError` with all findings.
  package static func read(
    _ document: JSONDocument, resolvingFonts resolveFonts: (inout Timeline) -> Void = { _ in }
  ) throws(TimelineReadError) -> (timeline: Timeline, notes: [Diagnostic]) {
    var reader = TimelineReader()
    guard var timeline = document.withRoot({ reader.timeline($0) }) else {
      throw TimelineReadError(diagnostics: reader.findings)
    }
    resolveFonts(&timeline)
    reader.notes.finish(timeline)
    return (timeline, reader.notes.findings)
  }

  /// The timeline as indented JSON; equal timelines have equal bytes.
  ///
  /// Reading the JSON returns the timeline without initial values that are defaults or that the kind of
  /// view does not have, and without points of paths that have no effect. All numbers must be finite.
  package func jsonBytes() -> [UInt8] { JSONWriter.bytes(jsonNode) }

  /// The state machine as in the file, always with its initial state; `nil` for none.
  package var machineNode: JSONNode? {
    guard let machine,
      case .object(let fields)? = MachineForm.machine.write(machine, TimelineNotation(self))
    else { return nil }
    return .object(
      fields.filter { $0.name != "initial" } + [JSONField("initial", .string(machine.initial))])
  }

  /// The timeline as a JSON tree.
  var jsonNode: JSONNode {
    .object(TimelineForm.timeline.fields(self, TimelineNotation(self)))
  }
}

/// The findings that make a file invalid.
package struct TimelineReadError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The findings, at least one; each has a JSON pointer.
  package let diagnostics: [Diagnostic]

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
