import Geometry
import SceneModel
import Testing
import ViewTree

@testable import CompositionLowering
@testable import CompositionModel

/// Letters on paths, and animators of their colors; every letter is 10 wide.
@Suite struct TextPathTests {
  private let font = FontAsset(name: "F", family: "Fam", style: "Bold")

  private func document(_ text: String) -> TextDocument {
    TextDocument(text: text, fontName: "F", fontSize: 20)
  }

  /// The drawn shapes of a text in which each character is a square.
  private func drawn(_ content: TextContent) -> [DrawnShape] {
    var composition = Composition.make([])
    composition.fonts = [font]
    composition.glyphs = "AB ".map { character in
      var path = BezierPath()
      path.addRectangle(center: Vector2(25, -20), size: Vector2(40, 40))
      return Glyph(
        character: String(character), fontFamily: "Fam", fontStyle: "Bold", fontSize: 100,
        width: 50,
        content: .shapes(
          character == " " ? [] : [ShapeItem(kind: .path(AnimatedValue(path)))]))
    }
    composition.layers = [
      Layer(name: "Text", content: .text(content), inPoint: 0, outPoint: 50)
    ]
    return composition.at(frame: 0).drawn
  }

  private func content(_ text: String, on path: BezierPath) -> TextContent {
    var content = TextContent(documents: [TextKeyframe(time: 0, document: document(text))])
    content.path = TextPath(path: AnimatedValue(path))
    return content
  }

  private func line(_ points: (Double, Double)..., isClosed: Bool = false) -> BezierPath {
    var path = BezierPath()
    path.beginContour(isClosed: isClosed)
    for point in points { path.addCorner(Vector2(point.0, point.1)) }
    return path
  }

  private func centers(_ content: TextContent) -> [Vector2] {
    drawn(content).map { shape in
      let center = shape.path.controlBounds.center
      return Vector2((center.x * 1000).rounded() / 1000, (center.y * 1000).rounded() / 1000)
    }
  }

  @Test func lettersAreOnThePath() {
    var text = content("AB", on: line((0, 0), (0, 100)))
    #expect(centers(text) == [Vector2(4, 5), Vector2(4, 15)])
    text.path?.isPerpendicular = AnimatedValue(0)
    #expect(centers(text) == [Vector2(0, 1), Vector2(0, 11)])
    text.path?.isPerpendicular = AnimatedValue(1)
    text.path?.isReversed = AnimatedValue(1)
    #expect(centers(text) == [Vector2(-4, 95), Vector2(-4, 85)])
  }

  @Test func marginsMoveAndSpread() {
    var text = content("AB", on: line((0, 0), (100, 0)))
    text.path?.firstMargin = AnimatedValue(30)
    #expect(centers(text).map(\.x) == [35, 45])
    text.path?.firstMargin = AnimatedValue(-30)
    #expect(centers(text).map(\.x) == [-25, -15])
    text.path?.firstMargin = AnimatedValue(0)
    text.path?.fillsPath = AnimatedValue(1)
    #expect(centers(text).map(\.x) == [5, 95])
  }

  @Test(arguments: [(TextDocument.Justification.center, 45.0), (.right, 85)])
  func linesAreAligned(_ justification: TextDocument.Justification, _ first: Double) {
    var text = content("AB", on: line((0, 0), (100, 0)))
    text.documents[0].document.justification = justification
    #expect(centers(text).map(\.x) == [first, first + 10])
  }

  @Test func closedPathsAreFollowedRound() {
    var text = content("AB", on: line((0, 0), (100, 0), (50, 80), isClosed: true))
    text.path?.firstMargin = AnimatedValue(-20)
    text.path?.isPerpendicular = AnimatedValue(0)
    let places = centers(text)
    #expect(places.allSatisfy { $0.x > 0 && $0.y > 0 })
  }

  @Test func movementsAlongTheLineGoAlongThePath() {
    var text = content("A", on: line((0, 0), (0, 100)))
    var animator = TextAnimator()
    animator.position = AnimatedValue(Vector3(20, 3, 0))
    text.animators = [animator]
    #expect(centers(text) == [Vector2(1, 25)])
  }

  @Test(arguments: [BezierPath(), BezierPath().withPoint])
  func pathsWithoutLengthDoNoHarm(_ path: BezierPath) {
    #expect(drawn(content("AB", on: path)).count == 2)
  }

  @Test(arguments: [
    (TextGrouping.characters, [1.0, 11, 31]), (.words, [11, 1, 31]), (.lines, [31, 21, 1]),
  ])
  func lettersRotateWithTheirUnit(_ grouping: TextGrouping, _ expected: [Double]) {
    var text = TextContent(documents: [TextKeyframe(time: 0, document: document("AB A"))])
    var animator = TextAnimator()
    animator.rotation = AnimatedValue(180)
    text.animators = [animator]
    text.anchorGrouping = grouping
    #expect(drawn(text).map { ($0.path.controlBounds.minX * 1000).rounded() / 1000 } == expected)
  }

  @Test func animatorsTintFills() throws {
    var text = TextContent(documents: [TextKeyframe(time: 0, document: document("A"))])
    text.documents[0].document.fill = Color(red: 1, green: 0, blue: 0)
    var animator = TextAnimator()
    animator.fillHue = AnimatedValue(120)
    animator.fillBrightness = AnimatedValue(-0.5)
    animator.fillOpacity = AnimatedValue(0.25)
    text.animators = [animator]
    let shape = try #require(drawn(text).first)
    #expect(shape.paint == .color(Color(red: 0, green: 0.5, blue: 0)))
    #expect(shape.opacity == 0.25)
  }

  private static let changes: [(Color, Double, Double, Double, Color)] = [
    (Color(red: 0.2, green: 0.4, blue: 0.8), 0.0, 0.0, 0.0, Color(red: 0.2, green: 0.4, blue: 0.8)),
    (Color(red: 1, green: 0.5, blue: 0), 1 / 3.0, 0, 0, Color(red: 0, green: 1, blue: 0.5)),
    (Color(red: 1, green: 0, blue: 0), 0, -1, 0, Color(red: 1, green: 1, blue: 1)),
    (Color(red: 1, green: 0, blue: 0), 0, 0, -2, Color(red: 0, green: 0, blue: 0)),
    (Color(red: 0, green: 0, blue: 0), 0.7, 0, 0.5, Color(red: 0.5, green: 0.5, blue: 0.5)),
  ]

  @Test(arguments: changes)
  func colorsChangeByHueSaturationAndBrightness(
    _ color: Color, _ hue: Double, _ saturation: Double, _ brightness: Double, _ expected: Color
  ) {
    let result = color.addingHSB(hue: hue, saturation: saturation, brightness: brightness)
    for channel in 0..<4 {
      #expect(abs(result.components[channel] - expected.components[channel]) < 1e-9)
    }
  }
}

extension BezierPath {
  /// The path with a single knot.
  fileprivate var withPoint: BezierPath {
    var result = self
    result.move(to: Vector2(1, 1))
    return result
  }
}
