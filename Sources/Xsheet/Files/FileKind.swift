import Platform

/// The kind of file at a path, links followed.
package enum FileKind {
  /// No file.
  case missing
  /// A folder.
  case folder
  /// A file with content.
  case regular
  /// A named pipe.
  case pipe
  /// A socket.
  case socket
  /// A device.
  case device

  /// Determines the kind of a path; a link that is not followed is a device.
  package init(_ path: String, followsLinks: Bool = true) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else {
      self = .missing
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFREG: self = .regular
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    default: self = .device
    }
  }

  /// The kind in words.
  package var title: String {
    switch self {
    case .missing: "missing"
    case .folder: "a folder"
    case .regular: "a file"
    case .pipe: "a named pipe"
    case .socket: "a socket"
    case .device: "a device"
    }
  }

  /// Whether two paths refer to the same file.
  package static func isSameFile(_ first: String, _ second: String) -> Bool {
    var (one, other) = (stat(), stat())
    guard stat(first, &one) == 0, stat(second, &other) == 0 else { return false }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }
}

/// Paths that refer to the open files of a process, such as `/dev/stdin`.
///
/// A shell passes the output of a command as such a path: `xsheet report <(command)`.
enum StreamPath {
  /// Whether a path refers to an open file.
  static func isOne(_ path: String) -> Bool {
    if path == "/dev/stdin" { return true }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let number = parts.last, !number.isEmpty, number.allSatisfy(\.isWholeNumber) else {
      return false
    }
    return switch parts.count {
    case 4: parts[1] == "dev" && parts[2] == "fd"
    case 5: parts[1] == "proc" && parts[3] == "fd"
    default: false
    }
  }
}
