import Foundation

/// The files that arguments stand for.
struct InputList {
  /// The files, in the order of the arguments.
  private(set) var files: [InputFile] = []
  /// What is wrong with some arguments.
  private(set) var failures: [CommandFailure] = []

  /// Searches folders for .json, .lottie and .tgs files, in order of their names; hidden folders and timelines are left out.
  init(_ arguments: [String]) throws(CommandFailure) {
    guard arguments.filter({ $0 == "-" }).count <= 1 else {
      throw CommandFailure(.usage, "standard input can be read only once, but - is given twice.")
    }
    for argument in arguments { add(argument) }
  }

  private mutating func add(_ argument: String) {
    guard argument != "-" else {
      files.append(InputFile(name: "standard input", path: nil))
      return
    }
    switch FileKind(argument) {
    case .missing:
      if let file = InputFile.animation(named: argument) {
        files.append(file)
        return
      }
      failures.append(CommandFailure(.noInput, "\(argument): \(CommandFailure.systemReason)."))
    case .folder:
      let count = files.count + failures.count
      addContents(ofFolder: argument, subfolder: "")
      if files.count + failures.count == count {
        failures.append(
          CommandFailure(.noInput, "\(argument): no .json, .lottie or .tgs file is in this folder.")
        )
      }
    case .regular:
      files += InputFile(name: argument, path: argument).animations()
    case .special:
      // Looking into a pipe would take away what is to be read.
      files.append(InputFile(name: argument, path: argument))
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
        // A link to a folder may lead back to where it is.
        guard !isLink(path) else { continue }
        addContents(
          ofFolder: path, subfolder: (subfolder as NSString).appendingPathComponent(name))
      } else if [".json", ".lottie", ".tgs"].contains(where: { name.hasSuffix($0) }),
        !name.hasSuffix(".xsheet.json")
      {
        files += InputFile(name: path, path: path, subfolder: subfolder).animations()
      }
    }
  }

  private func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
