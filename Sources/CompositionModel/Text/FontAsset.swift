package import TextLayout

/// A font that text documents name.
package struct FontAsset: Hashable, Sendable {
  /// The name in text documents, such as `Roboto-Bold`.
  package var name: String
  /// The family, such as `Roboto`.
  package var family: String
  /// The style within the family, such as `Bold Italic`.
  package var style: String
  /// The ascent above the baseline, in hundredths of the font size; `nil` where the file has none.
  package var ascent: Double?
  /// The address from which a web page loads it; empty for an installed font.
  package var path = ""
  /// The weight in a web page, such as `700`; empty where the file has none.
  package var weight = ""
  /// The class of the text's element in a web page; empty where the file has none.
  package var webClass = ""
  /// The kind of resource at `path`.
  package var origin = Origin.installed
  /// The font with fonts for characters that it lacks; `nil` where no text is set in it, and where there is none.
  package var stack: FontStack?
  /// Whether text is set in it although the file has outlines.
  package var replacesOutlines = false
  /// The precompositions that show letters which the font has in color, by index.
  package var colorLetters: [String: Int] = [:]

  /// The source of a font.
  package enum Origin: Int, Hashable, Sendable, CaseIterable {
    case installed, styleSheet, script, file
  }

  /// Makes an installed font of its names.
  package init(name: String, family: String, style: String) {
    self.name = name
    self.family = family
    self.style = style
  }
}

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
