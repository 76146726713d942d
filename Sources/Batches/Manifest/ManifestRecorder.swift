package import Xsheet

/// Makes the records of a manifest, and finds out which of them still hold.
package struct ManifestRecorder: Sendable {
  private let batch: BatchOptions
  private let known: ManifestIndex?

  /// Reads the records that may still hold.
  init(_ batch: BatchOptions) throws(XsheetError) {
    self.batch = batch
    guard batch.resumes, let path = batch.manifestPath, FileKind(path) == .regular else {
      known = nil
      return
    }
    do {
      known = try ManifestIndex(contentsOfFile: path)
    } catch {
      throw XsheetError(.inputOutput, "--manifest: \(path) cannot be read.")
    }
  }

  /// Begins the record of a file before the work, with its present content; without one if it cannot be read, or only
  /// once.
  package func begin(_ source: SourceFile) -> ManifestRecord {
    var record = ManifestRecord()
    (record.input, record.command) = (source.name, batch.command)
    record.version = ToolVersion.text
    guard let path = source.path, FileKind(path) == .regular,
      let content = file(at: path, named: source.name)
    else { return record }
    (record.hash, record.byteCount) = (content.hash, content.byteCount)
    return record
  }

  /// Completes the record in a log: the members from before the work, and the hashes of outputs and pictures.
  package func complete(_ log: inout FileLog, _ begun: ManifestRecord, of source: SourceFile) {
    var record = begun
    (record.animation, record.cost) = (log.record.animation, log.record.cost)
    (record.findings, record.codes) = (log.record.findings, log.record.codes)
    record.outputs = log.outputs.compactMap { file(at: $0, named: name(ofOutput: $0)) }
    record.pictures = pictures(log.pictureNames, of: source)
    log.record = record
  }

  /// The record of a file whose content, options and outputs are unchanged; `nil` if there is none.
  ///
  /// - Parameter settings: The hash of the settings that the result of the file depends on.
  package func known(
    _ begun: ManifestRecord, of source: SourceFile, settings: String
  ) -> ManifestRecord? {
    guard begun.byteCount != nil, let known else { return nil }
    // With the present options, or of a file that exceeded the present limits.
    return [ManifestVerdict.passed, .timeout].lazy
      .compactMap {
        known.record(of: source.name, batch.command, options: options(settings, $0))
      }
      .first { holds($0, for: source, begun) }
  }

  private func holds(
    _ record: ManifestRecord, for source: SourceFile, _ present: ManifestRecord
  ) -> Bool {
    record.hash == present.hash && record.version == present.version
      && record.judgment.verdict != .unwritten
      && record.pictures == pictures(record.pictures.map(\.path), of: source)
      && record.outputs.allSatisfy { file(at: path(of: $0), named: $0.path) == $0 }
  }

  /// The record of a file with certain settings that was worked on.
  func record(settings: String, _ judgment: FileJudgment, _ log: FileLog) -> ManifestRecord {
    var record = log.record
    record.options = options(settings, judgment.verdict)
    record.judgment = judgment
    record.cost = record.cost ?? ManifestRecord.Cost()
    record.cost?.shard = batch.shard?.text
    return record
  }

  private func pictures(_ names: [String], of source: SourceFile) -> [ManifestRecord.File] {
    names.map { name in
      source.path(ofPicture: name).flatMap { file(at: $0, named: name) }
        ?? ManifestRecord.File(path: name)
    }
  }

  /// The hash of the options that a verdict on a file depends on.
  private func options(_ settings: String, _ verdict: ManifestVerdict) -> String {
    let limits = [.timeout, .memory, .crashed].contains(verdict) ? batch.limitWords : []
    return ContentHash.text(
      of: ([batch.command] + batch.arguments + [settings] + limits).joined(
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
      return ContentHash.byteCount(ofFile: path).map {
        ManifestRecord.File(path: name, byteCount: $0)
      }
    }
    return ContentHash.ofFile(at: path).map {
      ManifestRecord.File(path: name, byteCount: $0.byteCount, hash: $0.hash)
    }
  }
}
