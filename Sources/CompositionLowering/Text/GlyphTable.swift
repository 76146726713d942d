package import CompositionModel
import Diagnostics
package import Geometry
import Platform
package import TextLayout
import ViewTree

/// The outlines of characters in a composition: from its file, or from fonts.
package struct GlyphTable: Sendable {
  /// A character in a font.
  private struct Key: Hashable {
    var character: String
    var family: String
    var style: String
  }

  /// The layout rules of text in fonts.
  package var rules: TextRules
  /// Whether texts in fonts may stay text.
  let keepsText: Bool
  /// Whether texts in fonts of the design itself may stay text.
  let keepsOwnFonts: Bool
  /// The outlines of letters in fonts.
  private let outlines = LetterOutlines()
  private var glyphs: [Key: Glyph] = [:]
  var fonts: [String: FontAsset] = [:]

  /// Makes a table of a composition's glyphs and fonts.
  package init(_ composition: Composition) {
    rules = composition.textRules
    keepsText = composition.textRules == .afterEffects && !composition.outlinesText
    keepsOwnFonts = composition.keepsOwnFonts
    for glyph in composition.glyphs {
      let key = Key(
        character: glyph.character, family: glyph.fontFamily, style: glyph.fontStyle)
      glyphs[key] = glyphs[key] ?? glyph
    }
    for font in composition.fonts { fonts[font.name] = fonts[font.name] ?? font }
  }

  /// The font with a name in text documents; `nil` for none.
  package func font(named name: String) -> FontAsset? { fonts[name] }

  /// The font in which a document is set; `nil` where the file has outlines for it, and where there is no font.
  package func stack(of document: TextDocument) -> FontStack? {
    guard let font = fonts[document.fontName], let stack = font.stack,
      font.replacesOutlines || !hasOutlines(document)
    else { return nil }
    return stack
  }

  /// Whether the file has the outline of any character of a document.
  package func hasOutlines(_ document: TextDocument) -> Bool {
    !glyphs.isEmpty
      && document.text.contains { glyph(String($0), fontName: document.fontName) != nil }
  }

  /// The outline of a character in a font; `nil` if the file has none.
  func glyph(_ character: String, fontName: String) -> Glyph? {
    guard !glyphs.isEmpty, let font = fonts[fontName] else { return nil }
    return glyphs[Key(character: character, family: font.family, style: font.style)]
  }

  /// The text of a document as it is drawn: in all capitals where the file has their outlines.
  package func drawnText(of document: TextDocument) -> String {
    guard document.capitals == .all else { return document.text }
    let capitals = document.text.uppercased()
    let isComplete = capitals.allSatisfy {
      $0.isWhitespace || glyph(String($0), fontName: document.fontName) != nil
    }
    return isComplete ? capitals : document.text
  }

  /// The indices of the precompositions that a text shows for characters.
  func compositions(in document: TextDocument) -> Set<Int> {
    if stack(of: document) != nil {
      let colored = fonts[document.fontName]?.colorLetters ?? [:]
      return Set(document.text.compactMap { colored[String($0)] })
    }
    return Set(
      drawnText(of: document).compactMap { character in
        guard
          case .precomposition(let index) = glyph(String(character), fontName: document.fontName)?
            .content
        else { return nil }
        return index
      })
  }

  /// The characters of a text without an outline, except whitespace, each once, in order.
  package func missingCharacters(in document: TextDocument) -> [Character] {
    var missing: [Character] = []
    let stack = stack(of: document)
    for character in drawnText(of: document) where !character.isWhitespace {
      if stack?.face(for: character) != nil { continue }
      if glyph(String(character), fontName: document.fontName) == nil, !missing.contains(character)
      {
        missing.append(character)
      }
    }
    return missing
  }
}

extension GlyphTable {
  /// Whether the font of a document has letters of it in color.
  func hasColorLetters(_ document: TextDocument) -> Bool {
    let colored = fonts[document.fontName]?.colorLetters ?? [:]
    return !colored.isEmpty && document.text.contains { colored[String($0)] != nil }
  }

  /// The drawing of a letter that is set in the font of a document; `nil` for a blank.
  func content(of letter: SetLetter, in document: TextDocument) -> Glyph.Content? {
    guard !letter.isBlank else { return nil }
    return fonts[document.fontName]?.colorLetters[letter.text].map { .precomposition($0) }
      ?? outlines.content(of: letter, fontSize: document.fontSize)
  }

