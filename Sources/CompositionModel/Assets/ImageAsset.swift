package import Geometry
package import SceneModel

/// A picture.
package struct ImageAsset: Hashable, Sendable {
  /// The identifier by which the file refers to it.
  package var id: String
  /// The name; empty when the file has none.
  package var name: String
  /// The size at which it is shown, in points.
  package var size: Vector2
  /// The location of its bytes.
  package var source: AssetSource
  /// Whether it is part of an image sequence.
  package var isSequencePart: Bool
  /// How the picture fills its size if their aspect ratios differ.
  package var fit = PictureFit.cover
  /// The JSON pointer to it.
  package var pointer = ""
  /// The decoded picture; `nil` before it is decoded and where decoding failed.
  package var picture: Picture?

  /// The location of the bytes of a picture.
  package typealias Source = AssetSource

  /// The name of the picture in views: its path, or `#` and its identifier if it is embedded.
  package var sourceName: String {
    switch source {
    case .embedded: "#\(id)"
    case .external(let path): path
    }
  }

  /// Makes a picture of its parts.
  package init(
    id: String, name: String = "", size: Vector2, source: AssetSource, isSequencePart: Bool = false
  ) {
    self.id = id
    self.name = name
    self.size = size
    self.source = source
    self.isSequencePart = isSequencePart
  }
}
