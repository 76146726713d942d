public import Foundation

/// Where the files of the project are, told by the place of this file.
public enum ProjectFolder {
  /// The folder that holds `Package.swift`.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The project's own designs.
  public static let compositions = root.appendingPathComponent("Compositions")

  /// Public files beside the project, where they are at hand.
  public static let conformance = root.deletingLastPathComponent()
    .appendingPathComponent("shared/conformance/files")
}
