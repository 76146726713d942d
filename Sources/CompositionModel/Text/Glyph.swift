/// The outline of a character in a font, from the file.
package struct Glyph: Hashable, Sendable {
  /// The character, or several as a ligature.
  package var character: String
  /// The family of the font, as in `FontAsset.family`.
  package var fontFamily: String
  /// The style of the font, as in `FontAsset.style`.
  package var fontStyle: String
  /// The size of the font from which the outline was made, in points.
  package var fontSize: Double
  /// The advance width, in hundredths of the font size.
  package var width: Double
  /// The outline, in hundredths of the font size, with the baseline at y = 0.
  package var content: Content

  /// The outline of a character.
  package enum Content: Hashable, Sendable {
    /// Paths in groups, without paints.
    case shapes([ShapeItem])
    /// A composition: an index into `Composition.precompositions`; `nil` where it is missing.
    case precomposition(Int?)
  }

  /// Makes a character of its parts.
  package init(
    character: String, fontFamily: String, fontStyle: String, fontSize: Double, width: Double,
    content: Content
  ) {
    self.character = character
    self.fontFamily = fontFamily
    self.fontStyle = fontStyle
    self.fontSize = fontSize
    self.width = width
    self.content = content
  }
}
