import Geometry
import JSONTree

/// The distances of the tangents of characters' outlines, from their vertices and from the origin.
///
/// Old exporters wrote absolute tangents, but not all files with an old version have them. Tangents are near their
/// vertices, and vertices mostly far from the origin.
struct GlyphTangents {
  /// The groups in groups that are read.
  private static let depthLimit = 16

  private var fromVertices = 0.0
  private var fromOrigin = 0.0

  /// Adds up the distances in the characters of a file.
  init(_ characters: JSONValue) {
    guard characters.kind == .array else { return }
    for character in characters.elements where character.kind == .object {
      add(character.member("data")?.member("shapes"), depth: 0)
    }
  }

  /// Whether the tangents are points rather than distances from their vertex.
  var areAbsolute: Bool { fromVertices <= fromOrigin && fromOrigin > 0 }

  private mutating func add(_ shapes: JSONValue?, depth: Int) {
    guard let shapes, shapes.kind == .array, depth < GlyphTangents.depthLimit else { return }
    for shape in shapes.elements where shape.kind == .object {
      add(shape.member("it"), depth: depth + 1)
      if let path = shape.member("ks")?.member("k"), path.kind == .object { add(path: path) }
    }
  }

  private mutating func add(path: JSONValue) {
    guard let vertices = path.member("v")?.points else { return }
    for name in ["i", "o"] {
      for (vertex, tangent) in zip(vertices, path.member(name)?.points ?? []) {
        fromVertices += (tangent - vertex).length
        fromOrigin += tangent.length
      }
    }
  }
}
