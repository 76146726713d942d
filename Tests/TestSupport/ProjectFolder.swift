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

  /// The JSON files of a folder outside of the project, which an environment variable names, sorted by name.
  ///
  /// Tests of these files are enabled only if there are some, so that they are visibly skipped
  /// elsewhere.
  package static func files(of variable: Variable) -> [URL] {
    guard let path = ProcessInfo.processInfo.environment[variable.rawValue] else { return [] }
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    let files =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
    return files.filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// The environment variables that name folders of further designs.
  package enum Variable: String {
    /// Designs that are read.
    case designs = "XSHEET_TEST_DESIGNS"
    /// Files that are refused or repaired.
    case brokenDesigns = "XSHEET_TEST_BROKEN_DESIGNS"
    /// Texts, with the places of letters in lottie-web beside the folder.
    case texts = "XSHEET_TEST_TEXTS"
  }
}
