/// A sound.
package struct SoundAsset: Hashable, Sendable {
  /// The identifier by which the file refers to it.
  package var id: String
  /// The name; empty when the file has none.
  package var name: String
  /// The location of its bytes.
  package var source: AssetSource

  /// Makes a sound of its parts.
  package init(id: String, name: String = "", source: AssetSource) {
    self.id = id
    self.name = name
    self.source = source
  }
}
