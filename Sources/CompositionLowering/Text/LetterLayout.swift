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
  /// - Parameter isDivided: Whether letters move apart, so that none may be joined to a ligature.
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

/// Text set in a font line by line, as in After Effects.
extension LetterLayout {
  /// The settings of lines in a font.
  func typesetter(in stack: FontStack, isDivided: Bool) -> Typesetter {
    var typesetter = Typesetter(stack, size: document.fontSize)
    typesetter.tracking = tracking
    typesetter.hasLigatures = !isDivided
    typesetter.hasSmallCapitals = document.capitals == .small
    return typesetter
  }

  /// The lines of all paragraphs.
  func setLines(in stack: FontStack, isDivided: Bool) -> [SetLine] {
    let typesetter = typesetter(in: stack, isDivided: isDivided)
    let text = document.capitals == .all ? document.text.uppercased() : document.text
    let width = document.box.flatMap { $0.size.x > 0 ? $0.size.x : nil }
    let paragraphs = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return paragraphs.flatMap { typesetter.lines(of: String($0), width: width) }
  }

  /// Places all lines.
  mutating func placeLines(in stack: FontStack, isDivided: Bool) {
    let lines = setLines(in: stack, isDivided: isDivided)
    let top = firstBaseline(of: lines, stack.face) - document.baselineShift
    for (number, line) in lines.enumerated() {
      let below = document.lineHeight * Double(number)
      guard fits(top + below) else {
        hiddenLineCount = lines[number...].count { !$0.letters.allSatisfy(\.isBlank) }
        break
      }
      let set = justified(line)
      self.set(set, number: number, baseline: top + below)
      self.lines.append(
        Line(
          text: line.text, origin: Vector2(beginning(of: set), top + below), width: set.width,
          isStretched: set != line))
    }
  }

  /// The first baseline, in points; 0 for point text.
  private func firstBaseline(of lines: [SetLine], _ face: FontFace) -> Double {
    guard let box = document.box else { return 0 }
    let own = glyphs.font(named: document.fontName)?.ascent.map { $0 / 100 }
    let ascent = (own ?? face.metrics.ascent) * document.fontSize
    guard let alignment = document.verticalAlignment, box.size.y > 0 else {
      return box.position.y + ascent
    }
    var edges = outlineEdges(of: lines)
    if edges.isEmpty || !alignment.isOfOutlines {
      let below = Double(lines.count - 1) * document.lineHeight
      let descent = face.metrics.descent * document.fontSize
      edges += [0, below].flatMap { [$0 - ascent, $0 + descent] }
    }
    let top = edges.min() ?? 0
    let room = box.size.y - ((edges.max() ?? 0) - top)
    return box.position.y - top + room * alignment.share
  }

  /// The upper and lower edges of the outlines of lines, below the first baseline, in points.
  private func outlineEdges(of lines: [SetLine]) -> [Double] {
    lines.enumerated().flatMap { number, line in
      line.letters.flatMap { letter -> [Double] in
        let bounds = letter.outline(fontSize: document.fontSize).controlBounds
        let baseline = Double(number) * document.lineHeight
        return bounds.isEmpty ? [] : [baseline + bounds.minY, baseline + bounds.maxY]
      }
    }
  }

  /// Whether a baseline is inside the box, which hides the lines below it.
  private func fits(_ baseline: Double) -> Bool {
    guard document.verticalAlignment == nil, let box = document.box, box.size.y > 0 else {
      return true
    }
    return baseline <= box.position.y + box.size.y
  }

  private mutating func set(_ line: SetLine, number: Int, baseline: Double) {
    let start = beginning(of: line)
    lineLengths.append(line.width)
    for letter in line.letters {
      letters.append(
        Letter(
          text: letter.text, content: glyphs.content(of: letter, in: document),
          origin: Vector2(start + letter.x, baseline), width: letter.width, line: number,
          piece: Piece(index: letters.count, width: letter.width, start: 0)))
    }
  }

  /// The left end of a line, in points.
  private func beginning(of line: SetLine) -> Double {
    guard let box = document.box, box.size.x > 0, line.endsParagraph else {
      return beginning(ofLength: line.width)
    }
    let room = box.size.x - line.width
    switch document.justification {
    case .justifiedLastRight: return box.position.x + room
    case .justifiedLastCenter: return box.position.x + room / 2
    case .left, .right, .center, .justifiedLastLeft, .justified:
      return beginning(ofLength: line.width)
    }
  }

  /// A line with wider blanks where the text is justified.
  private func justified(_ line: SetLine) -> SetLine {
    guard let box = document.box, box.size.x > 0,
      document.justification.isJustified(lastLine: line.endsParagraph)
    else { return line }
    return line.stretched(to: box.size.x)
  }
}

extension TextDocument.VerticalAlignment {
  /// Whether the outlines alone are aligned.
  fileprivate var isOfOutlines: Bool {
    switch self {
    case .top, .center, .bottom: false
    case .outlinesTop, .outlinesCenter, .outlinesBottom: true
    }
  }

  /// The share of the free height that is above the lines.
  fileprivate var share: Double {
    switch self {
    case .top, .outlinesTop: 0
    case .center, .outlinesCenter: 0.5
    case .bottom, .outlinesBottom: 1
    }
  }
}

extension TextDocument.Justification {
  /// Whether lines fill the box.
  fileprivate func isJustified(lastLine: Bool) -> Bool {
    switch self {
    case .left, .right, .center: false
    case .justifiedLastLeft, .justifiedLastRight, .justifiedLastCenter: !lastLine
    case .justified: true
    }
  }
}
