/// A data file, mostly JSON, that expressions read.
public struct DataAsset: Hashable, Sendable {
  /// The identifier by which the file refers to it.
  public var id: String
  /// The name; empty when the file has none.
  public var name: String
  /// The location of its bytes.
  public var source: AssetSource

  /// Makes a data file of its parts.
  public init(id: String, name: String = "", source: AssetSource) {
    self.id = id
    self.name = name
    self.source = source
  }
}
