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
    let places = LetterLayout(document, single).places
    let pairs = LetterLayout(document, shaped).places.compactMap { index, place in
      places[index].map { (place - $0).length }
    }
    return pairs.max() ?? 0
  }
}

extension LetterLayout {
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
