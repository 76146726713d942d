package import CompositionModel
package import Geometry
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

extension GlyphTable {
  /// The smallest rectangle around the outlines of a text, in points in its layer's coordinates; `nil` if it has none.
  ///
  /// The rectangle holds the control points of curves too.
  package func bounds(of document: TextDocument) -> Rect? {
    var bounds = Rect.empty
    for letter in TextLayout(document, self).letters {
      guard case .shapes(let items) = letter.glyph?.content else { continue }
      let size = document.fontSize / 100
      let place = Affine.translation(letter.origin) * Affine.scale(size)
      for item in items { item.join(&bounds, place) }
    }
    return bounds.isEmpty ? nil : bounds
  }
}

extension ShapeItem {
  /// Grows a rectangle to hold the paths at their first keyframe.
  fileprivate func join(_ bounds: inout Rect, _ place: Affine) {
    if case .path(let path) = kind {
      for point in path.initial.points { bounds.join(place.apply(point)) }
    } else if case .group(let items, _, _) = kind {
      for item in items { item.join(&bounds, place) }
    }
  }
}

/// The geometry of glyphs, which all letters with the same glyph share; it does not change any more.
final class GlyphOutlines {
  /// The glyph and time scope of geometry.
  private struct Key: Hashable {
    /// The address of the glyph's shapes; copies of a glyph share their memory.
    var shapes: UInt
    /// The time scope.
    var scope: Int
  }

  private var cache: [Key: [ViewDraft]] = [:]

  /// The geometry of a glyph's shapes, which must be part of the composition that is lowered.
  func geometry(of shapes: [ShapeItem], scope: Int, _ make: () -> [ViewDraft]) -> [ViewDraft] {
    let key = Key(
      shapes: shapes.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }, scope: scope)
    if let geometry = cache[key] { return geometry }
    let geometry = make()
    cache[key] = geometry
    return geometry
  }
}
