import Xsheet

/// The beginning of a run over many designs.
struct ManifestRun: ManifestObject {
  /// The command.
  var command = ""
  /// The version of the tool.
  var version = ""
  /// The options that results depend on.
  var arguments: [String] = []
  /// The share of the files, as in `2/7`; `nil` for all.
  var shard: String?
  /// The number of files of the share; `nil` while it is not known.
  var fileCount: Int?
  /// The number of all files; `nil` while it is not known.
  var allFileCount: Int?
  /// The number of files that are worked on at once.
  var jobs = 1
  /// Whether each worker is a process of its own.
  var isIsolated = false
  /// The time of the beginning (ISO 8601, UTC).
  var start = ""

  static let fields: [ManifestField<Self>] = [
    ManifestField(kind: "start"), ManifestField("command", \.command, isNeeded: true),
    ManifestField("version", \.version, isNeeded: true), ManifestField("arguments", \.arguments),
    ManifestField("shard", \.shard), ManifestField("inputs", \.fileCount),
    ManifestField("allInputs", \.allFileCount), ManifestField("jobs", \.jobs),
    ManifestField("isolated", \.isIsolated), ManifestField("started", \.start),
  ]
}

/// The end of a run over many designs.
struct ManifestRunEnd: ManifestObject {
  /// The time of the beginning (ISO 8601, UTC), as in the line of the beginning.
  var start = ""
  /// The duration, in seconds.
  var seconds = 0.0
  /// The number of designs that the run worked on.
  var designCount = 0
  /// The number of designs that were done before.
  var resumedCount = 0
  /// Whether a signal such as SIGINT (Ctrl-C) ended the run.
  var isInterrupted = false
  /// The peak memory of the process without other workers, in bytes.
  var peakMemory = 0

  static let fields: [ManifestField<Self>] = [
    ManifestField(kind: "end"), ManifestField("started", \.start),
    ManifestField(seconds: "seconds", \.seconds, isNeeded: true),
    ManifestField("designs", \.designCount), ManifestField("resumed", \.resumedCount),
    ManifestField("interrupted", \.isInterrupted), ManifestField("peakMemory", \.peakMemory),
  ]
}
