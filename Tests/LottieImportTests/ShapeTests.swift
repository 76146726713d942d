import CompositionModel
import Diagnostics
import Geometry
import SceneModel
import Testing
import ViewTree

@testable import LottieImport

/// Shapes, paints and modifiers.
@Suite struct ShapeTests {
  private func kind(_ shape: String, version: String = "5.7.0") throws -> ShapeItem.Kind {
    try LottieImportTests.shape(
      try importClean(Fixture.file(layers: Fixture.shapeLayer(shape), version: version)))
  }

  private func result(_ shape: String, version: String = "5.7.0") throws -> ImportResult {
    try importText(Fixture.file(layers: Fixture.shapeLayer(shape), version: version))
  }

  @Test("groups have their transform and blend mode, and names for findings")
  func group() throws {
    let kind = try kind(
      #"{"ty": "gr", "nm": "G", "bm": 1, "np": 2, "it": [{"ty": "el", "s": [2, 3], "p": [4, 5], "#
        + #""d": 3}, {"ty": "tr", "o": 50, "p": [1, 2]}]}"#)
    guard case .group(let items, let transform, let blendMode) = kind else { throw ShapeMissing() }
    #expect(blendMode == .multiply)
    #expect(transform.opacity.initial == 0.5)
    #expect(transform.position == .unified(AnimatedValue(Vector3(1, 2, 0))))
    var ellipse = EllipseShape(isReversed: true)
    ellipse.position = AnimatedValue(Vector3(4, 5, 0))
    ellipse.size = AnimatedValue(Vector3(2, 3, 0))
    #expect(items == [ShapeItem(kind: .ellipse(ellipse), pointer: "/layers/0/shapes/0/it/0")])
  }

  @Test(
    "a rectangle without a direction is reversed, unlike other shapes",
    arguments: [("", true), (#""d": 1,"#, false), (#""d": 2,"#, false), (#""d": 3,"#, true)])
  func rectangleDirection(member: String, isReversed: Bool) throws {
    guard
      case .rectangle(let rectangle) = try kind(
        #"{"ty": "rc", \#(member) "s": [2, 3], "p": [4, 5], "r": 0}"#)
    else { throw ShapeMissing() }
    #expect(rectangle.isReversed == isReversed)
    guard case .ellipse(let ellipse) = try kind(#"{"ty": "el", "s": [2, 3], "p": [4, 5]}"#) else {
      throw ShapeMissing()
    }
    #expect(!ellipse.isReversed)
  }

  @Test("stars and polygons")
  func star() throws {
    guard
      case .star(let star) = try kind(
        #"{"ty": "sr", "sy": 1, "pt": 6, "p": [1, 2], "r": 10, "or": 20, "ir": 9, "os": 50, "is": 100}"#
      ), case .star(let polygon) = try kind(#"{"ty": "sr", "sy": 2, "pt": {"k": 3}, "or": 4}"#)
    else { throw ShapeMissing() }
    #expect((star.isPolygon, star.points.initial, star.rotation.initial) == (false, 6, 10))
    #expect((star.outerRadius.initial, star.innerRadius.initial) == (20, 9))
    #expect((star.outerRoundness.initial, star.innerRoundness.initial) == (0.5, 1))
    #expect(polygon.isPolygon)
  }

  @Test("fills")
  func fill() throws {
    let expected = FillPaint(
      source: .color(AnimatedValue(Color(red: 1, green: 0.5, blue: 0))),
      opacity: AnimatedValue(0.5), rule: .evenOdd, blendMode: .screen)
    #expect(
      try kind(#"{"ty": "fl", "c": {"k": [1, 0.5, 0, 1]}, "o": {"k": 50}, "r": 2, "bm": 2}"#)
        == .fill(expected))
  }

  @Test("colors of old files are 0...255")
  func oldColors() throws {
    let text = #"{"ty": "fl", "c": {"k": [255, 51, 0, 255]}}"#
    let result = try result(text, version: "4.1.8")
    let expected = FillPaint(source: .color(AnimatedValue(Color(red: 1, green: 0.2, blue: 0))))
    #expect(try shape(result.composition) == .fill(expected))
    #expect(codes(result) == [.oldDialect])
  }

  @Test("the alpha of a color does not count, short ones are reported")
  func alpha() throws {
    let faint = try result(#"{"ty": "fl", "c": {"k": [1, 0, 0, 0.5]}}"#)
    #expect(codes(faint) == [.colorAlpha])
    let red = FillPaint(source: .color(AnimatedValue(Color(red: 1, green: 0, blue: 0))))
    #expect(try shape(faint.composition) == .fill(red))
    #expect(codes(try result(#"{"ty": "fl", "c": {"k": [1]}}"#)) == [.wrongType])
    #expect(codes(try result(#"{"ty": "fl"}"#)) == [.missingMember])
  }

  @Test("strokes with dashes; odd patterns are doubled")
  func stroke() throws {
    let kind = try kind(
      #"{"ty": "st", "c": [0, 0, 0], "w": 3, "o": 100, "lc": 1, "lj": 1, "ml": 7, "d": ["#
        + #"{"n": "d", "nm": "dash", "v": {"k": 4}}, {"n": "o", "v": {"k": 2}}]}"#)
    var expected = StrokePaint(source: .color(AnimatedValue(.black)), width: AnimatedValue(3))
    (expected.cap, expected.join, expected.miterLimit) = (.butt, .miter, 7)
    expected.dashes = [AnimatedValue(4), AnimatedValue(4)]
    expected.dashOffset = AnimatedValue(2)
    #expect(kind == .stroke(expected))
  }

  @Test("strokes without cap and join are round")
  func roundStroke() throws {
    guard case .stroke(let stroke) = try kind(#"{"ty": "st", "c": [0, 0, 0], "w": 3}"#) else {
      throw ShapeMissing()
    }
    #expect((stroke.cap, stroke.join, stroke.miterLimit) == (.round, .round, 4))
  }

  @Test("gradients")
  func gradient() throws {
    let kind = try kind(
      #"{"ty": "gf", "t": 2, "s": [1, 2], "e": [3, 4], "h": 50, "a": 30, "r": 1, "o": 100, "#
        + #""g": {"p": 2, "k": {"k": [0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0.5]}}}"#)
    var expected = GradientSource(
      kind: .radial, start: AnimatedValue(Vector3(1, 2, 0)), end: AnimatedValue(Vector3(3, 4, 0)),
      colorStopCount: 2, stops: AnimatedValue([0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0.5]))
    expected.highlightLength = AnimatedValue(0.5)
    expected.highlightAngle = AnimatedValue(30)
    #expect(kind == .fill(FillPaint(source: .gradient(expected))))
  }

  @Test("gradients with fewer colors than their count are reported")
  func shortGradient() throws {
    let result = try result(
      #"{"ty": "gs", "w": 1, "t": 1, "s": [0, 0], "e": [1, 0], "g": {"p": 9, "k": {"k": [0, 1, 0, 0]}}}"#
    )
    #expect(codes(result) == [.unevenGradient])
    guard case .stroke(let stroke) = try shape(result.composition),
      case .gradient(let gradient) = stroke.source
    else { throw ShapeMissing() }
    #expect(gradient.colorStopCount == 1)
  }

  @Test(
    "merges of paths that cross too often",
    arguments: [(1500, 2, true), (1500, 1, false), (1, 2, false)])
  func tangledMerges(_ step: Int, _ mode: Int, _ isTangled: Bool) throws {
    let corners = 3001
    let vertices = (0..<corners).map { index in
      let angle = Double(index * step) * 2 * Double.pi / Double(corners)
      return "[\(cosine(angle) * 50), \(sine(angle) * 50)]"
    }
    let zeros = Array(repeating: "[0, 0]", count: corners).joined(separator: ", ")
    let path =
      #"{"ty": "sh", "ks": {"k": {"c": true, "v": [\#(vertices.joined(separator: ", "))], "#
      + #""i": [\#(zeros)], "o": [\#(zeros)]}}}"#
    let result = try importText(
      Fixture.file(
        layers: #"{"ty": 4, "ip": 0, "op": 9, "ks": {}, "shapes": [\#(path), \#(path), "#
          + #"{"ty": "mm", "mm": \#(mode)}]}"#))
    #expect(codes(result) == (isTangled ? [.tangledMerge] : []))
  }

  @Test("modifiers and their units")
  func modifiers() throws {
    var trim = TrimModifier(mode: .individually)
    (trim.start, trim.end) = (AnimatedValue(0.1), AnimatedValue(0.3))
    trim.offset = AnimatedValue(0.25)
    #expect(try kind(#"{"ty": "tm", "s": 10, "e": 30, "o": {"k": 90}, "m": 2}"#) == .trim(trim))
    #expect(
      try kind(#"{"ty": "rd", "r": {"k": 5}}"#) == .roundCorners(radius: AnimatedValue(5)))
    #expect(try kind(#"{"ty": "mm", "mm": 1}"#) == .merge(.merge))
    var transform = LayerTransform()
    transform.rotation = AnimatedValue(9)
    var repeater = RepeaterModifier(copies: AnimatedValue(3), laterAbove: true)
    (repeater.offset, repeater.transform) = (AnimatedValue(1), transform)
    (repeater.startOpacity, repeater.endOpacity) = (AnimatedValue(0.2), AnimatedValue(0.8))
    let text =
      #"{"ty": "rp", "c": 3, "o": 1, "m": 2, "tr": {"ty": "tr", "r": 9, "so": 80, "eo": 20}}"#
    #expect(try kind(text) == .repeater(repeater))
    // Opacities start at the copy on top.
    var below = repeater
    below.laterAbove = false
    swap(&below.startOpacity, &below.endOpacity)
    #expect(try kind(text.replacing(#""m": 2"#, with: #""m": 1"#)) == .repeater(below))
  }

  @Test("too many copies are limited")
  func copies() throws {
    let result = try result(#"{"ty": "rp", "c": 1000000, "o": 0, "m": 1, "tr": {}}"#)
    #expect(codes(result) == [.runawayRepeater])
    guard case .repeater(let repeater) = try shape(result.composition) else { throw ShapeMissing() }
    #expect(repeater.copies.initial == ImportLimits.repeaterCopies)
  }

  @Test("path operations are read; those of unknown form are reported")
  func pathModifiers() throws {
    var (twist, zigZag, offset) = (
      TwistModifier(), ZigZagModifier(), OffsetModifier(join: .round)
    )
    (twist.angle, twist.center) = (AnimatedValue(90), AnimatedValue(Vector3(1, 2, 0)))
    (zigZag.amplitude, zigZag.frequency) = (AnimatedValue(4), AnimatedValue(7))
    zigZag.pointType = AnimatedValue(2)
    (offset.amount, offset.miterLimit) = (AnimatedValue(-3), AnimatedValue(5))
    let modifiers: [(String, ShapeItem.Kind)] = [
      (#"{"ty": "pb", "a": {"k": 50}}"#, .pucker(amount: AnimatedValue(0.5))),
      (#"{"ty": "tw", "a": 90, "c": [1, 2]}"#, .twist(twist)),
      (#"{"ty": "zz", "s": 4, "r": {"k": 7}, "pt": {"k": 2}}"#, .zigZag(zigZag)),
      (#"{"ty": "op", "a": {"k": -3}, "lj": 2, "ml": {"k": 5}}"#, .offset(offset)),
      (#"{"ty": "wgp", "a": 1}"#, .unsupported("wgp")),
    ]
    for (text, expected) in modifiers {
      let result = try result(text)
      let isDrawn = expected != .unsupported("wgp")
      #expect(codes(result) == (isDrawn ? [] : [.unsupportedModifier]))
      #expect(try shape(result.composition) == expected)
    }
  }

  @Test("shapes of unknown types, and transforms outside of groups, are reported")
  func unknownTypes() throws {
    let unknown = try result(#"{"ty": "zzz", "a": {"k": 1}}"#)
    #expect(codes(unknown) == [.unsupportedShape])
    #expect(try shape(unknown.composition) == .unsupported("zzz"))
    let transform = try result(#"{"ty": "tr", "a": {"k": 1}}"#)
    #expect(codes(transform) == [.misplacedTransform])
    #expect(try shapes(transform.composition).isEmpty)
  }

  @Test("nested repeaters have a common limit")
  func nestedRepeaters() throws {
    let repeater = #"{"ty": "rp", "c": 2000, "o": 0, "m": 1, "tr": {}}"#
    let inner = #"{"ty": "gr", "it": [{"ty": "rc", "s": [1, 1]}, \#(repeater)]}"#
    let result = try result("\(inner), \(repeater)")
    #expect(codes(result) == [.runawayRepeater])
    guard case .repeater(let outer) = try shapes(result.composition)[1].kind else {
      throw ShapeMissing()
    }
    let inside = 2 * ImportLimits.repeaterCopies
    #expect(outer.copies.initial == (ImportLimits.repeatedShapes / (inside + 1)).rounded(.down))
  }

  @Test("hidden shapes are omitted")
  func hidden() throws {
    let composition = try importClean(
      Fixture.file(layers: Fixture.shapeLayer(#"{"ty": "rc", "hd": true, "s": [1, 1]}"#)))
    #expect(try shapes(composition).isEmpty)
  }
}
