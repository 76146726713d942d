import Foundation

/// A file to work on, as the user named it.
struct InputFile {
  /// How messages call it.
  var name: String
  /// Where it is; `nil` for standard input.
  var url: URL?
  /// The folders inside of the folder that was named, for outputs.
  var subfolder = ""

  /// The name without folders and endings, for outputs.
  var stem: String {
    guard let url else { return "stdin" }
    let last = url.lastPathComponent
    for ending in [".xsheet.json", ".json", ".lottie"] where last.hasSuffix(ending) {
      return String(last.dropLast(ending.count))
    }
    return last
  }

  /// The bytes of the file.
  func read() throws(CommandFailure) -> [UInt8] {
    do {
      guard let url else {
        return try FileHandle.standardInput.readToEnd().map { Array($0) } ?? []
      }
      return try Array(Data(contentsOf: url, options: .mappedIfSafe))
    } catch {
      throw CommandFailure(status: .inputOutput, message: "\(name): can not be read.")
    }
  }

  /// The files that arguments stand for: folders are searched for .json files, in order of their names.
  static func expand(_ arguments: [String]) -> (files: [InputFile], failures: [CommandFailure]) {
    var files: [InputFile] = []
    var failures: [CommandFailure] = []
    for argument in arguments {
      var isFolder: ObjCBool = false
      if argument == "-" {
        files.append(InputFile(name: "standard input", url: nil))
      } else if !FileManager.default.fileExists(atPath: argument, isDirectory: &isFolder) {
        failures.append(
          CommandFailure(status: .noInput, message: "\(argument): there is no such file."))
      } else if isFolder.boolValue {
        let found = contents(ofFolder: argument)
        if found.isEmpty {
          failures.append(
            CommandFailure(
              status: .noInput, message: "\(argument): there is no .json file in this folder."))
        }
        files.append(contentsOf: found)
      } else {
        files.append(InputFile(name: argument, url: URL(fileURLWithPath: argument)))
      }
    }
    return (files, failures)
  }

  private static func contents(ofFolder folder: String) -> [InputFile] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".xsheet.json") }.sorted()
      .map { relative in
        let path = (folder as NSString).appendingPathComponent(relative)
        return InputFile(
          name: path, url: URL(fileURLWithPath: path),
          subfolder: (relative as NSString).deletingLastPathComponent)
      }
  }
}
