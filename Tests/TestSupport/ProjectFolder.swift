package import Foundation

/// The folders of the project, found by the path of this file.
package enum ProjectFolder {
  /// The folder that holds `Package.swift`.
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The URL of a file, by its path from the top of the repository.
  package static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// The project's own designs.
  package static let compositions = root.appendingPathComponent("Compositions")

  /// The JSON files of a folder next to the project, sorted by name; none if there is no such
  /// folder.
  ///
  /// Tests of these files are enabled only if there are some, so that they are visibly skipped
  /// elsewhere.
  package static func sharedFiles(_ folder: String) -> [URL] {
    let folder = root.deletingLastPathComponent().appendingPathComponent("shared/\(folder)")
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    return files.filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
