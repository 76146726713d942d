import CommandLineParsing
import Xsheet

/// Finds the configurations of files, and reads each of them once.
///
/// The configuration of a file is the nearest one in its folder and those around it; `--config` names one for all files,
/// and `--no-config` turns them off.
final class ConfigurationSource {
  private let isOff: Bool
  private let common: Configuration?
  /// The configurations by the real paths of folders; `nil` where there is none up to the root.
  private var found: [String: Configuration?] = [:]

  /// Makes a source that searches for configurations.
  init() { (isOff, common) = (false, nil) }

  /// Reads the file of `--config`.
  init(_ command: ParsedCommand) throws(CommandFailure) {
    try command.checkAtMostOne(of: ["config", "no-config"])
    isOff = command.flag("no-config")
    if let path = command.string("config") {
      common = try ConfigurationSource.read(path)
    } else {
      common = nil
    }
  }

  /// The configuration of the files in a folder.
  func configuration(ofFolder folder: String) throws(CommandFailure) -> Configuration {
    if let common { return common }
    guard !isOff else { return Configuration() }
    return try search(RealPath.ofMissing(folder.isEmpty ? "." : folder)) ?? Configuration()
  }

  private func search(_ folder: String) throws(CommandFailure) -> Configuration? {
    if let known = found[folder] { return known }
    let path = (folder == "/" ? "" : folder) + "/" + Configuration.fileName
    let result: Configuration?
    switch FileKind(path) {
    case .missing, .folder:
      result = folder == "/" || !folder.hasPrefix("/") ? nil : try search(folder.folder)
    case .regular, .pipe, .socket, .device:
      result = try ConfigurationSource.read(path)
    }
    found[folder] = .some(result)
    return result
  }

  /// Reads a file; its errors end the command.
  private static func read(_ path: String) throws(CommandFailure) -> Configuration {
    let text: [UInt8]
    do {
      text = try SourceFile(name: path, origin: .path(path)).readBytes()
    } catch {
      throw failure(error.message)
    }
    var reader = ConfigurationReader()
    var findings: [Diagnostic] = []
    do {
      reader.read(try JSONDocument(parsing: text).root)
      findings = reader.findings
    } catch {
      findings = [error.diagnostic]
    }
    guard findings.isEmpty else {
      let report = FindingsReport(file: path, findings: findings, text: text)
      throw failure(report.lines(atLeast: .error).joined(separator: "\n"))
    }
    reader.configuration.hash = FileHash.text(of: String(decoding: text, as: UTF8.self))
    reader.configuration.folder = RealPath.ofMissing(path.folder.isEmpty ? "." : path.folder)
    return reader.configuration
  }

  private static func failure(_ text: String) -> CommandFailure {
    var failure = CommandFailure(.configuration, "")
    failure.text = text
    failure.endsAll = true
    return failure
  }
}
