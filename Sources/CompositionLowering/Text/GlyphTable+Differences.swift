package import CompositionModel
import Geometry
import TextLayout

extension GlyphTable {
  /// Compares the layout of a document in After Effects with that in lottie-web.
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
