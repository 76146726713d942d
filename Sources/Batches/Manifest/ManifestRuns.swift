/// The runs that manifests tell of: their time, and the shares of the files.
struct ManifestRuns: Sendable {
  /// The number of runs.
  private(set) var count = 0
  /// The number of runs that a signal ended.
  private(set) var interruptedCount = 0
  /// The sum of the durations of runs that ended, in seconds.
  private(set) var seconds = 0.0
  /// The number of designs that these worked on.
  private(set) var designCount = 0
  /// The commands, versions and options, each once.
  private(set) var programs: [String] = []
  private var endedCount = 0
  /// The shares, by their number of all.
  private var shards: [Int: Set<Int>] = [:]
  /// The largest number of files that a run without shares had.
  private(set) var expectedCount: Int?

  mutating func add(_ run: ManifestRun) {
    count += 1
    let program = ([run.command] + run.arguments).joined(separator: " ") + " (\(run.version))"
    if !programs.contains(program) { programs.append(program) }
    if let count = run.allFileCount { expectedCount = max(expectedCount ?? 0, count) }
    let parts = (run.shard ?? "").split(separator: "/").compactMap { Int($0) }
    if parts.count == 2 { shards[parts[1], default: []].insert(parts[0]) }
  }

  mutating func add(_ end: ManifestRunEnd) {
    endedCount += 1
    if end.isInterrupted { interruptedCount += 1 }
    seconds += end.seconds
    designCount += end.designCount
  }

  /// The number of runs without an end.
  var endlessCount: Int { max(0, count - endedCount) }

  /// The shares that are missing, such as `3/7`.
  var missingShards: [String] {
    shards.sorted { $0.key < $1.key }.flatMap { count, numbers in
      (1...max(1, count)).filter { !numbers.contains($0) }.map { "\($0)/\(count)" }
    }
  }
}
