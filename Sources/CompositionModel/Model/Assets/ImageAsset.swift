public import Geometry

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

  /// Where the bytes of a picture are.
  public typealias Source = AssetSource

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
