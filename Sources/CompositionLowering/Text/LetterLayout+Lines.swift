import CompositionModel
import Geometry
import TextLayout

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
