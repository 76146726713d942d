/// A composition that others show as a layer.
public struct Precomposition: Hashable, Sendable {
  /// The identifier by which the file refers to it.
  public var id: String
  /// The name; empty when the file has none.
  public var name: String
  /// The layers, topmost first.
  public var layers: [Layer]
  /// Frames a second of its own, which do not change its speed; `nil` when the file has none.
  public var frameRate: Double?
  /// The JSON pointer to it.
  public var pointer: String

  /// Makes a precomposition of its parts.
  public init(id: String, name: String = "", layers: [Layer] = [], pointer: String = "") {
    self.id = id
    self.name = name
    self.layers = layers
    self.pointer = pointer
  }
}
