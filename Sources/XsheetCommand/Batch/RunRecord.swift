import CommandLineParsing
import Foundation
import Reporting
import Xsheet

/// The record of a run in its manifest, and the summary that is printed at its end.
struct RunRecord {
  /// Makes records of files.
  let recorder: FileRecorder

  /// The file; `nil` for none.
  private let manifest: ManifestFile?
  private let begin = ContinuousClock.now
  private let start = MachineUse.timestamp
  private var summary = ManifestSummary()
  private var count = 0
  private var resumedCount = 0

  /// The number of files from which on a run without a manifest has a summary too.
  private static let manyFiles = 100

  /// Opens the manifest of a command, if there is one, and records the beginning.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - options: How it works through files.
  ///   - outputFolder: The folder that outputs are in.
  ///   - fileCount: The number of files of the share, and of all; `nil` if it is not known.
  init(
    _ command: ParsedCommand, _ options: RunOptions, outputFolder: String,
    _ fileCount: (share: Int, all: Int)?
  ) throws(CommandFailure) {
    let path = options.manifestPath
    var known: ManifestIndex?
    if let path, options.resumes { known = try ManifestFile.index(path: path) }
    recorder = FileRecorder(
      command, shard: options.shard, outputFolder: outputFolder, hashes: path != nil, known: known)
    manifest = try path.map { path throws(CommandFailure) in try ManifestFile(path: path) }
    var run = ManifestRun(
      command: command.name, version: CommandTree.version, arguments: recorder.arguments,
      shard: options.shard?.text, jobs: options.jobs, isIsolated: options.limits != nil,
      start: start)
    run.fileCount = fileCount
    try append(.start(run))
  }

  /// Adds a file that was done before.
  mutating func resume(_ record: ManifestRecord) {
    resumedCount += 1
    summary.add(.design(record))
  }

  /// Adds a file that was worked on.
  mutating func add(
    _ file: InputFile, _ judgment: FileJudgment, _ failure: CommandFailure?, _ log: FileLog,
    _ files: RecordedFiles?
  ) throws(CommandFailure) {
    count += 1
    var record = recorder.record(of: file, files?.content, judgment, failure, log)
    record.outputs = files?.outputs ?? []
    record.pictures = files?.pictures ?? []
    try append(.design(record))
  }

  /// Records the end, and prints the summary if there is a manifest, or if there were many files.
  mutating func finish(isInterrupted: Bool, isQuiet: Bool) throws(CommandFailure) {
    let end = ManifestRunEnd(
      start: start, seconds: (ContinuousClock.now - begin) / .seconds(1), designCount: count,
      resumedCount: resumedCount, isInterrupted: isInterrupted, peakMemory: ProcessMemory.peak)
    try append(.end(end))
    let isLong = manifest != nil || count >= RunRecord.manyFiles
    if !isQuiet, isLong { Console.note(summary.text, terminator: "") }
  }

  private mutating func append(_ line: ManifestLine) throws(CommandFailure) {
    try manifest?.append(line)
    summary.add(line)
  }
}
