import Foundation
import Testing
import Xsheet

@testable import Batches

/// The lines of manifests, and their totals.
@Suite struct ManifestTests {
  /// A record with all members.
  private func record(_ input: String = "a.json", seconds: Double = 0.5) -> ManifestRecord {
    var record = ManifestRecord()
    (record.input, record.command, record.version) = (input, "convert", "1")
    (record.options, record.hash, record.byteCount) = ("12ab", "ff", 12)
    record.judgment = FileJudgment(.crashed, status: 70)
    record.animation = ManifestRecord.Animation(
      size: [60, 40.5], frameCount: 10, frameRate: 29.97)
    (record.judgment.message, record.judgment.signal) = ("It ended.", 11)
    (record.findings, record.codes) = ([.error: 1, .note: 3], ["LI0301": 3, "WK0003": 1])
    record.pictures = [
      ManifestRecord.File(path: "images/ä.png", byteCount: 5, hash: "0a"),
      ManifestRecord.File(path: "missing.png"),
    ]
    record.outputs = [ManifestRecord.File(path: "a.xsheet.json", byteCount: 7, hash: "1c")]
    record.cost = ManifestRecord.Cost(
      shard: "2/7", start: "2026-01-02T03:04:05.678Z", seconds: seconds, cpuSeconds: 0.25,
      peakMemory: 1 << 40)
    return record
  }

  @Test func linesAreReadAsTheyAreWritten() {
    let run = ManifestRun(
      command: "convert", version: "1", arguments: ["--format", "swiftui"], shard: "2/7",
      fileCount: 7, allFileCount: 50, jobs: 3, isIsolated: true, start: "2026-01-02T03:04:05.678Z")
    let end = ManifestRunEnd(
      start: run.start, seconds: 1.5, designCount: 6, resumedCount: 1, isInterrupted: true,
      peakMemory: 99)
    for line in [ManifestLine.start(run), .design(record()), .end(end)] {
      #expect(line.bytes.last == 0x0A)
      #expect(line.bytes.count { $0 == 0x0A } == 1)
      #expect(ManifestLine(line.bytes) == line)
    }
  }

  @Test func incompleteLinesAreNotRead() {
    let bytes = ManifestLine.design(record()).bytes
    for count in 0..<bytes.count - 2 {
      #expect(ManifestLine(Array(bytes.prefix(count))) == nil)
    }
    #expect(ManifestLine(Array(#"{"kind": "other"}"#.utf8)) == nil)
    #expect(ManifestLine(Array(#"{"kind": "design", "input": 1}"#.utf8)) == nil)
  }

  @Test func theSlowestAreListed() {
    var summary = ManifestSummary()
    for number in [5, 1, 9, 3, 7, 2, 8, 4, 6] {
      summary.add(.design(record("\(number)", seconds: Double(number))))
    }
    #expect(summary.slowest.map(\.input) == ["9", "8", "7", "6", "5"])
    #expect(summary.designCount == 9)
    #expect(summary.byCode.map(\.code) == ["LI0301", "WK0003"])
    #expect(summary.byCode.map(\.count) == [27, 9])
    #expect(summary.text.contains("Slowest: 9 (9.00 s), 8 (8.00 s)"))
    #expect(summary.text.contains("Crashed: 5, 1, 9, 3, 7 and 4 more\n"))
  }

  @Test func aNameWithALineFeedStaysInItsRow() {
    var summary = ManifestSummary()
    summary.add(.design(record("a\nb")))
    #expect(summary.text.contains("Crashed: a\u{FFFD}b\n"))
  }

  @Test(arguments: [
    (0.004, "0.00 s"), (9.99, "9.99 s"), (99.94, "99.9 s"), (150, "2.5 min"), (36_000, "10.0 h"),
  ])
  func times(seconds: Double, text: String) {
    #expect(ManifestSummary.time(seconds) == text)
  }

  @Test func theIndexHasTheLastRecord() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("xsheet-tests-\(UUID().uuidString).ndjson")
    defer { try? FileManager.default.removeItem(at: file) }
    var later = record()
    later.judgment.status = 0
    var other = record()
    other.options = "other"
    let lines = [record(), later, other, record("b")].map { ManifestLine.design($0).bytes }
    try Data(lines.joined() + [UInt8](#"{"kind": "des"#.utf8)).write(to: file)
    let index = try ManifestIndex(contentsOfFile: file.path)
    #expect(index.record(of: "a.json", "convert", options: "12ab") == later)
    #expect(index.record(of: "a.json", "convert", options: "other") == other)
    #expect(index.record(of: "a.json", "verify", options: "12ab") == nil)
    #expect(index.record(of: "b", "convert", options: "12ab") == record("b"))
  }
}
