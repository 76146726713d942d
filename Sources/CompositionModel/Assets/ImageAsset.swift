public import Geometry
public import SceneModel

/// A picture.
public struct ImageAsset: Hashable, Sendable {
  /// The identifier by which the file refers to it.
  public var id: String
  /// The name; empty when the file has none.
  public var name: String
  /// The size in which it is shown, in points.
  public var size: Vector2
  /// Where its bytes are.
  public var source: AssetSource
  /// Whether it is part of an image sequence, which a composition shows picture by picture.
  public var isSequencePart: Bool
  /// How it fills its size where its proportions are others.
  public var fit = PictureFit.cover
  /// The decoded picture; `nil` until someone decodes it, and when that is not possible.
  public var picture: Picture?

  /// Where the bytes of a picture are.
  public typealias Source = AssetSource

  /// The name by which views ask for the picture: its path, or `#` and its identifier if its bytes are in the file.
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
