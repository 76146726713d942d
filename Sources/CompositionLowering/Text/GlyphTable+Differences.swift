package import CompositionModel
import Geometry
import TextLayout

extension GlyphTable {
  /// The number of lines of a document that its box hides.
  package func hiddenLineCount(of document: TextDocument) -> Int {
    LetterLayout(document, self).hiddenLineCount
  }

  /// The largest distance of a letter in After Effects from its place in lottie-web, in points.
  package func shiftInPlayers(of document: TextDocument) -> Double {
    var (shaped, single) = (self, self)
    (shaped.rules, single.rules) = (.afterEffects, .players)
    return LetterLayout(document, shaped).shift(from: LetterLayout(document, single))
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
