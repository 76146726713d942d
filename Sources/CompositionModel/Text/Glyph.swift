/// The outline of a character, as the designer's own font has it.
public struct Glyph: Hashable, Sendable {
  /// The character, or several that are drawn as one.
  public var character: String
  /// The family of the font, as in `FontAsset.family`.
  public var fontFamily: String
  /// The style of the font, as in `FontAsset.style`.
  public var fontStyle: String
  /// The size of the font from which the outline was made, in points.
  public var fontSize: Double
  /// How far the next character stands from this one, in hundredths of the size.
  public var width: Double
  /// What is drawn, in hundredths of the size, with the baseline at y = 0.
  public var content: Content

  /// What is drawn for a character.
  public enum Content: Hashable, Sendable {
    /// Paths, in groups; they have no paint of their own.
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
