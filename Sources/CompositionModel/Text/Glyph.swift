/// The outline of a character in a font, from the file.
public struct Glyph: Hashable, Sendable {
  /// The character, or several as a ligature.
  public var character: String
  /// The family of the font, as in `FontAsset.family`.
  public var fontFamily: String
  /// The style of the font, as in `FontAsset.style`.
  public var fontStyle: String
  /// The size of the font from which the outline was made, in points.
  public var fontSize: Double
  /// The advance width, in hundredths of the font size.
  public var width: Double
  /// The outline, in hundredths of the font size, with the baseline at y = 0.
  public var content: Content

  /// The outline of a character.
  public enum Content: Hashable, Sendable {
    /// Paths in groups, without paints.
    case shapes([ShapeItem])
    /// A composition: an index into `Composition.precompositions`; `nil` where it is missing.
    case precomposition(Int?)
  }

  /// Makes a character of its parts.
  public init(
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
