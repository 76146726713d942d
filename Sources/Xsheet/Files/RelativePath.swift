import Foundation

/// Paths between folders and files.
package enum RelativePath {
  /// Returns the path from a folder to a file, both given relative to the current folder.
  package static func path(to file: String, from folder: String) -> String {
    let target = URL(fileURLWithPath: file).standardized.pathComponents
    let start = URL(fileURLWithPath: folder.isEmpty ? "." : folder).standardized.pathComponents
    let common = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - common)
    return (up + target[common...]).joined(separator: "/")
  }
}
