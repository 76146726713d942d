import CompositionModel
import DesignChecks
import Geometry
import LottieImport
import SceneModel
import TestSupport
import Testing
import TextLayout
import ViewTree

@testable import CompositionLowering

/// Paragraph boxes and paths of texts in fonts.
@Suite(.enabled(if: TestFonts.areInstalled, "The fonts of tests are not installed."))
struct ParagraphBoxTests {
  private func table() -> GlyphTable {
    var composition = Composition.make([])
    var font = FontAsset(name: "F", family: "DejaVu Sans", style: "Book")
    font.ascent = 80
    font.stack = TestFonts.stack("DejaVu Sans")
    composition.fonts = [font]
    return GlyphTable(composition)
  }

  private func document(_ text: String, height: Double? = nil) -> TextDocument {
    var document = TextDocument(text: text, fontName: "F", fontSize: 100)
    if let height {
      document.box = TextDocument.Box(position: Vector2(0, 10), size: Vector2(900, height))
    }
    return document
  }

  /// The font's descent is 23.6 % of the size; "x" is 54.7 % high, and both are inside of the ascent and the descent.
  @Test(
    arguments: [
      (nil, 90), (.top, 90), (.center, 218.2), (.bottom, 346.4), (.outlinesTop, 64.7),
      (.outlinesCenter, 217.3), (.outlinesBottom, 370),
    ] as [(TextDocument.VerticalAlignment?, Double)])
  func linesAreAlignedVertically(
    _ alignment: TextDocument.VerticalAlignment?, _ baseline: Double
  ) {
    var text = document("x\nx", height: 480)
    text.verticalAlignment = alignment
    let lines = LetterLayout(text, table()).lines
    #expect(abs(lines[0].origin.y - baseline) < 0.1)
    #expect(abs(lines[1].origin.y - baseline - 120) < 0.1)
  }

  @Test(arguments: TextDocument.VerticalAlignment.allCases)
  func linesThatRiseAreAligned(_ alignment: TextDocument.VerticalAlignment) {
    var text = document("x\n \nx", height: 480)
    (text.verticalAlignment, text.lineHeight) = (alignment, -300)
    #expect(LetterLayout(text, table()).lines.allSatisfy { $0.origin.y.isFinite })
  }

  @Test func linesBelowTheBoxAreHidden() {
    var text = document("x\nx\nx", height: 250)
    #expect(LetterLayout(text, table()).hiddenLineCount == 1)
    // Aligned lines leave the box at both ends.
    text.verticalAlignment = .center
    let layout = LetterLayout(text, table())
    #expect(layout.hiddenLineCount == 0 && layout.lines.count == 3)
    #expect(layout.lines[0].origin.y < 90)
  }

  @Test(arguments: [0.0, 1])
  func lettersOnPathsKeepTheirOrder(isSpread: Double) {
    for (string, isReversed) in [("abc", false), ("אבג", true)] {
      let states = states(string) { $0.fillsPath = AnimatedValue(isSpread) }
      let places = states.map(\.place.x)
      #expect(places == places.sorted { isReversed ? $0 > $1 : $0 < $1 })
      let edge = states.indices.min { places[$0] < places[$1] } ?? 0
      let letters = LetterLayout(document(string), table()).letters
      #expect(abs(places[edge] - letters[edge].width / 2) < 0.01)
    }
  }

  /// Letters move away from the left one, which is the last one of a text that runs to the left.
  @Test(arguments: [("abc", [0.0, 10, 20]), ("אבג", [20, 10, 0])])
  func animatedTrackingMovesLettersApart(string: String, shifts: [Double]) {
    var content = TextContent(documents: [TextKeyframe(time: 0, document: document(string))])
    var animator = TextAnimator()
    animator.tracking = AnimatedValue(10)
    content.animators = [animator]
    let layout = LetterLayout(content.documents[0].document, table(), isDivided: true)
    let animation = LetterAnimation(content, content.documents[0].document, layout)
    #expect(animation.states[0].map(\.shift) == shifts)
  }

  @Test func lettersOnPathsAreKerned() {
    let places = states("AV").map(\.place.x)
    let letters = LetterLayout(document("AV"), table()).letters
    #expect(
      abs(places[1] - places[0] - (letters[1].origin.x + (letters[1].width - letters[0].width) / 2))
        < 0.01)
  }

  /// A word is as wide as its letters with tracking between them, also one that runs to the left.
  @Test(arguments: ["ab cd", "אב גד"])
  func wordsAreUnits(string: String) {
    var text = document(string)
    text.tracking = 100
    let letters = LetterLayout(text, table(), grouping: .words, isDivided: true).letters
    for word in [0...1, 3...4] {
      let left = letters[word].map(\.origin.x).min() ?? 0
      let right = letters[word].map { $0.origin.x + $0.width }.max() ?? 0
      for letter in letters[word] {
        #expect(abs(letter.piece.width - (right - left)) < 1e-9)
        #expect(abs(letter.piece.start - (letter.origin.x - left)) < 1e-9)
      }
    }
  }

  /// The states of letters on a straight path.
  private func states(
    _ string: String, _ change: (inout TextPath) -> Void = { _ in }
  ) -> [LetterState] {
    var path = BezierPath()
    path.beginContour(isClosed: false)
    for point in [Vector2(0, 0), Vector2(900, 0)] { path.addCorner(point) }
    var content = TextContent(documents: [TextKeyframe(time: 0, document: document(string))])
    var textPath = TextPath(path: AnimatedValue(path))
    change(&textPath)
    content.path = textPath
    let layout = LetterLayout(content.documents[0].document, table(), isDivided: true)
    return LetterAnimation(content, content.documents[0].document, layout).states[0]
  }
}
