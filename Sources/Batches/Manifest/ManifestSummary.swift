import Xsheet

/// The totals of manifests: verdicts, findings, cost, and what is missing or there twice.
///
/// Of several records of a design the last one counts. The memory does not grow with what designs have, only with their
/// number.
struct ManifestSummary: Sendable {
  /// A design with a number by which it is ranked.
  struct Ranked: Sendable {
    var input: String
    var number: Double
  }

  /// The findings of a code.
  struct CodeTotal: Sendable {
    var code: String
    var count = 0
    var designs = 0
  }

  /// The number of designs that are listed of each kind.
  static let listLength = 5

  /// The number of designs.
  private(set) var designCount = 0
  /// The number of files in folders that are no animations.
  private(set) var skippedCount = 0
  /// The numbers of designs by verdict.
  private(set) var verdicts: [ManifestVerdict: Int] = [:]
  /// The numbers of findings by severity.
  private(set) var findings: [Severity: Int] = [:]
  /// The designs that took longest, in seconds.
  private(set) var slowest: [Ranked] = []
  /// The designs of the largest files, in bytes.
  private(set) var largest: [Ranked] = []
  /// The designs without a result, by verdict.
  private(set) var failures: [ManifestVerdict: [String]] = [:]
  /// The number of bytes of designs.
  private(set) var inputBytes = 0
  /// The number of bytes of outputs.
  private(set) var outputBytes = 0
  /// The sum of the times of designs, in seconds.
  private(set) var seconds = 0.0
  /// The time of processors, in seconds.
  private(set) var cpuSeconds = 0.0
  /// The largest memory of a process, in bytes.
  private(set) var peakMemory = 0
  /// The runs.
  private(set) var runs = ManifestRuns()
  private var codes: [String: CodeTotal] = [:]

  /// Adds a line.
  mutating func add(_ line: ManifestLine) {
    switch line {
    case .start(let run): runs.add(run)
    case .end(let end):
      runs.add(end)
      peakMemory = max(peakMemory, end.peakMemory)
    case .design(let record): add(record)
    }
  }

  /// The totals by code: the most frequent first.
  var byCode: [CodeTotal] {
    codes.values.sorted { ($1.count, $0.code) < ($0.count, $1.code) }
  }

  private mutating func add(_ record: ManifestRecord) {
    guard record.verdict != .skipped else {
      skippedCount += 1
      return
    }
    designCount += 1
    verdicts[record.verdict, default: 0] += 1
    findings.merge(record.findings) { $0 + $1 }
    for (code, count) in record.codes {
      codes[code, default: CodeTotal(code: code)].count += count
      codes[code, default: CodeTotal(code: code)].designs += 1
    }
    if record.verdict.isFailure {
      let listed = failures[record.verdict] ?? []
      if listed.count < ManifestSummary.listLength {
        failures[record.verdict] = listed + [record.input]
      }
    }
    let byteCount = record.byteCount ?? 0
    inputBytes += byteCount
    outputBytes += record.outputs.reduce(0) { $0 + ($1.byteCount ?? 0) }
    ManifestSummary.rank(Ranked(input: record.input, number: Double(byteCount)), in: &largest)
    guard let cost = record.cost else { return }
    seconds += cost.seconds
    cpuSeconds += cost.cpuSeconds
    peakMemory = max(peakMemory, cost.peakMemory)
    ManifestSummary.rank(Ranked(input: record.input, number: cost.seconds), in: &slowest)
  }

  /// Adds a design to a list that is as long as it may be, the largest number first.
  private static func rank(_ item: Ranked, in list: inout [Ranked]) {
    let place = list.firstIndex { $0.number < item.number } ?? list.endIndex
    guard place < listLength else { return }
    list.insert(item, at: place)
    if list.count > listLength { list.removeLast() }
  }
}

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
