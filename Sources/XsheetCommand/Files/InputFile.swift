import CommandLineParsing
import Diagnostics
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

extension InputFile {
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
