/// The metadata of a file; members are empty where the file has none.
package struct CompositionMetadata: Hashable, Sendable {
  /// The program that wrote the file.
  package var generator = ""
  /// The author.
  package var author = ""
  /// The description.
  package var description = ""
  /// The keywords.
  package var keywords: [String] = []
  /// The theme color, as written in the file: `#rrggbb`.
  package var themeColor = ""

  /// Makes empty metadata.
  package init() {}
}
