internal import CHarfBuzz
package import Geometry

/// Sets paragraphs as After Effects and SwiftUI do: lines are shaped as a whole, with kerning, ligatures, joined letters
/// and both directions.
///
/// Lengths of results are in points.
public struct Typesetter: Hashable, Sendable {
  /// The font, with fonts for characters that it lacks.
  public var stack: FontStack
  /// The size of the font, in points.
  public var size: Double
  /// The space after each letter, in points.
  public var tracking = 0.0
  /// Whether letters may be joined by ligatures that the script does not require; tracking switches them off.
  package var hasLigatures = true
  /// Whether lowercase letters are small capitals: the font's, or capitals of a smaller size.
  package var hasSmallCapitals = false

  /// Makes a typesetter without tracking.
  public init(_ stack: FontStack, size: Double) {
    self.stack = stack
    self.size = size
  }

  /// The size of small capitals that are made of capitals.
  private static let smallCapitalScale = 0.7

  /// Sets a paragraph.
  ///
  /// - Parameters:
  ///   - text: The text without line breaks.
  ///   - width: The width at which lines wrap, in points; `nil` for one line.
  package func lines(of text: String, width: Double? = nil) -> [SetLine] {
    let paragraph = TextParagraph(units(of: text), self)
    guard let width else { return [paragraph.line(0..<paragraph.units.count, setBy: self)] }
    return paragraph.breaks(width: width, setBy: self).map { paragraph.line($0, setBy: self) }
  }

  /// The letters of a text with the face that has each.
  private func units(of text: String) -> [TextUnit] {
    let makesCapitals = hasSmallCapitals && !stack.face.hasSmallCapitals
    return text.map { character in
      let isSmall = makesCapitals && character.isLowercase
      let drawn = isSmall ? character.uppercased() : String(character)
      return TextUnit(
        text: String(character), scalars: drawn.unicodeScalars.map(\.value),
        face: stack.face(for: isSmall ? drawn.first ?? character : character),
        scale: isSmall ? Typesetter.smallCapitalScale : 1,
        isBlank: character.isWhitespace && character != "\u{A0}")
    }
  }

  /// The features of the font that are switched on or off; the others are as the font has them.
  var features: [hb_feature_t] {
    var values: [(tag: hb_tag_t, value: UInt32)] = []
    if !hasLigatures || tracking != 0 {
      values += [(xs_hb_ligatures, 0), (xs_hb_contextual_ligatures, 0)]
    }
    if hasSmallCapitals && stack.face.hasSmallCapitals { values.append((xs_hb_small_capitals, 1)) }
    return values.map { hb_feature_t(tag: $0.tag, value: $0.value, start: 0, end: .max) }
  }
}

/// A letter of a paragraph: a grapheme cluster.
struct TextUnit: Hashable {
  /// The text as written.
  var text: String
  /// The scalars as drawn.
  var scalars: [UInt32]
  /// The face that has it; `nil` for none.
  var face: FontFace?
  /// The size as a factor.
  var scale: Double
  /// Whether lines may break after it, and do not count it at their ends.
  var isBlank: Bool
}

/// A line that is set, in points: the pen starts at 0, the baseline is y = 0.
public struct SetLine: Hashable, Sendable {
  /// The letters in reading order.
  package var letters: [SetLetter]
  /// The width without blanks at the end.
  public var width: Double
  /// Whether it ends where its paragraph ends.
  package var endsParagraph: Bool

  /// The text without blanks at the end.
  package var text: String {
    let end = letters.lastIndex { !$0.isBlank }.map { $0 + 1 } ?? 0
    return letters[..<end].map(\.text).joined()
  }

  /// The line with wider blanks, so that it has a width in points; a line without blanks stays as it is.
  package func stretched(to width: Double) -> SetLine {
    let end = letters.filter { !$0.isBlank }.map(\.x).max() ?? 0
    let inner = letters.indices.filter { letters[$0].isBlank && letters[$0].x < end }
    let step = (width - self.width) / Double(inner.count)
    guard step.isFinite, step > 0 else { return self }
    let places = inner.map { letters[$0].x }
    var line = self
    line.width = width
    for index in letters.indices {
      line.letters[index].x += step * Double(places.count { $0 < letters[index].x })
    }
    for index in inner { line.letters[index].width += step }
    return line
  }
}

/// A letter that is set: a grapheme cluster, or several that a ligature joins.
package struct SetLetter: Hashable, Sendable {
  package var text: String
  /// The position of the pen, in points.
  package var x: Double
  /// The advance without tracking, in points.
  package var width: Double
  package var glyphs: [SetGlyph]
  /// Whether it is a blank.
  package var isBlank: Bool

  /// The outline from the letter's pen.
  ///
  /// - Parameters:
  ///   - fontSize: The size of the text, in points.
  ///   - scale: The length of an em in the outline; the size if `nil`.
  package func outline(fontSize: Double, scale: Double? = nil) -> BezierPath {
    var path = BezierPath()
    for glyph in glyphs {
      let scale = (scale ?? fontSize) * glyph.scale
      path.append(
        glyph.face.outline(of: glyph.glyph, fontSize: fontSize * glyph.scale),
        transform: .translation(glyph.offset * scale) * .scale(scale))
    }
    return path
  }
}

/// A glyph at its place.
package struct SetGlyph: Hashable, Sendable {
  package var face: FontFace
  /// The number in the face.
  package var glyph: UInt32
  /// The offset from the letter's pen, in ems of `SetGlyph.scale`, y down.
  package var offset: Vector2
  /// The size as a factor of the font's.
  package var scale: Double
}
