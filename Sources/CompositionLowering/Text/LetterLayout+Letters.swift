import CompositionModel
import Geometry
import TextLayout

/// Text set letter by letter, as in lottie-web.
extension LetterLayout {
  /// Sets all lines.
  mutating func setLetters() {
    var source = LetterSource(document, glyphs)
    let lines = broken(source.letters, &source).split(
      omittingEmptySubsequences: false, whereSeparator: { $0 == LetterSource.lineBreak })
    for (index, line) in lines.enumerated() {
      let length = length(of: line, &source)
      lineLengths.append(length)
      set(line, number: index, length: length, &source)
    }
  }

  /// The letters with further breaks where lines are too wide for the box, at spaces where there are any.
  ///
  /// As in lottie-web, a space before a line break can still become one.
  private func broken(_ letters: [String], _ source: inout LetterSource) -> [String] {
    guard let box = document.box, box.size.x > 0, !lacksTracking else { return letters }
    var letters = letters
    var lastSpace: Int?
    var length = 0.0
    var start = 0
    var index = 0
    while index < letters.count {
      let letter = letters[index]
      let advance = source.width(letter)
      if letter == " " { lastSpace = index }
      if letter == LetterSource.lineBreak { (length, start) = (0, index + 1) }
      guard length + advance > box.size.x, letter != " ", index > start else {
        // Line breaks have no width, but the tracking of a letter.
        length += advance + tracking
        index += 1
        continue
      }
      if let space = lastSpace {
        letters[space] = LetterSource.lineBreak
        index = space + 1
      } else {
        letters.insert(LetterSource.lineBreak, at: index)
        index += 1
      }
      (length, start, lastSpace) = (0, index, nil)
    }
    return letters
  }

  private mutating func set(
    _ line: ArraySlice<String>, number: Int, length: Double, _ source: inout LetterSource
  ) {
    var x = beginning(ofLength: length)
    let baseline = baseline(number)
    for (index, letter) in line.enumerated() {
      let advance = source.width(letter)
      letters.append(
        Letter(
          text: letter, content: source.content(letter),
          origin: hasPlace(index) ? Vector2(x, baseline) : .zero, width: advance,
          line: number, piece: Piece(index: letters.count, width: advance, start: 0)))
      x += advance + tracking
    }
  }

  /// Whether browsers can place a letter of a line; others are at the layer's origin.
  ///
  /// They have no baselines in the box of a font whose ascent is not in the file, and no positions that depend on missing
  /// tracking.
  private func hasPlace(_ index: Int) -> Bool {
    guard glyphs.stack(of: document) != nil else { return true }
    let font = glyphs.font(named: document.fontName)
    if document.box != nil, font?.ascent == nil { return false }
    let dependsOnTracking = index > 0 || [.right, .center].contains(document.justification)
    return !(lacksTracking && dependsOnTracking)
  }

  /// Whether browsers have no tracking for a text in a font.
  private var lacksTracking: Bool {
    document.lacksTracking && glyphs.stack(of: document) != nil
  }

  /// The width of a line without spaces at its end, in points.
  private func length(of line: ArraySlice<String>, _ source: inout LetterSource) -> Double {
    guard let last = line.lastIndex(where: { $0 != " " }) else { return 0 }
    let letters = line[...last]
    return letters.reduce(0) { $0 + source.width($1) } + tracking * Double(letters.count - 1)
  }

  /// The y coordinate of a line's baseline, in points.
  private func baseline(_ line: Int) -> Double {
    // lottie-web sets all lines but the first a point lower.
    let below = document.lineHeight * Double(line) + (line > 0 ? 1 : 0)
    guard let box = document.box else { return below - document.baselineShift }
    let ascent = glyphs.font(named: document.fontName)?.ascent ?? LetterLayout.standardAscent
    return box.position.y + ascent / 100 * document.fontSize + below - document.baselineShift
  }

  /// The ascent of fonts that have none in the file, in hundredths of the size.
  private static let standardAscent = 75.0
}

/// The letters of a document, with widths and outlines from the file or a font.
private struct LetterSource {
  /// The letter that ends a line.
  static let lineBreak = "\n"

  /// The letters.
  let letters: [String]
  private let document: TextDocument
  private let glyphs: GlyphTable
  private let stack: FontStack?
  /// The letters that have been set in the font.
  private var known: [String: SetLetter] = [:]

  init(_ document: TextDocument, _ glyphs: GlyphTable) {
    self.document = document
    self.glyphs = glyphs
    stack = glyphs.stack(of: document)
    if stack != nil {
      letters = FontStack.letters(of: document.text)
    } else {
      letters = glyphs.drawnText(of: document).map {
        $0.isNewline || $0 == "\u{3}" ? LetterSource.lineBreak : String($0)
      }
    }
  }

  /// The width of a letter, in points; 0 without an outline.
  mutating func width(_ letter: String) -> Double {
    if let set = set(letter) { return set.width * document.fontSize }
    return (glyphs.glyph(letter, fontName: document.fontName)?.width ?? 0) / 100
      * document.fontSize
  }

  /// The outline of a letter; `nil` for none.
  mutating func content(_ letter: String) -> Glyph.Content? {
    if let set = set(letter) { return glyphs.content(of: set, in: document) }
    return glyphs.glyph(letter, fontName: document.fontName)?.content
  }

  private mutating func set(_ letter: String) -> SetLetter? {
    guard let stack else { return nil }
    if let set = known[letter] { return set }
    let set = stack.letter(letter)
    known[letter] = set
    return set
  }
}
