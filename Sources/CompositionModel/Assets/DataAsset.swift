/// A data file, mostly JSON, that expressions read.
package struct DataAsset: Hashable, Sendable {
  /// The identifier by which the file refers to it.
  package var id: String
  /// The name; empty when the file has none.
  package var name: String
  /// The location of its bytes.
  package var source: AssetSource
  /// The text of the file; `nil` if it was not read.
  package var text: String?

  /// Makes a data file of its parts.
  package init(id: String, name: String = "", source: AssetSource) {
    self.id = id
    self.name = name
    self.source = source
  }
}
