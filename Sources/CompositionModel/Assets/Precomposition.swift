/// A composition that layers of others show.
package struct Precomposition: Hashable, Sendable {
  /// The identifier in references of the file.
  package var id: String
  /// The name; empty when the file has none.
  package var name: String
  /// The layers, topmost first.
  package var layers: [Layer]
  /// Its own frame rate, in frames a second, which does not change its speed; `nil` where the file has none.
  package var frameRate: Double?
  /// The JSON pointer to it.
  package var pointer: String

  /// The name, or the identifier where the file has none.
  package var title: String { name.isEmpty ? id : name }

  /// Makes a precomposition of its parts.
  package init(id: String, name: String = "", layers: [Layer] = [], pointer: String = "") {
    self.id = id
    self.name = name
    self.layers = layers
    self.pointer = pointer
  }
}
