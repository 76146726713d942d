import Geometry
import JSONTree

/// The distances of the tangents of a character's path, from their vertices and from the origin.
///
/// Old exporters wrote absolute tangents, but not for all paths. Tangents are near their vertices, and vertices mostly far
/// from the origin.
struct GlyphTangents {
  private var fromVertices = 0.0
  private var fromOrigin = 0.0

  /// Adds up the distances in the value of a path.
  init(_ path: JSONValue?) {
    guard let path, path.kind == .object, let vertices = path.member("v")?.points else { return }
    for name in ["i", "o"] {
      for (vertex, tangent) in zip(vertices, path.member(name)?.points ?? []) {
        fromVertices += (tangent - vertex).length
        fromOrigin += tangent.length
      }
    }
  }

  /// Whether the tangents are points rather than distances from their vertex.
  var areAbsolute: Bool { fromVertices <= fromOrigin && fromOrigin > 0 }
}
