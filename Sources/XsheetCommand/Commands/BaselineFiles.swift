import CommandLineParsing
import Xsheet

/// The files of `--baseline`, of configurations and of `--write-baseline`.
struct BaselineFiles {
  /// The key of standard input without a name.
  private static let standardInput = "-"

  private let readPath: String?
  private let writtenPath: String?
  /// The baselines that were read, by path, without the findings that files still have.
  private var baselines: [String: Baseline] = [:]
  private var written = Baseline()

  /// Reads the file of --baseline.
  init(_ command: ParsedCommand) throws(CommandFailure) {
    readPath = command.string("baseline")
    writtenPath = command.string("write-baseline")
    if let readPath { baselines[readPath] = try BaselineFiles.read(readPath) }
  }

  /// Whether a baseline is written.
  var writes: Bool { writtenPath != nil }

  /// The number of findings of the baselines that are gone; `nil` without one.
  var goneCount: Int? {
    guard !baselines.isEmpty else { return nil }
    return baselines.reduce(0) { sum, item in
      let folder = item.key.folder
      return sum
        + item.value.goneCount { path in
          // A file in an archive is there if the archive is.
          let file = SourceFile(path: folder.appendingPath(path)).filePath
          return path == BaselineFiles.standardInput || FileKind(file ?? path) != .missing
        }
    }
  }

  /// Compares a report with the baseline of the command or of the configuration, and adds it to the one that is written.
  ///
  /// - Throws: A failure if the baseline of the configuration cannot be read.
  mutating func add(
    _ report: inout FindingsReport, on file: InputFile
  ) throws(CommandFailure) {
    if let writtenPath { written.add(report, path: BaselineFiles.key(of: file, in: writtenPath)) }
    let configured = writes ? nil : file.configuration.baseline
    guard let path = readPath ?? configured else { return }
    if baselines[path] == nil { baselines[path] = try BaselineFiles.read(path) }
    baselines[path]?.compare(&report, path: BaselineFiles.key(of: file, in: path))
  }

  /// Writes the file of --write-baseline.
  func write() throws {
    guard let writtenPath else { return }
    try OutputDraft.write(written.bytes, to: writtenPath)
    let findings = NumberText.count(written.count, "finding")
    let files = NumberText.count(written.fileCount, "file")
    Console.note("\(writtenPath.printable): \(findings) of \(files) are written.")
  }

  /// The path of a file relative to the folder of a baseline, with the name of an animation.
  private static func key(of file: InputFile, in path: String) -> String {
    guard let filePath = file.source.filePath else { return standardInput }
    let folder = RealPath.ofMissing(filePath.folder.isEmpty ? "." : filePath.folder)
    let base = RealPath.ofMissing(path.folder.isEmpty ? "." : path.folder)
    let relative = RelativePath.path(
      to: folder.appendingPath(filePath.lastPathComponent), from: base)
    return relative + (file.source.animation.map { "#\($0)" } ?? "")
  }

  private static func read(_ path: String) throws(CommandFailure) -> Baseline {
    let text: [UInt8]
    do {
      text = try SourceFile(name: path, origin: .path(path)).readBytes()
    } catch {
      throw CommandFailure(error)
    }
    do {
      return try Baseline(parsing: text)
    } catch {
      let finding =
        switch error {
        case .text(let error): error.diagnostic
        case .content(let message, let pointer):
          Diagnostic(.malformedBaseline, message: message, pointer: pointer.description)
        }
      let report = FindingsReport(file: path, findings: [finding], locator: JSONLocator(text))
      throw CommandFailure(XsheetError(refused: report))
    }
  }
}
