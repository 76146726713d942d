import Geometry
import SceneModel
import Testing
import ViewTree

@testable import CompositionLowering
@testable import CompositionModel

/// Text animators on lines and letters, and letters that are compositions; every letter is 10 wide.
@Suite struct TextAnimatorTests {
  /// A composition of one text, in which `a` has no capital and `*` shows a precomposition.
  private func composition(
    _ text: String, _ animator: TextAnimator?, change: (inout TextDocument) -> Void = { _ in }
  ) -> Composition {
    var square = BezierPath()
    square.addRectangle(center: Vector2(25, -20), size: Vector2(40, 40))
    let outline = [ShapeItem(kind: .path(AnimatedValue(square)))]
    let box = Layer.make("Box", .solid(.white, size: Vector2(10, 10)))
    var composition = Composition.make([], precompositions: [[box]])
    composition.fonts = [FontAsset(name: "F", family: "Fam", style: "Bold")]
    composition.glyphs = "ABabc*".map { character in
      Glyph(
        character: String(character), fontFamily: "Fam", fontStyle: "Bold", fontSize: 100,
        width: 50, content: character == "*" ? .precomposition(0) : .shapes(outline))
    }
    var document = TextDocument(text: text, fontName: "F", fontSize: 20)
    document.lineHeight = 30
    change(&document)
    var content = TextContent(documents: [TextKeyframe(time: 0, document: document)])
    if let animator { content.animators = [animator] }
    composition.layers = [Layer.make("Text", .text(content))]
    return composition
  }

  private func centers(_ composition: Composition) -> [Vector2] {
    composition.drawn(at: 0).map { shape in
      Vector2((shape.center.x * 1000).rounded() / 1000, (shape.center.y * 1000).rounded() / 1000)
    }
  }

  @Test func lineSpacingMovesLinesBelowTheFirst() {
    var animator = TextAnimator()
    animator.lineSpacing = AnimatedValue(Vector3(4, 20, 0))
    // The second line is half selected, the third one not at all.
    var selector = TextSelector()
    selector.units = .index
    selector.end = AnimatedValue(3)
    animator.selectors = [selector]
    let places = centers(composition("AB\nAB\nAB", animator))
    #expect(places.map(\.x) == [5, 15, 7, 17, 7, 17])
    #expect(places.map(\.y) == [-4, -4, 37, 37, 67, 67])
  }

  @Test(arguments: [
    (Vector3(10, 10, 0), [(GaussianBlur.Axes.both, 10.0)]),
    (Vector3(10, 0, 0), [(.horizontal, 10), (.vertical, 0)]),
    (Vector3.zero, []),
  ])
  func lettersAreBlurred(_ blur: Vector3, _ blurs: [(GaussianBlur.Axes, Double)]) {
    var animator = TextAnimator()
    animator.blur = AnimatedValue(blur)
    var selector = TextSelector()
    selector.units = .index
    selector.end = AnimatedValue(1)
    animator.selectors = [selector]
    let scene = composition("AB", animator).at(frame: 0)
    let expected = blurs.map { axes, blurriness in
      SceneEffect(GaussianBlur.with { ($0.axes, $0.blurriness) = (axes, blurriness) })
    }
    #expect(scene.effects == expected)
  }

  @Test func alignmentMoves() {
    var animator = TextAnimator()
    animator.rotation = AnimatedValue(180)
    var composition = composition("A", animator)
    guard case .text(var content) = composition.layers[0].content else {
      Issue.record("no text layer")
      return
    }
    content.anchorAlignment = AnimatedValue(
      keyframes: [
        Keyframe(time: 0, value: .zero), Keyframe(time: 10, value: Vector3(1, 0, 0)),
      ], fallback: .zero)
    composition.layers[0].content = .text(content)
    let places = [0.0, 10].map { composition.drawn(at: $0).map { $0.center.x.rounded() } }
    #expect(places == [[5], [15]])
  }

  @Test(arguments: [nil, TextAnimator()])
  func lettersAreCompositions(_ animator: TextAnimator?) {
    let composition = composition("A*A", animator)
    #expect(centers(composition) == [Vector2(5, -4), Vector2(11, 1), Vector2(25, -4)])
  }

  @Test(arguments: [("ab", "AB"), ("ac", "ac")])
  func capitalsAreDrawnWhereAllHaveOutlines(_ text: String, _ drawn: String) {
    var document = TextDocument(text: text, fontName: "F", fontSize: 20)
    let table = GlyphTable(composition(text, nil))
    #expect(table.drawnText(of: document) == text)
    document.capitals = .all
    #expect(table.drawnText(of: document) == drawn)
    document.capitals = .small
    #expect(table.drawnText(of: document) == text)
  }
}
