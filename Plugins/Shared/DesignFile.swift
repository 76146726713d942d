import Foundation

/// A file of a target that may be a design or a timeline.
///
/// The tool decides what it is, which views it becomes and how they are called.
struct DesignFile {
  /// The file.
  let url: URL
  /// The path from the folder of the target.
  let path: String

  /// The name of the Swift file with the views, when the target is built: that of the design's file, whatever the views
  /// are called.
  var sourceName: String { path.replacing("/", with: "-") + ".swift" }

  /// The files among some that may be designs, in the order of their paths.
  static func all(in files: [URL], of folder: URL) -> [DesignFile] {
    let outer = folder.path(percentEncoded: false)
    return files.map { url in
      let own = url.path(percentEncoded: false)
      let rest = own.hasPrefix(outer) ? own.dropFirst(outer.count) : own[...]
      return DesignFile(url: url, path: String(rest.drop { $0 == "/" }))
    }
    .filter(\.isCandidate).sorted { $0.path < $1.path }
  }

  /// Whether the file may be a design.
  ///
  /// JSON is left out only if it can be read and has hardly any member of a design, so that a broken one is not overlooked.
  /// Hidden folders have what the tool keeps for merges.
  private var isCandidate: Bool {
    let name = url.lastPathComponent.lowercased()
    guard !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }),
      !SettingsFile.names.contains(name)
    else { return false }
    if [".lottie", ".tgs", ".xsheet.json"].contains(where: name.hasSuffix) { return true }
    guard name.hasSuffix(".json") else { return false }
    guard let data = try? Data(contentsOf: url),
      let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    else { return true }
    guard let object = value as? [String: Any] else { return false }
    return object["xsheet"] != nil || object["views"] != nil
      || DesignFile.designMembers.count { object[$0] != nil } >= DesignFile.leastMembers
  }

  /// The members of the root that most exports have.
  private static let designMembers = ["v", "fr", "ip", "op", "w", "h", "layers"]
  /// The minimum number of members of a (possibly broken) export.
  private static let leastMembers = 3
}

/// The files with settings.
enum SettingsFile {
  /// The name, and the one that plugins knew before.
  static let names = [".xsheet.json", "xsheet.json"]

  /// The settings in the folders of files and around them, in the order of their paths.
  static func all(of files: [DesignFile]) -> [URL] {
    var folders: Set<String> = []
    for file in files {
      var folder = file.url.deletingLastPathComponent().standardizedFileURL
      while folders.insert(folder.path(percentEncoded: false)).inserted, folder.path != "/" {
        folder = folder.deletingLastPathComponent().standardizedFileURL
      }
    }
    return folders.sorted().flatMap { folder in
      names.map { URL(filePath: folder).appending(path: $0) }
    }
    .filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
  }
}
