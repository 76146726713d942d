import Foundation
import Xsheet

/// The files that arguments refer to.
struct InputList {
  /// The files, in the order of the arguments.
  private(set) var files: [InputFile] = []
  /// The arguments that cannot be used.
  private(set) var failures: [CommandFailure] = []

  /// Searches folders for `.json`, `.lottie` and `.tgs` files, in order of their names, without hidden folders and
  /// timelines.
  init(_ arguments: [String]) throws(CommandFailure) {
    try InputList.checkStandardInput(arguments)
    for argument in arguments { add(argument) }
  }

  /// Checks that standard input is given at most once.
  static func checkStandardInput(_ arguments: [String]) throws(CommandFailure) {
    guard arguments.filter({ $0 == "-" }).count <= 1 else {
      throw CommandFailure(.usage, "standard input can be read only once, but - is given twice.")
    }
  }

  private mutating func add(_ argument: String) {
    guard argument != "-" else {
      let source = SourceFile(name: "standard input", origin: .standardInput)
      files.append(InputFile(source: source))
      return
    }
    switch FileKind(argument) {
    case .missing:
      let reason = SystemError.lastReason
      if let source = SourceFile.animation(named: argument) {
        files.append(InputFile(source: source))
      } else {
        failures.append(CommandFailure(.noInput, "\(argument): \(reason)."))
      }
    case .folder:
      let count = files.count + failures.count
      addContents(ofFolder: argument, subfolder: "")
      if files.count + failures.count == count {
        failures.append(
          CommandFailure(.noInput, "\(argument): no .json, .lottie or .tgs file is in this folder.")
        )
      }
    case .regular:
      add(path: argument)
    case .special:
      // The content of a pipe can be read only once, so it is not searched for animations.
      files.append(InputFile(source: SourceFile(name: argument, origin: .path(argument))))
    }
  }

  /// Adds a file, or the animations of an archive.
  private mutating func add(path: String, subfolder: String = "") {
    files += SourceFile(name: path, origin: .path(path)).animations().map {
      InputFile(source: $0, subfolder: subfolder)
    }
  }

  private mutating func addContents(ofFolder folder: String, subfolder: String) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      failures.append(CommandFailure(.inputOutput, "the folder \(folder) cannot be read."))
      return
    }
    for name in names where !name.hasPrefix(".") {
      let path = (folder as NSString).appendingPathComponent(name)
      if FileKind(path) == .folder {
        // A link to a folder may refer to one of its parents.
        guard !isLink(path) else { continue }
        addContents(
          ofFolder: path, subfolder: (subfolder as NSString).appendingPathComponent(name))
      } else if [".json", ".lottie", ".tgs"].contains(where: { name.hasSuffix($0) }),
        !name.hasSuffix(".xsheet.json")
      {
        add(path: path, subfolder: subfolder)
      }
    }
  }

  private func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
