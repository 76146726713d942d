import Geometry
import SceneModel
import Testing
import ViewTree

@testable import CompositionLowering
@testable import CompositionModel

@Suite struct LetterLayoutTests {
  /// A font in which every character is half as wide as its size and drawn as a square.
  private func table(_ characters: String = "ABCD ") -> GlyphTable {
    var composition = Composition.make([])
    composition.fonts = [FontAsset(name: "F", family: "Fam", style: "Bold")]
    composition.glyphs = characters.map { Glyph.square(String($0)) }
    return GlyphTable(composition)
  }

  private func document(_ text: String) -> TextDocument {
    TextDocument(text: text, fontName: "F", fontSize: 20)
  }

  private func origins(_ document: TextDocument) -> [Vector2] {
    LetterLayout(document, table()).letters.map(\.origin)
  }

  @Test func lettersFollowEachOther() {
    #expect(origins(document("ABC")) == [Vector2(0, 0), Vector2(10, 0), Vector2(20, 0)])
  }

  @Test func trackingIsInThousandthsOfTheSize() {
    var text = document("AB")
    text.tracking = 100
    #expect(origins(text) == [Vector2(0, 0), Vector2(12, 0)])
  }

  /// Trailing spaces are ignored in the alignment of lines.
  @Test(arguments: [
    (TextDocument.Justification.left, 0.0), (.center, -10), (.right, -20),
  ])
  func linesAreAligned(justification: TextDocument.Justification, start: Double) {
    var text = document("AB ")
    text.justification = justification
    #expect(origins(text)[0].x == start)
  }

  @Test func linesAreBelowEachOther() {
    var text = document("A\nB\nC")
    text.lineHeight = 30
    #expect(origins(text).map(\.y) == [0, 31, 61])
  }

  @Test func boxesBreakLinesAtSpaces() {
    var text = document("AB CD")
    text.box = TextDocument.Box(position: Vector2(5, 7), size: Vector2(35, 100))
    let letters = LetterLayout(text, table()).letters
    #expect(letters.map(\.line) == [0, 0, 1, 1])
    #expect(letters[0].origin.x == 5 && letters[2].origin.x == 5)
    #expect(letters[0].origin.y == 7 + 0.75 * 20)
  }

  @Test func longWordsAreBrokenAnywhere() {
    var text = document("ABCD")
    text.box = TextDocument.Box(position: .zero, size: Vector2(25, 100))
    #expect(LetterLayout(text, table()).letters.map(\.line) == [0, 0, 1, 1])
    text.box = TextDocument.Box(position: .zero, size: Vector2(1, 100))
    #expect(LetterLayout(text, table()).letters.map(\.line) == [0, 1, 2, 3])
  }

  @Test func missingOutlinesAreNamedOnce() {
    #expect(table("A").missingCharacters(in: document("AXXY A")) == ["X", "Y"])
  }

  /// A letter of half the size at x = 10.
  @Test func lettersAreDrawnInTheirPlaces() throws {
    var composition = Composition.make([])
    composition.fonts = [FontAsset(name: "F", family: "Fam", style: "Bold")]
    composition.glyphs = [Glyph.square("A"), Glyph.square("B")]
    var text = TextContent(documents: [TextKeyframe(time: 0, document: document("AB"))])
    composition.layers = [
      Layer(name: "Text", content: .text(text), inPoint: 0, outPoint: 50)
    ]
    let whole = try #require(composition.at(frame: 0).drawn.first).path.controlBounds
    #expect(whole == Rect(minX: 0, minY: -8, maxX: 18, maxY: 0))
    // An animator that moves the second letter by half draws letters separately.
    var animator = TextAnimator()
    animator.position = AnimatedValue(Vector3(0, 10, 0))
    var selector = TextSelector()
    selector.start = AnimatedValue(0.75)
    animator.selectors = [selector]
    text.animators = [animator]
    composition.layers[0].content = .text(text)
    let letters = composition.at(frame: 0).drawn.map(\.path.controlBounds)
    #expect(letters.count == 2)
    #expect(letters[0].minY == -8)
    #expect(abs(letters[1].minY - -3) < 1e-9)
  }
}

extension Glyph {
  /// A character 50 wide, drawn as a square of 40 on its baseline, in hundredths of the size.
  fileprivate static func square(_ character: String) -> Glyph {
    var path = BezierPath()
    path.addRectangle(center: Vector2(20, -20), size: Vector2(40, 40))
    let item = ShapeItem(kind: .path(AnimatedValue(path)))
    return Glyph(
      character: character, fontFamily: "Fam", fontStyle: "Bold", fontSize: 100, width: 50,
      content: .shapes(character == " " ? [] : [item]))
  }
}
