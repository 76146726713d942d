import Foundation

/// Paths without links and without steps up.
package enum RealPath {
  /// The path of an existing file with all links resolved; `nil` if there is none.
  package static func of(_ path: String) -> String? {
    guard let text = realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// The real path of a file that may be missing: that of its nearest existing folder, and the rest of the path.
  package static func ofMissing(_ path: String) -> String {
    if let real = of(path) { return real }
    let folder = path.folder
    guard folder != path, !path.isEmpty else { return path }
    let name = (path as NSString).lastPathComponent
    return (ofMissing(folder) as NSString).appendingPathComponent(name)
  }

  /// Whether a path is a folder or inside of it, both given as real paths.
  package static func isInside(_ path: String, folder: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }
}
