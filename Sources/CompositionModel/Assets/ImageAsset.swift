public import Geometry
public import SceneModel

/// A picture.
public struct ImageAsset: Hashable, Sendable {
  /// The identifier by which the file refers to it.
  public var id: String
  /// The name; empty when the file has none.
  public var name: String
  /// The size at which it is shown, in points.
  public var size: Vector2
  /// The location of its bytes.
  public var source: AssetSource
  /// Whether it is part of an image sequence.
  public var isSequencePart: Bool
  /// How the picture fills its size if their aspect ratios differ.
  public var fit = PictureFit.cover
  /// The decoded picture; `nil` before it is decoded and where decoding failed.
  public var picture: Picture?

  /// The location of the bytes of a picture.
  public typealias Source = AssetSource

  /// The name of the picture in views: its path, or `#` and its identifier if it is embedded.
  public var sourceName: String {
    switch source {
    case .embedded: "#\(id)"
    case .external(let path): path
    }
  }

  /// Makes a picture of its parts.
  public init(
    id: String, name: String = "", size: Vector2, source: AssetSource, isSequencePart: Bool = false
  ) {
    self.id = id
    self.name = name
    self.size = size
    self.source = source
    self.isSequencePart = isSequencePart
  }
}
