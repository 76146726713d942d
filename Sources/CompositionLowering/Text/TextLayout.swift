import CompositionModel
import Geometry

/// The positions of a text's characters, as in lottie-web.
struct TextLayout {
  /// A character with its position.
  struct Letter {
    var character: Character
    /// The outline; `nil` for spaces, and where the file has none.
    var glyph: Glyph?
    /// The left end of the character on its baseline, in points in the layer's coordinates.
    var origin: Vector2
    /// The advance width without tracking, in points.
    var width: Double
    /// The line, from 0.
    var line: Int
    /// The anchor point grouping's unit; by default the letter itself.
    var piece = Piece(index: 0, width: 0, start: 0)
  }

  /// A unit of the anchor point grouping: letters that rotate and scale about one point.
  struct Piece {
    /// The index, from 0.
    var index: Int
    /// The width without a space at the end, in points.
    var width: Double
    /// The distance of the letter from the left end, in points.
    var start: Double
  }

  /// The letters, in reading order, without line breaks.
  private(set) var letters: [Letter] = []

  /// The widths of the lines without spaces at their ends, in points.
  private(set) var lineLengths: [Double] = []

  private let document: TextDocument
  private let glyphs: GlyphTable
  private let tracking: Double

  init(
    _ document: TextDocument, _ glyphs: GlyphTable, grouping: TextGrouping = .characters
  ) {
    self.document = document
    self.glyphs = glyphs
    tracking = document.tracking / 1000 * document.fontSize
    for (index, line) in lines().enumerated() {
      lineLengths.append(length(of: line))
      set(line, number: index)
    }
    if grouping == .words || grouping == .lines { joinPieces(of: grouping) }
  }

  /// Groups letters to words, each with the space after it, or to lines.
  private mutating func joinPieces(of grouping: TextGrouping) {
    var (first, width, number) = (0, 0.0, 0)
    for index in letters.indices {
      letters[index].piece = Piece(index: number, width: 0, start: width)
      let isSpace = grouping == .words && letters[index].character == " "
      if !isSpace { width += letters[index].width }
      let isLast =
        index + 1 == letters.count || letters[index + 1].line != letters[index].line
      guard isSpace || isLast else { continue }
      for member in first...index { letters[member].piece.width = width }
      (first, width, number) = (index + 1, 0, number + 1)
    }
  }

  /// The width of a character, in points; 0 without an outline.
  private func width(_ character: Character) -> Double {
    (glyphs.glyph(character, fontName: document.fontName)?.width ?? 0) / 100 * document.fontSize
  }

  /// The lines, broken at line breaks and at the edge of the box.
  private func lines() -> [[Character]] {
    let written = glyphs.drawnText(of: document).split(
      omittingEmptySubsequences: false, whereSeparator: { $0.isNewline || $0 == "\u{3}" })
    guard let box = document.box, box.size.x > 0 else { return written.map { Array($0) } }
    return written.flatMap { broken(Array($0), width: box.size.x) }
  }

  /// A line wrapped to a width, at spaces where there are any.
  private func broken(_ line: [Character], width limit: Double) -> [[Character]] {
    var result: [[Character]] = []
    var start = 0
    var lastSpace: Int?
    var length = 0.0
    var index = 0
    while index < line.count {
      let advance = width(line[index])
      if line[index] == " " { lastSpace = index }
      guard length + advance > limit, line[index] != " ", index > start else {
        length += advance + tracking
        index += 1
        continue
      }
      let end = lastSpace ?? index
      result.append(Array(line[start..<end]))
      start = lastSpace.map { $0 + 1 } ?? index
      (index, length, lastSpace) = (start, 0, nil)
    }
    return result + [Array(line[start...])]
  }

  /// Lays out a line.
  private mutating func set(_ line: [Character], number: Int) {
    var x = beginning(of: line)
    for character in line {
      let advance = width(character)
      letters.append(
        Letter(
          character: character, glyph: glyphs.glyph(character, fontName: document.fontName),
          origin: Vector2(x, baseline(number)), width: advance, line: number,
          piece: Piece(index: letters.count, width: advance, start: 0)))
      x += advance + tracking
    }
  }

  /// The left end of a line, in points.
  private func beginning(of line: [Character]) -> Double {
    let left = document.box?.position.x ?? 0
    let room = document.box?.size.x ?? 0
    switch document.justification {
    case .right: return left + room - length(of: line)
    case .center: return left + (room - length(of: line)) / 2
    case .left, .justifiedLastLeft, .justifiedLastRight, .justifiedLastCenter, .justified:
      return left
    }
  }

  /// The width of a line without spaces at its end, in points.
  private func length(of line: [Character]) -> Double {
    var end = line.count
    while end > 0, line[end - 1] == " " { end -= 1 }
    guard end > 0 else { return 0 }
    return line[..<end].reduce(0) { $0 + width($1) } + tracking * Double(end - 1)
  }

  /// The y coordinate of a line's baseline, in points.
  private func baseline(_ line: Int) -> Double {
    // lottie-web sets all lines but the first a point lower.
    let below = document.lineHeight * Double(line) + (line > 0 ? 1 : 0)
    guard let box = document.box else { return below - document.baselineShift }
    let ascent = glyphs.font(named: document.fontName)?.ascent ?? TextLayout.standardAscent
    return box.position.y + ascent / 100 * document.fontSize + below - document.baselineShift
  }

  /// The ascent of fonts that have none in the file, in hundredths of the size.
  private static let standardAscent = 75.0
}
