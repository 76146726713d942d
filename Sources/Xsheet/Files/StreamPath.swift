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
