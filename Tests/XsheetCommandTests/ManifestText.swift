import JSONTree

/// The lines of a manifest that a test has made.
struct ManifestText {
  /// The lines.
  let lines: [JSONNode]

  init(_ place: Workspace, _ name: String) throws {
    lines = try place.read(name).split(separator: 0x0A).map { line in
      try JSONNode(parsing: [UInt8](line))
    }
  }

  /// The lines about designs.
  var designs: [JSONNode] { lines.filter { $0.member("kind") == "design" } }

  /// The members of a name of all designs.
  func all(_ name: String) -> [JSONNode] { designs.compactMap { $0.member(name) } }
}
