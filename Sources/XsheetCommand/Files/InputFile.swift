import Batches
import CommandLineParsing
import Xsheet

/// A file to work on, with its place in a folder that was given.
struct InputFile {
  /// The file.
  var source: SourceFile
  /// The folders from the given folder to the file, for outputs.
  var subfolder = ""
  /// The settings of the project that the file belongs to.
  var configuration = Configuration()

  /// The name in messages.
  var name: String { source.name }

  /// The codes that the configuration ignores in the file.
  var ignoredCodes: Set<DiagnosticCode> {
    guard !configuration.ignored.isEmpty else { return [] }
    return configuration.ignored.codes(inFile: configuration.names(to: source.filePath ?? name))
  }
}

// Messages.
extension InputFile {
  /// A line with the number of findings that the configuration does not ignore, and how to list them; empty for none.
  func notice(of findings: DiagnosticList) -> String {
    let report = report(on: findings)
    guard report.highestSeverity != nil else { return "" }
    return "\(name.printable): \(report.summary); 'xsheet report' lists them."
  }

  /// Lines for the findings about what an export leaves out.
  func lines(of findings: DiagnosticList) -> [String] {
    report(on: findings).lines(atLeast: .note)
  }

  private func report(on findings: DiagnosticList) -> FindingsReport {
    FindingsReport(file: name, diagnostics: findings).listing(ignoring: ignoredCodes)
  }

  /// The findings that the configuration does not ignore.
  func counted(_ findings: [Diagnostic]) -> [Diagnostic] {
    let ignored = ignoredCodes
    return findings.filter { !ignored.contains($0.code) }
  }
}

extension InputFile {
  /// The file in a batch.
  var batchFile: BatchFile { BatchFile(source, settings: configuration.hash) }

  /// The file of a command if it is the only one; `nil` for several, and for options of batches.
  static func only(of command: ParsedCommand) throws -> InputFile? {
    let arguments = command.arguments("file")
    guard arguments.count == 1, BatchOptions.firstGiven(in: command) == nil,
      InputList.isStandardInput(arguments[0]) || FileKind(arguments[0]) != .folder
    else { return nil }
    let files = try InputList(arguments, InputOptions(command)).files
    return files.count == 1 ? files[0] : nil
  }

  /// Makes the one file that an argument of a command names.
  init(argument: String, _ command: ParsedCommand) throws {
    let list = try InputList([argument], InputOptions(command))
    if let failure = list.failures.first { throw failure }
    guard list.files.count == 1 else {
      let names = list.files.map(\.name).joined(separator: ", ")
      throw CommandFailure(.usage, "\(argument) holds several animations; name one of \(names).")
    }
    self = list.files[0]
  }

  /// The file, which may also read the pictures of the one that it is compared with.
  func source(besides other: InputFile) -> SourceFile {
    var source = source
    source.assetFolders.append(other.source.folder)
    return source
  }
}
