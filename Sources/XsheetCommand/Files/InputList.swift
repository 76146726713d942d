import CommandLineParsing
import Xsheet

/// The files that arguments refer to, all at once.
struct InputList {
  /// The files, in the order of the arguments; those that are missing included.
  private(set) var files: [InputFile] = []
  /// The folders without files.
  private(set) var failures: [CommandFailure] = []

  /// Lists files, those in folders included.
  init(_ arguments: [String], _ options: InputOptions) throws {
    let source = try InputSource(arguments, options)
    while let entry = try source.next() {
      switch entry {
      case .file(let file, _): files.append(file)
      case .refused(_, let failure): failures.append(failure)
      }
    }
  }

  /// Works on the files, one after the other.
  ///
  /// - Parameters:
  ///   - body: The work on a file.
  ///   - failed: Is called with the failures, first those of folders.
  func forEach(
    _ body: (InputFile) throws -> Void, failed: (CommandFailure) throws -> Void
  ) throws {
    for failure in failures { try failed(failure) }
    for file in files {
      do {
        try body(file)
      } catch {
        try failed(CommandFailure(error))
      }
    }
  }

  /// Checks that standard input is given at most once.
  static func checkStandardInput(_ arguments: [String]) throws(CommandFailure) {
    guard arguments.count(where: isStandardInput) <= 1 else {
      throw CommandFailure(.usage, "standard input can be read only once, but - is given twice.")
    }
  }

  /// Whether an argument is `-`, or `-#NAME` for one of several animations.
  static func isStandardInput(_ argument: String) -> Bool {
    argument == "-" || argument.hasPrefix("-#")
  }
}
