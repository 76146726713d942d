import JSONTree

/// The part of a record that depends on the machine, the moment and the share of a run.
package struct ManifestCost: Hashable, Sendable {
  /// The share of the files, as in `2/7`; `nil` for all.
  package var shard: String?
  /// The time of the beginning (ISO 8601, UTC).
  package var start: String
  /// The time that the work took, in seconds.
  package var seconds: Double
  /// The time of processors that it took, in seconds.
  package var cpuSeconds: Double
  /// The largest memory of the process up to the end of the work, in bytes.
  package var peakMemory: Int

  /// Makes a cost of its parts.
  package init(
    shard: String?, start: String, seconds: Double, cpuSeconds: Double, peakMemory: Int
  ) {
    (self.shard, self.start) = (shard, start)
    (self.seconds, self.cpuSeconds, self.peakMemory) = (seconds, cpuSeconds, peakMemory)
  }

  /// Reads a cost; `nil` for a value that is none.
  init?(_ value: JSONValue) {
    guard let seconds = value["seconds"]?.double else { return nil }
    self.init(
      shard: value["shard"]?.string, start: value["started"]?.string ?? "",
      seconds: seconds, cpuSeconds: value["cpuSeconds"]?.double ?? 0,
      peakMemory: value["peakMemory"]?.int ?? 0)
  }

  var json: JSONNode {
    var fields: [JSONField] = []
    if let shard { fields.append(JSONField("shard", .string(shard))) }
    fields += [
      JSONField("started", .string(start)), JSONField("seconds", .milliseconds(seconds)),
      JSONField("cpuSeconds", .milliseconds(cpuSeconds)),
      JSONField("peakMemory", .number(Double(peakMemory))),
    ]
    return .object(fields)
  }
}

extension JSONNode {
  /// A time in seconds, rounded to milliseconds.
  static func milliseconds(_ seconds: Double) -> JSONNode {
    .number((seconds * 1000).rounded() / 1000)
  }
}
