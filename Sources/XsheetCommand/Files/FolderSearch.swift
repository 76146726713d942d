import Platform
import Xsheet

/// Searches a folder for animations, without hidden files, timelines and what configurations exclude.
///
/// A link is followed after all files that are there without links, so that files keep their own paths; what was found
/// before is not found again.
struct FolderSearch {
  /// A file that was found.
  struct Item {
    /// The path.
    var path: String
    /// The folders from the searched folder to the file.
    var subfolder: String
  }

  /// The endings of files with animations.
  private static let endings = [".json", ".lottie", ".tgs"]
  /// The ending of timelines, which are made of designs.
  private static let timelineEnding = ".xsheet.json"

  /// The files, and folders that cannot be read, in order of their paths.
  private(set) var items: [Item] = []
  /// The number of files and folders that configurations exclude.
  private(set) var excludedCount = 0

  private let configurations: ConfigurationSource
  private var links: [Item] = []
  private var visited: Set<String> = []

  /// Searches a folder.
  init(_ folder: String, _ configurations: ConfigurationSource) throws(CommandFailure) {
    self.configurations = configurations
    try walk(Item(path: folder, subfolder: ""))
    // Without links, files are found in order.
    guard !links.isEmpty else { return }
    while !links.isEmpty {
      let link = links.removeFirst()
      try visit(link, isFolder: FileKind(link.path) == .folder)
    }
    items = items.map { ($0.path.split(separator: "/"), $0) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
  }

  private mutating func walk(_ folder: Item) throws(CommandFailure) {
    guard visited.insert(RealPath.ofMissing(folder.path)).inserted else { return }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      return items.append(folder)
    }
    let configuration = try configurations.configuration(ofFolder: folder.path)
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder.path.appendingPath(name)
      let isFolder = FileKind(path) == .folder
      guard isFolder || FolderSearch.isAnimation(name) else { continue }
      guard !configuration.excludes(path, isFolder: isFolder) else {
        excludedCount += 1
        continue
      }
      let item = Item(path: path, subfolder: folder.subfolder)
      if FolderSearch.isLink(path) {
        links.append(item)
      } else {
        try visit(item, isFolder: isFolder)
      }
    }
  }

  private mutating func visit(_ item: Item, isFolder: Bool) throws(CommandFailure) {
    if isFolder {
      let name = item.path.lastPathComponent
      try walk(Item(path: item.path, subfolder: item.subfolder.appendingPath(name)))
    } else if visited.insert(RealPath.ofMissing(item.path)).inserted {
      items.append(item)
    }
  }

  private static func isAnimation(_ name: String) -> Bool {
    let name = name.lowercased()
    return endings.contains { name.hasSuffix($0) } && !name.hasSuffix(timelineEnding)
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}

extension Configuration {
  /// Whether a file or folder is left out of folders.
  fileprivate func excludes(_ path: String, isFolder: Bool) -> Bool {
    guard !excluded.isEmpty else { return false }
    let names = names(to: path)
    return isFolder ? excluded.matchFolder(names) : excluded.matchFile(names)
  }
}
