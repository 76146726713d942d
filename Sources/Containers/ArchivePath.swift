/// A path inside of an archive, checked and with `/` between its parts.
struct ArchivePath: Hashable, Sendable {
  /// The path without a leading or doubled `/` and without `.` parts.
  let text: String

  /// Checks the path of an entry; `nil` if it is absolute or leads out of the archive.
  init?(entry name: String) {
    guard name.utf8.count <= ContainerLimits.pathLength, !name.isEmpty else { return nil }
    // Some archivers on Windows separate by backslashes.
    let path = name.replacing("\\", with: "/")
    let hasDrive = path.utf8.dropFirst().first == UInt8(ascii: ":")
    let parts = path.split(separator: "/").filter { $0 != "." }
    guard !path.hasPrefix("/"), !hasDrive, !parts.contains("..") else { return nil }
    text = parts.joined(separator: "/")
  }

  /// The path by which a composition names a picture; `..` parts are left out.
  init(reference: String) {
    text = reference.replacing("\\", with: "/").split(separator: "/")
      .filter { $0 != "." && $0 != ".." }.joined(separator: "/")
  }

  /// What follows the last `/`.
  var lastPart: Substring { text.split(separator: "/").last ?? "" }

  /// The lower-case ending without its dot; empty if there is none.
  var ending: String {
    let last = lastPart
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return "" }
    return last[last.index(after: dot)...].lowercased()
  }

  /// The name without folders and ending.
  var stem: String {
    let last = lastPart
    let ending = ending
    return ending.isEmpty ? String(last) : String(last.dropLast(ending.count + 1))
  }

  /// Whether it lies in a folder.
  func isInside(_ folder: String) -> Bool { text.hasPrefix(folder + "/") }
}
