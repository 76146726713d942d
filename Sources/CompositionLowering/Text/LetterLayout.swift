import CompositionModel
import Geometry
import TextLayout

/// The positions of a text's letters.
///
/// Letters with outlines in the file are set as in lottie-web, each by itself; text in a font is set by the rules of the
/// composition.
struct LetterLayout {
  /// A letter with its position.
  struct Letter {
    /// The text: a character, or several that a ligature joins.
    var text: String
    /// The outline; `nil` for spaces, and where there is none.
    var content: Glyph.Content?
    /// The left end of the letter on its baseline, in points in the layer's coordinates.
    var origin: Vector2
    /// The advance width without tracking, in points.
    var width: Double
    /// The line, from 0.
    var line: Int
    /// The anchor point grouping's unit; by default the letter itself.
    var piece = Piece(index: 0, width: 0, start: 0)

    /// Whether it is a space, which ends words.
    var isSpace: Bool { text == " " }
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
  var letters: [Letter] = []

  /// The widths of the lines without spaces at their ends, in points.
  var lineLengths: [Double] = []

  /// A line that is set as a whole.
  struct Line {
    /// The text without blanks at the end.
    var text: String
    /// The left end of the baseline, in points in the layer's coordinates.
    var origin: Vector2
    /// The width, in points.
    var width: Double
    /// Whether its blanks are wider than the font's.
    var isStretched: Bool
  }

  /// The lines of a text in a font; empty for one that is set letter by letter.
  var lines: [Line] = []
  /// The number of lines below the box, which are not drawn.
  var hiddenLineCount = 0

  let document: TextDocument
  let glyphs: GlyphTable
  /// The space after each letter, in points.
  let tracking: Double

  /// Sets a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - glyphs: The outlines and fonts.
  ///   - grouping: The anchor point grouping.
  ///   - isDivided: Whether letters move apart, so that none may be joined to a ligature.
  init(
    _ document: TextDocument, _ glyphs: GlyphTable, grouping: TextGrouping = .characters,
    isDivided: Bool = false
  ) {
    self.document = document
    self.glyphs = glyphs
    tracking = document.tracking / 1000 * document.fontSize
    if let stack = glyphs.stack(of: document), glyphs.rules == .afterEffects {
      placeLines(in: stack, isDivided: isDivided)
    } else {
      setLetters()
    }
    if grouping == .words || grouping == .lines { joinPieces(of: grouping) }
  }

  /// Groups letters to words, each with the space after it, or to lines.
  private mutating func joinPieces(of grouping: TextGrouping) {
    var (first, width, number) = (0, 0.0, 0)
    for index in letters.indices {
      letters[index].piece = Piece(index: number, width: 0, start: width)
      let isSpace = grouping == .words && letters[index].isSpace
      if !isSpace { width += letters[index].width }
      let isLast =
        index + 1 == letters.count || letters[index + 1].line != letters[index].line
      guard isSpace || isLast else { continue }
      for member in first...index { letters[member].piece.width = width }
      if !lines.isEmpty { measurePiece(first...index, from: grouping) }
      (first, width, number) = (index + 1, 0, number + 1)
    }
  }

  /// Measures a unit of a line that is set as a whole: with kerning and tracking, and in both directions.
  private mutating func measurePiece(_ members: ClosedRange<Int>, from grouping: TextGrouping) {
    let inside = members.map { letters[$0] }.filter { grouping != .words || !$0.isSpace }
    guard let left = inside.map(\.origin.x).min(),
      let right = inside.map({ $0.origin.x + $0.width }).max()
    else { return }
    for member in members {
      letters[member].piece.width = right - left
      letters[member].piece.start = letters[member].origin.x - left
    }
  }

  /// The letters of each line that has any.
  var lineRanges: [Range<Int>] {
    let starts = letters.indices.filter { $0 == 0 || letters[$0].line != letters[$0 - 1].line }
    return zip(starts, starts.dropFirst() + [letters.count]).map { $0..<$1 }
  }

  /// Letters by line, from left to right.
  ///
  /// It differs from their order in lines that are set as a whole and have parts that run to the left.
  func visualOrder(_ range: Range<Int>) -> [Int] {
    guard !lines.isEmpty else { return Array(range) }
    return range.sorted {
      (letters[$0].line, letters[$0].origin.x, $0) < (letters[$1].line, letters[$1].origin.x, $1)
    }
  }

  /// The left end of a line of a length, in points.
  func beginning(ofLength length: Double) -> Double {
    let left = document.box?.position.x ?? 0
    let room = document.box?.size.x ?? 0
    switch document.justification {
    case .right: return left + room - length
    case .center: return left + (room - length) / 2
    case .left, .justifiedLastLeft, .justifiedLastRight, .justifiedLastCenter, .justified:
      return left
    }
  }
}
