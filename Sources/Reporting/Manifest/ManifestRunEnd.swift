import JSONTree

/// The end of a run over many designs.
package struct ManifestRunEnd: Hashable, Sendable {
  /// The time of the beginning (ISO 8601, UTC), as in the line of the beginning.
  package var start: String
  /// The duration, in seconds.
  package var seconds: Double
  /// The number of designs that the run worked on.
  package var designCount: Int
  /// The number of designs that were done before.
  package var resumedCount: Int
  /// Whether a signal such as that of Ctrl-C ended the run.
  package var isInterrupted: Bool
  /// The largest memory of the process, in bytes, without those of other workers.
  package var peakMemory: Int

  /// Makes the end of a run of its parts.
  package init(
    start: String, seconds: Double, designCount: Int, resumedCount: Int, isInterrupted: Bool,
    peakMemory: Int
  ) {
    (self.start, self.seconds, self.designCount) = (start, seconds, designCount)
    (self.resumedCount, self.isInterrupted) = (resumedCount, isInterrupted)
    self.peakMemory = peakMemory
  }

  init?(_ value: JSONValue) {
    guard let seconds = value["seconds"]?.double else { return nil }
    self.init(
      start: value["started"]?.string ?? "", seconds: seconds,
      designCount: value["designs"]?.int ?? 0, resumedCount: value["resumed"]?.int ?? 0,
      isInterrupted: value["interrupted"]?.bool ?? false,
      peakMemory: value["peakMemory"]?.int ?? 0)
  }

  var json: JSONNode {
    [
      "kind": .string(ManifestLine.endKind), "started": .string(start),
      "seconds": .milliseconds(seconds), "designs": .number(Double(designCount)),
      "resumed": .number(Double(resumedCount)), "interrupted": .bool(isInterrupted),
      "peakMemory": .number(Double(peakMemory)),
    ]
  }
}
