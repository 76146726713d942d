import Foundation

/// Paths between folders and files.
package enum RelativePath {
  /// Returns the path from a folder to a file, both given relative to the current folder.
  ///
  /// Links are followed, because `..` leads out of the folder that a link refers to. The folder need not be there yet.
  package static func path(to file: String, from folder: String) -> String {
    let target = resolved(file.folder) + [(file as NSString).lastPathComponent]
    let start = resolved(folder)
    let common = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - common)
    return (up + target[common...]).joined(separator: "/")
  }

  /// The names of the folders on the absolute path of a folder, without links, `.` and `..`.
  private static func resolved(_ folder: String) -> [String] {
    let isAbsolute = folder.hasPrefix("/")
    let whole = isAbsolute ? folder : FileManager.default.currentDirectoryPath + "/" + folder
    var names: [String] = []
    for name in whole.split(separator: "/").map(String.init) where name != "." {
      if name == ".." {
        _ = names.popLast()
        continue
      }
      names.append(name)
      if let text = realpath("/" + names.joined(separator: "/"), nil) {
        names = String(cString: text).split(separator: "/").map(String.init)
        free(text)
      }
    }
    return names
  }
}
