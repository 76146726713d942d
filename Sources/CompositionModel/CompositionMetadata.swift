/// The metadata of a file; members are empty where the file has none.
public struct CompositionMetadata: Hashable, Sendable {
  /// The program that wrote the file.
  public var generator = ""
  /// The author.
  public var author = ""
  /// The description.
  public var description = ""
  /// The keywords.
  public var keywords: [String] = []
  /// The theme color, as written in the file: `#rrggbb`.
  public var themeColor = ""

  /// Makes empty metadata.
  public init() {}
}
