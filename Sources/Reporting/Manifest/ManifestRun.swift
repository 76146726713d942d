import JSONTree

/// The beginning of a run over many designs.
package struct ManifestRun: Hashable, Sendable {
  /// The command.
  package var command: String
  /// The version of the tool.
  package var version: String
  /// The options that results depend on.
  package var arguments: [String]
  /// The share of the files, as in `2/7`; `nil` for all.
  package var shard: String?
  /// The number of files of the share, and of all; `nil` while they are not known.
  package var fileCount: (share: Int, all: Int)?
  /// The number of files that are worked on at once.
  package var jobs: Int
  /// Whether each worker is a process of its own.
  package var isIsolated: Bool
  /// The time of the beginning (ISO 8601, UTC).
  package var start: String

  /// Makes the beginning of a run over files that are not counted.
  package init(
    command: String, version: String, arguments: [String], shard: String?, jobs: Int,
    isIsolated: Bool, start: String
  ) {
    (self.command, self.version, self.arguments) = (command, version, arguments)
    (self.shard, self.jobs, self.isIsolated, self.start) = (shard, jobs, isIsolated, start)
  }

  init?(_ value: JSONValue) {
    guard let command = value["command"]?.string, let version = value["version"]?.string else {
      return nil
    }
    self.init(
      command: command, version: version,
      arguments: value["arguments"].map { $0.elements.compactMap(\.string) } ?? [],
      shard: value["shard"]?.string, jobs: value["jobs"]?.int ?? 1,
      isIsolated: value["isolated"]?.bool ?? false, start: value["started"]?.string ?? "")
    if let share = value["inputs"]?.int, let all = value["allInputs"]?.int {
      fileCount = (share, all)
    }
  }

  var json: JSONNode {
    var fields = [
      JSONField("kind", .string(ManifestLine.startKind)), JSONField("command", .string(command)),
      JSONField("version", .string(version)),
      JSONField("arguments", .array(arguments.map { .string($0) })),
    ]
    if let shard { fields.append(JSONField("shard", .string(shard))) }
    if let fileCount {
      fields.append(JSONField("inputs", .number(Double(fileCount.share))))
      fields.append(JSONField("allInputs", .number(Double(fileCount.all))))
    }
    fields += [
      JSONField("jobs", .number(Double(jobs))), JSONField("isolated", .bool(isIsolated)),
      JSONField("started", .string(start)),
    ]
    return .object(fields)
  }

  package static func == (left: ManifestRun, right: ManifestRun) -> Bool { left.json == right.json }

  package func hash(into hasher: inout Hasher) { hasher.combine(json) }
}
