import Xsheet

/// The totals of manifests: verdicts, findings, cost, and missing or repeated designs.
///
/// Of several records of a design the last one counts. The memory does not grow with what designs have, only with their
/// number.
struct ManifestSummary: Sendable {
  /// A design and its rank value.
  typealias Ranked = (input: String, number: Double)

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
  /// The numbers of findings by code, and of the designs that have them.
  private var codes: [String: (count: Int, designs: Int)] = [:]

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
  var byCode: [(code: String, count: Int, designs: Int)] {
    codes.map { ($0.key, $0.value.count, $0.value.designs) }
      .sorted { ($1.count, $0.code) < ($0.count, $1.code) }
  }

  private mutating func add(_ record: ManifestRecord) {
    guard record.judgment.verdict != .skipped else {
      skippedCount += 1
      return
    }
    designCount += 1
    verdicts[record.judgment.verdict, default: 0] += 1
    findings.merge(record.findings) { $0 + $1 }
    for (code, count) in record.codes {
      let total = codes[code] ?? (0, 0)
      codes[code] = (total.count + count, total.designs + 1)
    }
    let verdict = record.judgment.verdict
    if verdict.isFailure, failures[verdict, default: []].count < ManifestSummary.listLength {
      failures[verdict, default: []].append(record.input)
    }
    let byteCount = record.byteCount ?? 0
    inputBytes += byteCount
    outputBytes += record.outputs.reduce(0) { $0 + ($1.byteCount ?? 0) }
    ManifestSummary.rank((record.input, Double(byteCount)), in: &largest)
    guard let cost = record.cost else { return }
    seconds += cost.seconds
    cpuSeconds += cost.cpuSeconds
    peakMemory = max(peakMemory, cost.peakMemory)
    ManifestSummary.rank((record.input, cost.seconds), in: &slowest)
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
  var unfinishedCount: Int { max(0, count - endedCount) }

  /// The shares that are missing, such as `3/7`.
  var missingShards: [String] {
    shards.sorted { $0.key < $1.key }.flatMap { count, numbers in
      (1...max(1, count)).filter { !numbers.contains($0) }.map { "\($0)/\(count)" }
    }
  }
}

extension ManifestSummary {
  /// The totals as lines of text, each with its line end.
  var text: String { ManifestSummary.text(of: table) }

  /// Rows as lines of text, each with its line end.
  static func text(of rows: [(title: String, text: String)]) -> String {
    rows.map { "\($0.title): \($0.text)".printable + "\n" }.joined()
  }

  /// The totals as titles and texts.
  var table: [(title: String, text: String)] {
    var rows = [("Designs", designs)]
    let (time, size) = (ManifestSummary.time, ManifestSummary.size)
    if runs.seconds > 0, runs.designCount > 0 {
      let pace = NumberText.fixed(Double(runs.designCount) / runs.seconds, places: 1)
      rows.append(("Time", "\(time(runs.seconds)), \(pace) designs/s"))
    }
    if cpuSeconds > 0 {
      let pace = NumberText.fixed(Double(designCount) / cpuSeconds * 3600, places: 0)
      rows.append(("Processors", "\(time(cpuSeconds)), \(pace) designs an hour of a core"))
    }
    if peakMemory > 0 { rows.append(("Peak memory", size(Double(peakMemory)))) }
    let bytes = "\(size(Double(inputBytes))), \(size(Double(outputBytes)))"
    rows.append(("Read and written", bytes))
    let severities = Severity.summary { findings[$0] ?? 0 }
    rows.append(("Findings", severities.isEmpty ? "none" : severities))
    let codes = byCode.prefix(ManifestSummary.listLength).map {
      "\($0.code) \($0.count) in \(NumberText.count($0.designs, "design"))"
    }
    if !codes.isEmpty { rows.append(("Commonest", codes.joined(separator: ", "))) }
    if let first = slowest.first, first.number > 0 {
      rows.append(("Slowest", list(slowest, time)))
    }
    if !largest.isEmpty { rows.append(("Largest", list(largest, size))) }
    for verdict in ManifestVerdict.allCases {
      guard let names = failures[verdict] else { continue }
      let list = ManifestSummary.list(names, of: verdicts[verdict] ?? 0)
      rows.append((verdict.rawValue.uppercasingFirst, list))
    }
    return rows
  }

  private var designs: String {
    let words = ManifestVerdict.allCases.compactMap { verdict in
      verdicts[verdict].map { "\($0) \(verdict.rawValue)" }
    }
    let others = skippedCount == 0 ? "" : "; \(NumberText.count(skippedCount, "other file"))"
    return "\(designCount)" + (words.isEmpty ? "" : " (\(words.joined(separator: ", ")))") + others
  }

  /// The first names, and the number of the others.
  static func list(_ names: [String], of count: Int) -> String {
    let more = count - names.count
    return names.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  private func list(_ items: [Ranked], _ text: (Double) -> String) -> String {
    items.map { "\($0.input) (\(text($0.number)))" }.joined(separator: ", ")
  }

  /// A time in words.
  static func time(_ seconds: Double) -> String {
    switch seconds {
    case ..<100: NumberText.fixed(seconds, places: seconds < 10 ? 2 : 1) + " s"
    case ..<6000: NumberText.fixed(seconds / 60, places: 1) + " min"
    default: NumberText.fixed(seconds / 3600, places: 1) + " h"
    }
  }

  /// A number of bytes in words.
  static func size(_ bytes: Double) -> String {
    switch bytes {
    case ..<1e6: NumberText.fixed(bytes / 1e3, places: 1) + " KB"
    case ..<1e9: NumberText.fixed(bytes / 1e6, places: 1) + " MB"
    default: NumberText.fixed(bytes / 1e9, places: 2) + " GB"
    }
  }
}
