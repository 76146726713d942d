import Foundation

/// Folders of Swift packages.
enum PackageFolder {
  /// Whether a folder is in a package, and not in an Xcode project within it.
  static func contains(_ folder: String) -> Bool {
    var url = URL(fileURLWithPath: folder).standardizedFileURL
    while url.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
      if names.contains(where: { $0.hasSuffix(".xcodeproj") }) { return false }
      if names.contains("Package.swift") { return true }
      url.deleteLastPathComponent()
    }
    return false
  }
}
