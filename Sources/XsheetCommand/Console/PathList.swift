import Xsheet

/// Paths, each once; the first of many are listed.
struct PathList: Codable, Sendable {
  private(set) var listed: [String] = []
  /// The hashes of all paths.
  private var seen: Set<UInt64> = []

  /// The most paths that are listed.
  private static let length = 20

  mutating func add(_ path: String) {
    guard seen.insert(StableHash.of([path])).inserted, listed.count < PathList.length else {
      return
    }
    listed.append(path)
  }

  mutating func add(_ other: PathList) {
    for path in other.listed { add(path) }
    seen.formUnion(other.seen)
  }

  var count: Int { seen.count }

  /// The lines of an item of a guide: its title with the path, or the listed ones below it.
  func items(_ title: String) -> [String] {
    guard count > 1 else { return ["- \(title): \(listed[0])"] }
    let more = count - listed.count
    return ["- \(title):"] + listed.map { "    \($0)" }
      + (more > 0 ? ["    and \(more) more"] : [])
  }
}
