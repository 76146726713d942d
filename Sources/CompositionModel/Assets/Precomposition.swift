/// A composition that layers of others show.
public struct Precomposition: Hashable, Sendable {
  /// The identifier by which the file refers to it.
  public var id: String
  /// The name; empty when the file has none.
  public var name: String
  /// The layers, topmost first.
  public var layers: [Layer]
  /// Its own frame rate, in frames a second, which does not change its speed; `nil` where the file has none.
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
