import CompositionModel
import Diagnostics
import Geometry
import SceneModel
import Testing
import ViewTree

@testable import LottieImport

/// The list of one font.
private let fontList =
  #", "fonts": {"list": [{"fName": "F-Bold", "fFamily": "F", "fStyle": "Bold", "ascent": 75, "#
  + #""origin": 3, "fPath": "p", "fClass": "c", "fWeight": "700"}]}"#
/// The required members of a document.
private let plainDocument = #"{"t": "a", "f": "F-Bold", "s": 20}"#

/// Text layers, fonts and characters.
@Suite struct TextTests {
  private func text(
    _ value: String, more: String = "", root: String = fontList
  ) throws -> (TextContent, ImportResult) {
    let result = try importText(
      Fixture.file(
        layers: #"{"ty": 5, "ip": 0, "op": 9, "ks": {}, "t": \#(value)\#(more)}"#, more: root))
    guard case .text(let content) = try #require(result.composition.layers.first).content else {
      throw ShapeMissing()
    }
    return (content, result)
  }

  @Test("a document with all its members")
  func document() throws {
    let (content, result) = try text(
      #"{"d": {"k": [{"t": 0, "s": {"t": "A\rB\u0003C\r\nD", "f": "F-Bold", "s": 20, "#
        + #""fc": [1, 0, 0], "sc": [0, 1, 0], "sw": 2, "of": false, "j": 2, "tr": 50, "lh": 30, "#
        + #""ls": 3, "sz": [100, 50], "ps": [-50, -25], "ca": 1}}]}}"#)
    var expected = TextDocument(text: "A\nB\nC\nD", fontName: "F-Bold", fontSize: 20)
    expected.fill = Color(red: 1, green: 0, blue: 0)
    expected.stroke = Color(red: 0, green: 1, blue: 0)
    expected.strokeWidth = 2
    expected.isStrokeAboveFill = false
    expected.justification = .center
    expected.tracking = 50
    expected.lineHeight = 30
    expected.baselineShift = 3
    expected.box = TextDocument.Box(position: Vector2(-50, -25), size: Vector2(100, 50))
    expected.capitals = .all
    #expect(content.documents == [TextKeyframe(time: 0, document: expected)])
    #expect(codes(result) == [.missingGlyphs])
  }

  @Test("documents without fill have none, and a line height derived from the font size")
  func defaults() throws {
    let (content, _) = try text(#"{"d": {"k": [{"t": 0, "s": \#(plainDocument)}]}}"#)
    #expect(content.documents[0].document.fill == nil)
    #expect(content.documents[0].document.lineHeight == 24)
    #expect(content.documents[0].document.isStrokeAboveFill)
  }

  @Test("documents follow each other, sorted")
  func keyframes() throws {
    let (content, result) = try text(
      #"{"d": {"k": [{"t": 5, "s": {"t": "b", "f": "F-Bold", "s": 1}}, "#
        + #"{"t": 2, "s": \#(plainDocument)}], "x": "e"}}"#)
    #expect(content.documents.map(\.time) == [2, 5])
    #expect(content.document(at: 0).text == "a")
    #expect(content.document(at: 4.9).text == "a")
    #expect(content.document(at: 5).text == "b")
    #expect(result.composition.layers[0].expressions.map(\.pointer) == ["/layers/0/t/d"])
    #expect(codes(result) == [.unsortedKeyframes, .unsupportedExpression, .missingGlyphs])
  }

  @Test(
    "one document without keyframes, new and old",
    arguments: [
      (#"{"d": {"k": \#(plainDocument)}}"#, [DiagnosticCode.missingGlyphs]),
      (#"{"d": \#(plainDocument)}"#, [.oldDialect, .missingGlyphs]),
    ])
  func staticDocument(value: String, expected: [DiagnosticCode]) throws {
    let (content, result) = try text(value)
    #expect(content.documents.map(\.document.text) == ["a"])
    #expect(codes(result) == expected)
  }

  @Test(
    "broken texts are empty and reported",
    arguments: [
      (#"{}"#, DiagnosticCode.missingMember), (#"{"d": {"k": []}}"#, .emptyKeyframes),
      (#"{"d": 3}"#, .wrongType), (#"3"#, .wrongType), (#"{"d": {}}"#, .missingMember),
      (#"{"d": {"k": [{"t": 0}]}}"#, .missingMember),
    ])
  func broken(value: String, code: DiagnosticCode) throws {
    let (content, result) = try text(value)
    #expect(content.documents.map(\.document.text) == [""])
    #expect(codes(result).contains(code))
  }

  @Test("fonts, and texts that name none of them")
  func fonts() throws {
    let (_, result) = try text(#"{"d": {"k": \#(plainDocument)}}"#)
    var font = FontAsset(name: "F-Bold", family: "F", style: "Bold")
    font.ascent = 75
    (font.origin, font.path, font.webClass, font.weight) = (.file, "p", "c", "700")
    #expect(result.composition.fonts == [font])
    let (_, missing) = try text(#"{"d": {"k": \#(plainDocument)}}"#, root: "")
    #expect(codes(missing) == [.missingFont, .missingGlyphs])
  }

  @Test("a text follows a mask, even one of mode none")
  func path() throws {
    let mask =
      #"{"mode": "n", "pt": {"k": {"i": [[0,0]], "o": [[0,0]], "v": [[1,2]], "c": false}}}"#
    let (content, result) = try text(
      #"{"d": {"k": \#(plainDocument)}, "p": {"m": 0, "f": {"k": 4}, "l": 5, "r": 1, "a": 0, "p": 0}}"#,
      more: #", "masksProperties": [\#(mask)]"#)
    let path = try #require(content.path)
    #expect(path.path.initial.knotCount == 1)
    #expect((path.firstMargin.initial, path.lastMargin.initial) == (4, 5))
    #expect((path.isReversed.initial, path.isPerpendicular.initial) == (1, 0))
    #expect(result.composition.layers[0].masks.isEmpty)
    #expect(codes(result) == [.unsupportedTextPath, .missingGlyphs])
    let (_, missing) = try text(#"{"d": {"k": \#(plainDocument)}, "p": {"m": 3}}"#)
    #expect(codes(missing) == [.missingTextPath, .missingGlyphs])
    let (unused, clean) = try text(#"{"d": {"k": \#(plainDocument)}, "p": {"f": 1}}"#)
    #expect(unused.path == nil && codes(clean) == [.missingGlyphs])
  }

  @Test("animators with their properties and selectors")
  func animators() throws {
    let (content, result) = try text(
      #"{"d": {"k": \#(plainDocument)}, "m": {"g": 3, "a": {"k": [50, -50]}}, "a": [{"nm": "A", "#
        + #""a": {"p": {"k": [1, 2]}, "s": {"k": [50, 50]}, "r": 9, "o": {"k": 30}, "t": {"k": 7}, "#
        + #""fc": {"k": [1, 0, 0]}, "fh": {"k": 40}, "sw": {"k": 3}, "ls": {"k": [0, 6]}}, "#
        + #""s": {"t": 0, "r": 1, "s": {"k": 25}, "e": {"k": 75}, "o": {"k": 50}, "a": {"k": 80}, "#
        + #""b": 3, "sh": 2, "xe": {"k": 20}, "ne": {"k": -20}, "sm": {"k": 40}, "rn": 1, "m": 2}}, "#
        + #"{"nm": "B", "s": [{"t": 1, "r": 2, "s": {"k": 3}}]}]}"#)
    #expect(content.anchorGrouping == .lines)
    #expect(content.anchorAlignment.initial == Vector3(0.5, -0.5, 0))
    let animator = content.animators[0]
    #expect(animator.name == "A" && animator.anchor == nil)
    #expect(animator.position?.initial == Vector3(1, 2, 0))
    #expect(animator.scale?.initial == Vector3(0.5, 0.5, 1))
    #expect((animator.rotation?.initial, animator.opacity?.initial) == (9, 0.3))
    #expect((animator.tracking?.initial, animator.fillHue?.initial) == (7, 40))
    #expect(animator.fillColor?.initial == Color(red: 1, green: 0, blue: 0))
    #expect((animator.strokeWidth?.initial, animator.lineSpacing?.initial.y) == (3, 6))
    var range = TextSelector()
    range.start = AnimatedValue(0.25)
    range.end = AnimatedValue(0.75)
    range.offset = AnimatedValue(0.5)
    range.amount = AnimatedValue(0.8)
    (range.basis, range.shape, range.mode) = (.words, .rampUp, .subtract)
    range.maximumEase = AnimatedValue(0.2)
    range.minimumEase = AnimatedValue(-0.2)
    range.smoothness = AnimatedValue(0.4)
    range.isRandom = true
    #expect(animator.selectors == [range])
    let other = try #require(content.animators[1].selectors.first)
    #expect(other.followsExpression && other.units == .index && other.start.initial == 3)
    #expect(other.end == nil)
    #expect(
      codes(result) == [.unsupportedTextSelector, .missingGlyphs])
  }

  @Test(
    "features that are drawn differently",
    arguments: [
      (#""t": "a""#, #""g": 1"#, []),
      (#""t": "a", "ca": 1"#, #""g": 1"#, [DiagnosticCode.missingCapitals]),
      (#""t": "A", "ca": 1"#, #""g": 1"#, []),
      (#""t": "a", "ca": 2"#, #""g": 1"#, [.missingCapitals]),
      (#""t": "a", "j": 3"#, #""g": 1"#, []),
      (#""t": "a", "j": 3, "sz": [9, 9]"#, #""g": 1"#, [.justifiedText]),
      (#""t": "a", "j": 2, "sz": [9, 9]"#, #""g": 1"#, []),
      (#""t": "a""#, #""g": 4"#, [.unsupportedTextAnimator]),
    ])
  func otherwiseDrawn(_ document: String, _ grouping: String, _ expected: [DiagnosticCode]) throws {
    let glyphs = ["a", "A"].map {
      #"{"ch": "\#($0)", "fFamily": "F", "style": "Bold", "size": 20, "w": 9, "data": {}}"#
    }
    let isCapital = document.contains("\"A\"")
    let chars = (isCapital ? glyphs : [glyphs[0]]).joined(separator: ", ")
    let (_, result) = try text(
      #"{"d": {"k": [{"t": 0, "s": {\#(document), "f": "F-Bold", "s": 20}}]}, "m": {\#(grouping)}, "#
        + #""a": [{"a": {"o": {"k": 30}}, "s": {"t": 0}}]}"#,
      root: fontList + #", "chars": [\#(chars)]"#)
    #expect(codes(result) == expected)
  }

  @Test("outlines of characters")
  func glyphs() throws {
    let composition = try importClean(
      Fixture.file(
        layers: Fixture.nullLayer(1), assets: #"[{"id": "g", "layers": []}]"#,
        more: #", "chars": [{"ch": "a", "size": 20, "style": "Bold", "fFamily": "F", "w": 55.5, "#
          + #""data": {"shapes": [{"ty": "gr", "it": []}]}}, "#
          + #"{"ch": " ", "fFamily": "F", "style": "Bold", "size": 20, "w": 30, "data": {}}, "#
          + #"{"ch": "b", "t": 1, "w": 1, "data": {"refId": "g", "ip": 0, "op": 9, "ks": {}}}]"#))
    #expect(composition.glyphs.map(\.character) == ["a", " ", "b"])
    #expect(composition.glyphs[0].width == 55.5 && composition.glyphs[0].fontSize == 20)
    guard case .shapes(let items) = composition.glyphs[0].content else { throw ShapeMissing() }
    #expect(items.count == 1 && items[0].pointer == "/chars/0/data/shapes/0")
    #expect(composition.glyphs[1].content == .shapes([]))
    #expect(composition.glyphs[2].content == .precomposition(0))
  }
}
