/// Who made a file, with what; all parts are empty when the file says nothing about them.
public struct CompositionMetadata: Hashable, Sendable {
  /// The program that wrote the file.
  public var generator = ""
  /// The author.
  public var author = ""
  /// What the composition shows.
  public var description = ""
  /// Words by which it can be found.
  public var keywords: [String] = []
  /// The colour that stands for it, as written in the file: `#rrggbb`.
  public var themeColor = ""

  /// Makes empty metadata.
  public init() {}
}
