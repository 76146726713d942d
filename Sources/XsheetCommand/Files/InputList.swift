import CommandLineParsing
import Xsheet

/// The files that arguments refer to, all at once.
struct InputList {
  /// The files, in the order of the arguments; those that are missing included.
  private(set) var files: [InputFile] = []
  /// The folders without files.
  private(set) var failures: [CommandFailure] = []

  /// Lists files, those in folders included.
  init(_ arguments: [String], _ options: InputOptions) throws(CommandFailure) {
    let source = try InputSource(arguments, options)
    while let item = try source.next() {
      switch item {
      case .file(let file): files.append(file)
      case .failure(let failure): failures.append(failure)
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