  /// The smallest rectangle around the outlines of a text, in points in its layer's coordinates; `nil` if it has none.
  ///
  /// The rectangle holds the control points of curves too.
  package func bounds(of document: TextDocument) -> Rect? {
    var bounds = Rect.empty
    for letter in LetterLayout(document, self).letters {
      guard case .shapes(let items) = letter.content else { continue }
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

/// The outlines of letters in fonts, each made once.
final class LetterOutlines: Sendable {
  /// The glyphs of a letter, with the font size where their outlines depend on it.
  private struct Key: Hashable {
    var glyphs: [SetGlyph]
    var fontSize: Double?
  }

  private let known = Locked<[Key: Glyph.Content]>([:])

  /// The outline of a letter, in hundredths of the font size, as in files; `nil` for a blank.
  func content(of letter: SetLetter, fontSize: Double) -> Glyph.Content? {
    let isSized = letter.glyphs.contains { $0.face.synthesis.isBold }
    let key = Key(glyphs: letter.glyphs, fontSize: isSized ? fontSize : nil)
    return known.with { known in
      if let content = known[key] { return content }
      let content = Glyph.Content.shapes([
        ShapeItem(
          kind: .path(AnimatedValue(letter.outline(fontSize: fontSize, scale: 100))))
      ])
      known[key] = content
      return content
    }
  }
}

extension GlyphTable {
  /// Compares the layout of a document in After Effects with its layout in lottie-web.
  ///
  /// - Returns: The number of lines that After Effects hides below the box, and the largest distance of a letter from its
  ///   place in lottie-web, in points.
  package func differences(
    of document: TextDocument
  ) -> (hiddenLineCount: Int, shift: Double) {
    var (shaped, single) = (self, self)
    (shaped.rules, single.rules) = (.afterEffects, .players)
    let layout = LetterLayout(document, shaped)
    return (layout.hiddenLineCount, layout.shift(from: LetterLayout(document, single)))
  }

  /// The largest distance of a letter in its font from its outline in the file, in points; `nil` where the lines have
  /// other letters.
  package func shiftFromOutlines(of document: TextDocument) -> Double? {
    var (inFont, outlined) = (self, self)
    inFont.fonts[document.fontName]?.replacesOutlines = true
    outlined.fonts[document.fontName]?.stack = nil
    let (one, other) = (LetterLayout(document, inFont), LetterLayout(document, outlined))
    return one.lineLengths.count == other.lineLengths.count ? one.shift(from: other) : nil
  }
}

extension LetterLayout {
  /// The largest distance of a letter from the same one in another layout, in points.
  fileprivate func shift(from other: LetterLayout) -> Double {
    let others = other.places
    return places.compactMap { index, place in others[index].map { (place - $0).length } }.max()
      ?? 0
  }

  /// The places of letters, by the number of characters before each; blanks do not count.
  fileprivate var places: [Int: Vector2] {
    var places: [Int: Vector2] = [:]
    var count = 0
    for letter in letters {
      let size = letter.text.unicodeScalars.count { !$0.properties.isWhitespace }
      if size > 0 { places[count] = letter.origin }
      count += size
    }
    return places
  }
}

/// A reason to convert a text in a font to outlines, as a clause of a sentence.
package enum OutlineCause: String, Sendable {
  case missingFill = "it has no fill"
  case stroke = "it has a stroke"
  case smallCapitals = "it has small capitals"
  case designFont = "its font comes with the design"
  case unnamedFont = "its font has no name that an app could use"
  case justifiedLines = "its lines are justified"
}

extension GlyphTable {
  /// The reason to convert a document in a font to outlines; `nil` if its letters can be text views.
  func outlineCause(of document: TextDocument, in stack: FontStack) -> OutlineCause? {
    if document.stroke != nil, document.strokeWidth != 0 { return .stroke }
    if document.fill == nil { return .missingFill }
    if document.capitals == .small { return .smallCapitals }
    if fontName(of: stack) != nil { return nil }
    return stack.ownName == nil ? .unnamedFont : .designFont
  }

  /// The reason to convert a text in a font to outlines; `nil` if it stays text, and where all texts become outlines.
  package func outlineCause(of content: TextContent) -> OutlineCause? {
    guard keepsText else { return nil }
    return content.documents.lazy.map(\.document).compactMap { document in
      let isDrawn = document.fill != nil || document.stroke != nil || !content.animators.isEmpty
      guard isDrawn, let stack = stack(of: document) else { return nil }
      let document = document.strokedByAnimators(content.animators)
      if let cause = outlineCause(of: document, in: stack) { return cause }
      // Single letters, and lines without a box, are not stretched.
      guard content.animators.isEmpty, content.path == nil, document.box != nil else { return nil }
      let isStretched = LetterLayout(document, self).lines.contains(where: \.isStretched)
      return isStretched ? .justifiedLines : nil
    }.first
  }

  /// The font name of a text view; `nil` if no text view can use the font.
  func fontName(of stack: FontStack) -> String? {
    stack.name ?? (keepsOwnFonts ? stack.ownName : nil)
  }
}
