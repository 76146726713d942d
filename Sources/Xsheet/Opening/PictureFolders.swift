/// The folders from which the pictures of a file are read.
///
/// A file from an unknown source could name any other file of the machine, by `..`, as an absolute path or through a
/// link. The folder of the file is allowed, and those that the user names.
struct PictureFolders {
  /// The outcome of the search for a picture.
  enum Place: Hashable {
    /// A path that may be read.
    case file(String)
    /// No file.
    case missing
    /// A path out of the allowed folders, which is not read even if there is a file.
    case outside
  }

  /// The folder that paths are relative to; empty for the present one.
  private let base: String
  /// The allowed folders as real paths.
  private let allowed: [String]

  /// Makes the folders of a file.
  ///
  /// Paths are relative to the base, which is empty for the present folder.
  init(base: String, others: [String]) {
    self.base = base
    allowed = ([base] + others).compactMap { RealPath.of($0) }
  }

  /// Searches for a picture.
  ///
  /// - Parameter name: The path in the file; one from a root is first searched for in the file's folder, as it may be the
  ///   root of a web site.
  func place(of name: String) -> Place {
    var place = place(ofPath: PictureLoader.path(of: name, in: base))
    if place == .missing, name.hasPrefix("/"), FileKind(name) != .missing {
      place = self.place(ofPath: name)
    }
    return place
  }

  /// Returns the path of a picture, whether or not there is a file; `nil` outside of the folders.
  func allowedPath(of name: String) -> String? {
    switch place(of: name) {
    case .file(let path): path
    case .missing: PictureLoader.path(of: name, in: base)
    case .outside: nil
    }
  }

  private func place(ofPath path: String) -> Place {
    guard let real = RealPath.of(path) else {
      // Whether there is a file outside of the folders is not revealed either.
      return isAllowed(lexical(path)) ? .missing : .outside
    }
    return isAllowed(real) ? .file(path) : .outside
  }

  private func isAllowed(_ real: String) -> Bool {
    allowed.contains { RealPath.isInside(real, folder: $0) }
  }

  /// The path of a missing file from the root, without steps up.
  private func lexical(_ path: String) -> String {
    let base = RealPath.of(base) ?? base
    var parts: [Substring] = base.split(separator: "/")
    let inside = self.base.isEmpty ? path[...] : path.dropFirst(self.base.count)
    for part in inside.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(part) }
    }
    return "/" + parts.joined(separator: "/")
  }
}
