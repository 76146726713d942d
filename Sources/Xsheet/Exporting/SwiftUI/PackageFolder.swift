import Platform

/// Folders of Swift packages.
package enum PackageFolder {
  /// Whether a folder is in a package, and not in an Xcode project within it.
  static func contains(_ folder: String) -> Bool {
    var url = URL(fileURLWithPath: folder).standardizedFileURL
    while url.path != "/" {
      let names = FolderContent.names(in: url.path)
      if names.contains(where: { $0.hasSuffix(".xcodeproj") }) { return false }
      if names.contains("Package.swift") { return true }
      url.deleteLastPathComponent()
    }
    return false
  }

  /// The folders that packages have targets in, by default.
  private static let targetFolders: Set = ["Source", "Sources", "Tests", "src", "srcs"]

  /// The folder of the module that a folder of an output belongs to: a target's if the output has several targets of a
  /// package, or else the output itself.
  package static func module(of folder: String, in output: String) -> String {
    guard let target = target(of: folder), target != self.target(of: output) else { return output }
    var module = folder
    while self.target(of: module.folder) == target { module = module.folder }
    return module
  }

  /// The path of a folder in the folder of its target, for resource rules; the name of the folder where that is unknown.
  package static func resourcePath(of folder: String) -> String {
    target(of: folder).map { RelativePath.path(toFolder: folder, from: $0) }
      ?? folder.lastPathComponent
  }

  /// The folder of the target that a folder belongs to; `nil` outside of packages, and in packages of another layout.
  private static func target(of folder: String) -> String? {
    let url = URL(fileURLWithPath: folder).standardizedFileURL
    let names = url.pathComponents
    for count in (1..<max(1, names.count - 1)).reversed() where targetFolders.contains(names[count])
    {
      let package = "/" + names[1..<count].joined(separator: "/")
      let manifest = PictureLoader.bytes(at: package.appendingPath("Package.swift"))
      guard let manifest else { continue }
      let text = String(decoding: manifest, as: UTF8.self)
      return text.contains("\"\(names[count + 1])\"")
        ? "/" + names[1...(count + 1)].joined(separator: "/") : nil
    }
    return nil
  }
}
