import Platform
package import Xsheet

/// The record of a run in its manifest, and the summary that is printed at its end.
package struct RunRecord {
  /// Makes records of files.
  package let recorder: ManifestRecorder
  private let manifest: ManifestFile?
  private let begin = ContinuousClock.now
  private let start = ManifestRecord.Cost.timestamp
  private var summary = ManifestSummary()
  private var count = 0
  private var resumedCount = 0

  /// The minimum number of files of a run without a manifest that prints a summary.
  private static let manyFiles = 100

  /// Opens the manifest of a batch, if there is one, and records the beginning.
  package init(
    _ batch: BatchOptions, _ fileCount: (share: Int, all: Int)?
  ) throws(XsheetError) {
    recorder = try ManifestRecorder(batch)
    manifest = try batch.manifestPath.map { path throws(XsheetError) in
      try ManifestFile(path: path)
    }
    try append(
      .start(
        ManifestRun(
          command: batch.command, version: ToolVersion.text, arguments: batch.arguments,
          shard: batch.shard?.text, fileCount: fileCount?.share, allFileCount: fileCount?.all,
          jobs: batch.jobs, isIsolated: batch.limits != nil, start: start)))
  }

  /// Adds a file that was done before.
  package mutating func resume(_ record: ManifestRecord) {
    resumedCount += 1
    summary.add(.design(record))
  }

  /// Adds a file that was worked on, with the hash of its settings.
  package mutating func add(
    settings: String, _ judgment: FileJudgment, _ log: FileLog
  ) throws(XsheetError) {
    count += 1
    try append(.design(recorder.record(settings: settings, judgment, log)))
  }

  /// Records the end; returns the summary if there is a manifest, or if there were many files.
  package mutating func finish(isInterrupted: Bool) throws(XsheetError) -> String {
    try append(
      .end(
        ManifestRunEnd(
          start: start, seconds: (ContinuousClock.now - begin) / .seconds(1), designCount: count,
          resumedCount: resumedCount, isInterrupted: isInterrupted, peakMemory: ProcessMemory.peak))
    )
    return manifest != nil || count >= RunRecord.manyFiles ? summary.text : ""
  }

  private mutating func append(_ line: ManifestLine) throws(XsheetError) {
    try manifest?.append(line.bytes)
    summary.add(line)
  }
}

/// A manifest that lines are appended to; each is written at once, so that several processes can share a file.
struct ManifestFile {
  private let path: String
  private let file: Descriptor

  /// Opens a manifest, which is made if it is missing.
  init(path: String) throws(XsheetError) {
    self.path = path
    try OutputFolder.make(path.folder)
    guard FileKind(path) != .folder,
      let file = Descriptor(path: path, flags: O_WRONLY | O_APPEND | O_CREAT)
    else {
      let reason = FileKind(path) == .folder ? "it is a folder" : SystemError.lastReason
      throw XsheetError(.cannotCreate, "--manifest: \(path) cannot be written: \(reason).")
    }
    self.file = file
    if ManifestFile.endsInsideLine(path) { try append([0x0A]) }
  }

  /// Appends a line.
  func append(_ bytes: [UInt8]) throws(XsheetError) {
    guard let error = bytes.withUnsafeBytes({ file.write($0) }) else { return }
    throw XsheetError(.inputOutput, "\(path) cannot be written: \(SystemError.reason(error)).")
  }

  /// Whether the last line has no end, as after a loss of power.
  private static func endsInsideLine(_ path: String) -> Bool {
    guard FileKind(path) == .regular, let file = fopen(path, "r") else { return false }
    defer { fclose(file) }
    return fseek(file, -1, SEEK_END) == 0 && fgetc(file) != 0x0A
  }
}
