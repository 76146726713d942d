public import Foundation

/// The folders of the project, found by the path of this file.
public enum ProjectFolder {
  /// The folder that holds `Package.swift`.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The URL of a file, by its path from the top of the repository.
  public static func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// The project's own designs.
  public static let compositions = root.appendingPathComponent("Compositions")

  /// Public files beside the project, where they are at hand.
  public static let conformance = root.deletingLastPathComponent()
    .appendingPathComponent("shared/conformance/files")
}
