package import Geometry
import TextLayout

/// The parts of a text that can change one after another.
package enum TextPart: String, Hashable, Sendable, CaseIterable {
  /// Letters; blanks between them take a turn, too.
  case character
  /// Letters without the blanks between them.
  case letter
  case word, line
}

/// A part of a text at its place.
package struct PlacedTextPart: Hashable, Sendable {
  /// The text.
  package var string: String
  /// The start of its baseline, relative to the position of the text, in points.
  package var origin: Vector2
  /// The width, in points.
  package var width: Double
  /// The numbers of the character, the letter, the word and the line where it begins, from 0.
  package var numbers: [TextPart: Int]

  /// Makes a part.
  package init(string: String, origin: Vector2, width: Double, numbers: [TextPart: Int]) {
    (self.string, self.origin, self.width, self.numbers) = (string, origin, width, numbers)
  }
}

extension TextView {
  /// The letters, words or lines of a string at the places that they have in it, without blanks; none without a font.
  ///
  /// A word whose letters join or change their forms is one letter.
  package func parts(_ part: TextPart, of string: String) -> [PlacedTextPart] {
    guard let block = block(string) else { return [] }
    var parts: [PlacedTextPart] = []
    var (character, word) = (0, 0)
    for (number, line) in block.lines.enumerated() {
      let start = Vector2(-line.width * alignment.share, Double(number) * lineStep)
      func add(_ letters: ArraySlice<SetLetter>) {
        let x = letters.map(\.x).min() ?? 0
        let end = letters.map { $0.x + $0.width }.max() ?? x
        let numbers: [TextPart: Int] = [
          .character: character + letters.startIndex, .letter: parts.count, .word: word,
          .line: number,
        ]
        parts.append(
          PlacedTextPart(
            string: letters.map(\.text).joined(), origin: start + Vector2(x, 0), width: end - x,
            numbers: numbers))
      }
      let words = line.letters.split(whereSeparator: \.isBlank)
      if part == .line, let first = words.first, let last = words.last {
        add(line.letters[first.startIndex..<last.endIndex])
      } else {
        for letters in words {
          let isWhole = part == .word || !block.typesetter.keepsForms(letters)
          for part in isWhole ? [letters] : letters.indices.map({ letters[$0...$0] }) { add(part) }
          word += 1
        }
      }
      character += line.letters.count
    }
    return parts
  }
}

extension Typesetter {
  /// Whether letters of a line have the same glyphs when each is set by itself.
  fileprivate func keepsForms(_ letters: ArraySlice<SetLetter>) -> Bool {
    letters.allSatisfy { letter in
      let glyphs = lines(of: letter.text)[0].letters.flatMap(\.glyphs)
      return glyphs.count == letter.glyphs.count
        && zip(glyphs, letter.glyphs).allSatisfy { $0.face == $1.face && $0.glyph == $1.glyph }
    }
  }
}
