/// A safe path inside an archive, with `/` between its parts.
struct ArchivePath: Hashable, Sendable {
  /// The path without a leading or doubled `/` and without `.` parts.
  let text: String

  /// Makes the path of an entry; `nil` if it is absolute or refers to a place outside the archive.
  init?(entry name: String) {
    guard name.utf8.count <= ContainerLimits.pathLength, !name.isEmpty else { return nil }
    // Some archivers on Windows write backslashes.
    let path = name.replacing("\\", with: "/")
    let hasDrive = path.utf8.dropFirst().first == UInt8(ascii: ":")
    let parts = path.split(separator: "/").filter { $0 != "." }
    guard !path.hasPrefix("/"), !hasDrive, !parts.contains("..") else { return nil }
    text = parts.joined(separator: "/")
  }

  /// Makes the path of a picture in compositions; drops `..` parts.
  init(reference: String) {
    text = reference.replacing("\\", with: "/").split(separator: "/")
      .filter { $0 != "." && $0 != ".." }.joined(separator: "/")
  }

  /// The part after the last `/`.
  var lastPart: Substring { text.split(separator: "/").last ?? "" }

  /// The file extension in lower case, without its dot; empty if there is none.
  var ending: String {
    let last = lastPart
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return "" }
    return last[last.index(after: dot)...].lowercased()
  }

  /// The name without folders and extension.
  var stem: String {
    let last = lastPart
    let ending = ending
    return ending.isEmpty ? String(last) : String(last.dropLast(ending.count + 1))
  }

  /// Whether the path is in a folder.
  func isInside(_ folder: String) -> Bool { text.hasPrefix(folder + "/") }
}
