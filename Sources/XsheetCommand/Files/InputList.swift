import CommandLineParsing
import Foundation
import Xsheet

/// The files that arguments refer to.
struct InputList {
  /// The files, in the order of the arguments; those that are missing included.
  private(set) var files: [InputFile] = []
  /// The folders without files.
  private(set) var failures: [CommandFailure] = []

  private let options: InputOptions

  /// Lists files, those in folders included.
  init(_ arguments: [String], _ options: InputOptions) throws(CommandFailure) {
    self.options = options
    try InputList.checkStandardInput(arguments)
    for argument in arguments { try add(argument) }
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

  private mutating func add(_ argument: String) throws(CommandFailure) {
    if InputList.isStandardInput(argument) {
      try add(standardInput(argument))
    } else if FileKind(argument) == .folder {
      try addContents(ofFolder: argument)
    } else if let animation = SourceFile.animation(named: argument) {
      try add(animation)
    } else {
      for animation in SourceFile(name: argument, origin: .path(argument)).animations() {
        try add(animation)
      }
    }
  }

  private func standardInput(_ argument: String) -> SourceFile {
    let animation =
      argument == "-" ? options.standardInputAnimation : String(argument.dropFirst(2))
    let name = options.standardInputPath ?? "standard input"
    return SourceFile(
      name: animation.map { "\(name)#\($0)" } ?? name,
      origin: .standardInput(path: options.standardInputPath), animation: animation)
  }

  private mutating func add(
    _ source: SourceFile, subfolder: String = "", isFound: Bool = false
  ) throws(CommandFailure) {
    var source = source
    source.assetFolders = options.assetFolders
    source.collapse = options.collapse
    source.isFound = isFound
    files.append(
      InputFile(
        source: source, subfolder: subfolder,
        configuration: try options.configurations.configuration(ofFolder: source.folder)))
  }

  private mutating func addContents(ofFolder folder: String) throws(CommandFailure) {
    let search = try FolderSearch(folder, options.configurations)
    for item in search.items {
      for animation in SourceFile(name: item.path, origin: .path(item.path)).animations() {
        try add(animation, subfolder: item.subfolder, isFound: true)
      }
    }
    guard search.items.isEmpty else { return }
    let excluded =
      search.excludedCount == 0 ? "" : "; the configuration excludes \(search.excludedCount)"
    failures.append(
      CommandFailure(
        .noInput, "\(folder): no .json, .lottie or .tgs file is in this folder\(excluded)."))
  }
}
