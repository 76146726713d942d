package import CompositionModel
import Geometry
import ViewTree

/// The outlines of characters in the fonts of a composition.
package struct GlyphTable: Sendable {
  /// A character in a font.
  private struct Key: Hashable {
    var character: String
    var family: String
    var style: String
  }

  private var glyphs: [Key: Glyph] = [:]
  private var fonts: [String: FontAsset] = [:]

  /// Makes a table of a composition's glyphs and fonts.
  package init(_ composition: Composition) {
    for glyph in composition.glyphs {
      let key = Key(
        character: glyph.character, family: glyph.fontFamily, style: glyph.fontStyle)
      glyphs[key] = glyphs[key] ?? glyph
    }
    for font in composition.fonts { fonts[font.name] = fonts[font.name] ?? font }
  }

  /// Whether there are no glyphs.
  package var isEmpty: Bool { glyphs.isEmpty }

  /// The font with a name in text documents; `nil` for none.
  package func font(named name: String) -> FontAsset? { fonts[name] }

  /// The outline of a character in a font; `nil` if the file has none.
  package func glyph(_ character: Character, fontName: String) -> Glyph? {
    guard let font = fonts[fontName] else { return nil }
    return glyphs[
      Key(character: String(character), family: font.family, style: font.style)]
  }

  /// The text of a document as it is drawn: in all capitals where the file has their outlines.
  package func drawnText(of document: TextDocument) -> String {
    guard document.capitals == .all else { return document.text }
    let capitals = document.text.uppercased()
    let isComplete = capitals.allSatisfy {
      $0.isWhitespace || glyph($0, fontName: document.fontName) != nil
    }
    return isComplete ? capitals : document.text
  }

  /// The indices of the precompositions that a text shows for characters.
  func compositions(in document: TextDocument) -> Set<Int> {
    Set(
      drawnText(of: document).compactMap { character in
        guard
          case .precomposition(let index) = glyph(character, fontName: document.fontName)?.content
        else { return nil }
        return index
      })
  }

  /// The characters of a text without an outline, except whitespace, each once, in order.
  package func missingCharacters(in document: TextDocument) -> [Character] {
    var missing: [Character] = []
    for character in drawnText(of: document) where !character.isWhitespace {
      if glyph(character, fontName: document.fontName) == nil, !missing.contains(character) {
        missing.append(character)
      }
    }
    return missing
  }
}
