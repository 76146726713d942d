import Platform

/// Listings of folders.
package enum FolderContent {
  /// The names in a folder, in no particular order; empty if it cannot be read.
  package static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// The paths of all files and folders below a folder, relative to it; links are not followed.
  static func paths(below folder: String) -> [String] {
    names(in: folder).flatMap { name in
      let path = folder.appendingPath(name)
      guard FileKind(path, followsLinks: false) == .folder else { return [name] }
      return [name] + paths(below: path).map { "\(name)/\($0)" }
    }
  }
}
