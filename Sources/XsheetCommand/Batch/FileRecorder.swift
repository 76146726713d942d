import CommandLineParsing
import Diagnostics
import Reporting
import Xsheet

/// Makes the records of a manifest, and finds out which of them still hold.
struct FileRecorder: Sendable {
  private let command: String
  private let shard: String?
  private let outputFolder: String
  /// The options that results depend on.
  let arguments: [String]
  /// The limits of worker processes, on which the verdict on files depends that exceed them.
  private let limits: [String]
  private let known: ManifestIndex?
  /// Whether files are hashed, as a manifest needs it.
  private let hashes: Bool

  /// The hash of files that are not there.
  private static let missing = ""

  /// Makes the recorder of a command.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - shard: The share of the files; `nil` for all.
  ///   - outputFolder: The folder that outputs are in.
  ///   - hashes: Whether files are hashed; otherwise records have their sizes only.
  ///   - known: The records that may still hold.
  init(
    _ command: ParsedCommand, shard: Shard?, outputFolder: String, hashes: Bool,
    known: ManifestIndex?
  ) {
    self.hashes = hashes
    self.command = command.name
    self.shard = shard?.text
    self.outputFolder = outputFolder
    self.known = known
    arguments = command.optionWords(except: RunOptions.names.union(FileRecorder.otherOptions))
    limits = ["timeout", "memory-limit"].map { command.string($0) ?? "" }
  }

  /// The options that results do not depend on, and those of files whose content counts.
  private static let otherOptions: Set = ["config", "force", "no-config", "output", "quiet"]

  /// The content of a file; `nil` if it cannot be read, or only once.
  func content(of file: InputFile) -> ManifestRecord.File? {
    guard let path = file.source.path, FileKind(path) == .regular else { return nil }
    return self.file(at: path, named: file.name)
  }

  /// The record of a file whose content, options and outputs are what they were; `nil` if there is none.
  func record(of file: InputFile, _ content: ManifestRecord.File?) -> ManifestRecord? {
    guard let content, let known else { return nil }
    // With the present options, or of a file that exceeded the present limits.
    return [ManifestVerdict.passed, .timeout].lazy
      .compactMap { known.record(of: file.name, command, options: options(for: file, $0)) }
      .first { holds($0, for: file, content) }
  }

  private func holds(
    _ record: ManifestRecord, for file: InputFile, _ content: ManifestRecord.File
  ) -> Bool {
    record.content?.hash == content.hash && record.version == CommandTree.version
      && !ExitStatus.passing.contains(record.status)
      && record.pictures == pictures(record.pictures.map(\.path), of: file)
      && record.outputs.allSatisfy { self.file(at: path(of: $0), named: $0.path) == $0 }
  }

  /// The record of a file that was worked on.
  func record(
    of file: InputFile, _ content: ManifestRecord.File?, _ judgment: FileJudgment,
    _ failure: CommandFailure?, _ log: FileLog
  ) -> ManifestRecord {
    var record = ManifestRecord(
      input: file.name, command: command, version: CommandTree.version,
      options: options(for: file, judgment.verdict), status: Int(judgment.status.rawValue),
      verdict: judgment.verdict)
    (record.content, record.animation) = (content, log.animation)
    if let failure {
      record.message = failure.sentence
      record.signal = failure.signal.map(Int.init)
    }
    (record.findings, record.codes) = (log.severities, log.codes)
    record.cost = ManifestCost(
      shard: shard, start: log.use.start, seconds: log.use.seconds,
      cpuSeconds: log.use.cpuSeconds, peakMemory: log.use.peakMemory)
    return record
  }

  /// The outputs and pictures of a file, with their present content.
  func files(
    of file: InputFile, _ log: FileLog
  ) -> (outputs: [ManifestRecord.File], pictures: [ManifestRecord.File]) {
    let outputs = log.outputs.compactMap { path in
      self.file(at: path, named: name(ofOutput: path))
    }
    return (outputs, pictures(log.pictureNames, of: file))
  }

  private func pictures(_ names: [String], of file: InputFile) -> [ManifestRecord.File] {
    names.map { name in
      file.source.path(ofPicture: name).flatMap { self.file(at: $0, named: name) }
        ?? ManifestRecord.File(path: name, byteCount: 0, hash: FileRecorder.missing)
    }
  }

  /// The hash of the options that a verdict on a file depends on.
  private func options(for file: InputFile, _ verdict: ManifestVerdict) -> String {
    let limits = [.timeout, .memory, .crashed].contains(verdict) ? limits : []
    return FileHash.text(
      of: ([command] + arguments + [file.configuration.hash] + limits).joined(separator: "\u{0}"))
  }

  private func name(ofOutput path: String) -> String {
    guard !outputFolder.isEmpty else { return path }
    let prefix = outputFolder.hasSuffix("/") ? outputFolder : outputFolder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  private func path(of output: ManifestRecord.File) -> String {
    output.path.hasPrefix("/") || outputFolder.isEmpty
      ? output.path : "\(outputFolder)/\(output.path)"
  }

  private func file(at path: String, named name: String) -> ManifestRecord.File? {
    guard hashes else {
      return FileHash.byteCount(ofFile: path).map {
        ManifestRecord.File(path: name, byteCount: $0, hash: FileRecorder.missing)
      }
    }
    return FileHash.ofFile(at: path).map {
      ManifestRecord.File(path: name, byteCount: $0.byteCount, hash: $0.hash)
    }
  }
}
