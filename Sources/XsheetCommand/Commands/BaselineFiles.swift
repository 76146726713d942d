import CommandLineParsing
import Foundation
import Xsheet

/// The files of `--baseline` and `--write-baseline`.
struct BaselineFiles {
  /// The key of standard input without a name.
  private static let standardInput = "-"

  private let readPath: String?
  private let writtenPath: String?
  private var match: BaselineMatch?
  private var written = Baseline()

  /// Reads the file of --baseline.
  init(_ command: ParsedCommand) throws(CommandFailure) {
    readPath = command.string("baseline")
    writtenPath = command.string("write-baseline")
    if let readPath { match = BaselineMatch(try BaselineFiles.read(readPath)) }
  }

  /// Whether a baseline is written.
  var writes: Bool { writtenPath != nil }

  /// The number of findings of the baseline that are gone; `nil` without one.
  var goneCount: Int? {
    guard let match, let readPath else { return nil }
    let folder = readPath.folder
    return match.goneCount { path in
      // A file in an archive is there if the archive is.
      let file = SourceFile(path: (folder as NSString).appendingPathComponent(path)).filePath
      return path == BaselineFiles.standardInput || FileKind(file ?? path) != .missing
    }
  }

  /// Compares a report with the baseline that was read, and adds it to the one that is written.
  mutating func add(_ report: inout FindingsReport, on file: InputFile) {
    if let writtenPath { written.add(report, path: BaselineFiles.key(of: file, in: writtenPath)) }
    guard let readPath, var match else { return }
    report.compare(with: &match, path: BaselineFiles.key(of: file, in: readPath))
    self.match = match
  }

  /// Writes the file of --write-baseline.
  func write(isQuiet: Bool) throws {
    guard let writtenPath else { return }
    try OutputFile.write(written.bytes, to: writtenPath)
    guard !isQuiet else { return }
    let findings = ReportTotals.count(written.count, "finding")
    let files = ReportTotals.count(written.fileCount, "file")
    Console.note("\(writtenPath.printable): \(findings) of \(files) are written.")
  }

  /// The path of a file relative to the folder of a baseline, with the name of an animation.
  private static func key(of file: InputFile, in path: String) -> String {
    guard let filePath = file.source.filePath else { return standardInput }
    let name = filePath.split(separator: "/").last.map(String.init) ?? filePath
    let folder = RealPath.ofMissing(filePath.folder.isEmpty ? "." : filePath.folder)
    let base = RealPath.ofMissing(path.folder.isEmpty ? "." : path.folder)
    let relative = RelativePath.path(
      to: (folder as NSString).appendingPathComponent(name), from: base)
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
      let report = FindingsReport(file: path, findings: [error.diagnostic], text: text)
      throw CommandFailure(XsheetError(refused: report))
    }
  }
}

extension BaselineError {
  /// The finding about the file.
  fileprivate var diagnostic: Diagnostic {
    switch self {
    case .text(let error): error.diagnostic
    case .content(let message, let pointer):
      Diagnostic(.malformedBaseline, message: message, pointer: pointer.description)
    }
  }
}
