import Foundation

/// The kind of file at a path, links followed.
package enum FileKind {
  /// No file.
  case missing
  /// A folder.
  case folder
  /// A file with content.
  case regular
  /// A device, a pipe or a socket.
  case special

  /// Determines the kind of a path.
  package init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .missing
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFREG: self = .regular
    default: self = .special
    }
  }

  /// Whether two paths refer to the same file.
  package static func isSameFile(_ first: String, _ second: String) -> Bool {
    var (one, other) = (stat(), stat())
    guard stat(first, &one) == 0, stat(second, &other) == 0 else { return false }
    return one.st_dev == other.st_dev && one.st_ino == other.st_ino
  }
}
