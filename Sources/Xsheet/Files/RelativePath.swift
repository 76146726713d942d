import Platform

/// Paths between folders and files.
package enum RelativePath {
  /// Returns the path from a folder to a file, both given relative to the current folder.
  ///
  /// Links are followed, because `..` leads out of the folder that a link refers to. The folder need not be there yet.
  package static func path(to file: String, from folder: String) -> String {
    let target = resolved(file.folder) + [file.lastPathComponent]
    let start = resolved(folder)
    let common = zip(target, start).prefix { $0 == $1 }.count
    let up = Array(repeating: "..", count: start.count - common)
    return (up + target[common...]).joined(separator: "/")
  }

  /// Returns the path from a folder to another one, both given relative to the current folder; empty for the same.
  package static func path(toFolder folder: String, from start: String) -> String {
    // The folder itself can be named `.` or `..`, or have no name.
    path(to: folder.appendingPath("file"), from: start).folder
  }

  /// Returns the path from a folder to a file; the name of the file alone if they share no folder but the root.
  package static func shared(to file: String, from folder: String) -> String {
    let first = resolved(file.folder).first
    return first != nil && first == resolved(folder).first
      ? path(to: file, from: folder) : file.lastPathComponent
  }

  /// The names of the folders on the absolute path of a folder, without links, `.` and `..`.
  private static func resolved(_ folder: String) -> [String] {
    let isAbsolute = folder.hasPrefix("/")
    let whole = isAbsolute ? folder : FileManager.default.currentDirectoryPath + "/" + folder
    var names: [String] = []
    for name in whole.split(separator: "/").map(String.init) where name != "." {
      if name == ".." {
        _ = names.popLast()
        continue
      }
      names.append(name)
      if let text = realpath("/" + names.joined(separator: "/"), nil) {
        names = String(cString: text).split(separator: "/").map(String.init)
        free(text)
      }
    }
    return names
  }
}

/// Paths without links and without steps up.
package enum RealPath {
  /// The path of an existing file with all links resolved; `nil` if there is none.
  package static func of(_ path: String) -> String? {
    guard let text = realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// The real path of a file that may be missing: its nearest existing folder's, and the rest of the path.
  package static func ofMissing(_ path: String) -> String {
    if let real = of(path) { return real }
    let folder = path.folder
    guard folder != path, !path.isEmpty else { return path }
    return ofMissing(folder).appendingPath(path.lastPathComponent)
  }

  /// Whether a path is a folder or inside of it, both given as real paths.
  package static func isInside(_ path: String, folder: String) -> Bool {
    folder == "/" || path == folder || path.hasPrefix(folder + "/")
  }
}

extension String {
  /// The path of the folder that contains the path; empty for a name alone.
  package var folder: String {
    let path = utf8.prefix(upTo: utf8.endWithout(.slash, before: utf8.endIndex))
    guard let last = path.lastIndex(of: .slash) else { return "" }
    let end = utf8.endWithout(.slash, before: last)
    return end == startIndex ? "/" : String(self[..<end])
  }

  /// The path of a file or folder in the folder with the path.
  package func appendingPath(_ path: String) -> String {
    if isEmpty || path.isEmpty { return self + path }
    return (hasSuffix("/") ? self : self + "/") + path.drop { $0 == "/" }
  }

  /// The last component of the path; `/` for the root.
  package var lastPathComponent: String {
    let path = utf8.prefix(upTo: utf8.endWithout(.slash, before: utf8.endIndex))
    guard !path.isEmpty else { return utf8.isEmpty ? "" : "/" }
    let start = path.lastIndex(of: .slash).map { path.index(after: $0) } ?? path.startIndex
    return String(self[start..<path.endIndex])
  }

  /// The extension of the last component, without a dot.
  package var pathExtension: String {
    let name = lastPathComponent
    return name.startOfExtension.map { String(name[name.utf8.index(after: $0)...]) } ?? ""
  }

  /// The path without the extension of its last component.
  package var withoutExtension: String {
    let name = lastPathComponent
    guard let dot = name.startOfExtension else { return self }
    let folder = folder
    let rest = String(name[..<dot])
    return folder.isEmpty ? rest : folder.appendingPath(rest)
  }

  /// The dot before the extension of a name; hidden files may begin with a dot, and have no extension then.
  private var startOfExtension: Index? {
    guard let dot = utf8.lastIndex(of: UInt8(ascii: ".")), dot > startIndex,
      utf8.index(after: dot) < endIndex
    else { return nil }
    return dot
  }
}

extension UInt8 {
  /// The byte between the components of a path.
  fileprivate static var slash: UInt8 { UInt8(ascii: "/") }
}

extension String.UTF8View {
  /// The index after the last byte before `index` that is not the given one.
  fileprivate func endWithout(_ byte: UInt8, before index: Index) -> Index {
    self[..<index].lastIndex { $0 != byte }.map { self.index(after: $0) } ?? startIndex
  }
}
