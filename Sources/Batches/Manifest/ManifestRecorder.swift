package import Xsheet

/// A file in a batch: its name, its source, and the hash of the settings that its result depends on.
package struct BatchFile: Sendable {
  /// The name in messages and manifests.
  var name: String
  /// The source.
  var source: SourceFile
  /// The hash of its settings.
  var settings: String

  /// Makes a file of its parts.
  package init(_ source: SourceFile, settings: String) {
    (name, self.source, self.settings) = (source.name, source, settings)
  }
}

/// The files that belong to a result, for its record.
package struct RecordedFiles: Sendable {
  /// The file that was worked on; `nil` if it cannot be read.
  var content: ManifestRecord.File?
  /// The files that were written.
  var outputs: [ManifestRecord.File] = []
  /// The pictures that the file names.
  var pictures: [ManifestRecord.File] = []

  /// No files.
  package init() {}
}

/// Makes the records of a manifest, and finds out which of them still hold.
package struct ManifestRecorder: Sendable {
  private let batch: BatchOptions
  private let known: ManifestIndex?

  /// Reads the records that may still hold.
  init(_ batch: BatchOptions) throws(XsheetError) {
    self.batch = batch
    known =
      try batch.resumes
      ? batch.manifestPath.flatMap { path throws(XsheetError) in try ManifestFile.index(path: path)
      }
      : nil
  }

  /// The files of a result before the work; the content is `nil` if it cannot be read, or only once.
  package func files(of file: BatchFile) -> RecordedFiles {
    var files = RecordedFiles()
    if let path = file.source.path, FileKind(path) == .regular {
      files.content = self.file(at: path, named: file.name)
    }
    return files
  }

  /// Adds the outputs and pictures of a file, with their present content.
  package func add(_ log: FileLog, of file: BatchFile, to files: inout RecordedFiles) {
    files.outputs = log.outputs.compactMap { self.file(at: $0, named: name(ofOutput: $0)) }
    files.pictures = pictures(log.pictureNames, of: file)
  }

  /// The record of a file whose content, options and outputs are what they were; `nil` if there is none.
  package func record(of file: BatchFile, _ files: RecordedFiles) -> ManifestRecord? {
    guard let content = files.content, let known else { return nil }
    // With the present options, or of a file that exceeded the present limits.
    return [ManifestVerdict.passed, .timeout].lazy
      .compactMap { known.record(of: file.name, batch.command, options: options(for: file, $0)) }
      .first { holds($0, for: file, content) }
  }

  private func holds(
    _ record: ManifestRecord, for file: BatchFile, _ content: ManifestRecord.File
  ) -> Bool {
    record.hash == content.hash && record.version == ToolVersion.text
      && record.verdict != .unwritten
      && record.pictures == pictures(record.pictures.map(\.path), of: file)
      && record.outputs.allSatisfy { self.file(at: path(of: $0), named: $0.path) == $0 }
  }

  /// The record of a file that was worked on.
  func record(
    of file: BatchFile, _ files: RecordedFiles, _ judgment: FileJudgment, _ log: FileLog
  ) -> ManifestRecord {
    var record = ManifestRecord()
    (record.input, record.hash) = (file.name, files.content?.hash)
    (record.byteCount, record.animation) = (files.content?.byteCount, log.animation)
    (record.command, record.version) = (batch.command, ToolVersion.text)
    record.options = options(for: file, judgment.verdict)
    (record.status, record.verdict) = (judgment.status, judgment.verdict)
    (record.message, record.signal) = (judgment.message, judgment.signal)
    (record.findings, record.codes) = (log.severities, log.codes)
    (record.outputs, record.pictures) = (files.outputs, files.pictures)
    record.cost = ManifestRecord.Cost(
      shard: batch.shard?.text, start: log.use.start, seconds: log.use.seconds,
      cpuSeconds: log.use.cpuSeconds, peakMemory: log.use.peakMemory)
    return record
  }

  private func pictures(_ names: [String], of file: BatchFile) -> [ManifestRecord.File] {
    names.map { name in
      file.source.path(ofPicture: name).flatMap { self.file(at: $0, named: name) }
        ?? ManifestRecord.File(path: name)
    }
  }

  /// The hash of the options that a verdict on a file depends on.
  private func options(for file: BatchFile, _ verdict: ManifestVerdict) -> String {
    let limits = [.timeout, .memory, .crashed].contains(verdict) ? batch.limitWords : []
    return FileHash.text(
      of: ([batch.command] + batch.arguments + [file.settings] + limits).joined(
        separator: "\u{0}"))
  }

  private func name(ofOutput path: String) -> String {
    let folder = batch.outputFolder
    guard !folder.isEmpty else { return path }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  private func path(of output: ManifestRecord.File) -> String {
    output.path.hasPrefix("/") || batch.outputFolder.isEmpty
      ? output.path : "\(batch.outputFolder)/\(output.path)"
  }

  /// A file with its size, and with its hash if a manifest needs it.
  private func file(at path: String, named name: String) -> ManifestRecord.File? {
    guard batch.manifestPath != nil else {
      return FileHash.byteCount(ofFile: path).map { ManifestRecord.File(path: name, byteCount: $0) }
    }
    return FileHash.ofFile(at: path).map {
      ManifestRecord.File(path: name, byteCount: $0.byteCount, hash: $0.hash)
    }
  }
}
