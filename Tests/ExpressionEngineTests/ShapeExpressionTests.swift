import CompositionModel
import Diagnostics
import Geometry
import SceneModel
import Testing
import ViewTree

/// Expressions on shapes and paths, and those that read them.
@Suite struct ShapeExpressionTests {
  private func layer(_ shapes: String, name: String = "S") -> String {
    #"""
    {"ty": 4, "nm": "\#(name)", "ind": 9, "ip": 0, "op": 20, "ks": {}, "shapes": [\#(shapes)]}
    """#
  }

  private let group = #"""
    {"ty": "gr", "nm": "G", "mn": "ADBE Vector Group", "it": [
      {"ty": "sh", "nm": "P", "ks": {"k": {"c": false, "v": [[0, 0], [30, 40]], "i": [[0, 0], [0, 0]], "o": [[0, 0], [0, 0]]}}},
      {"ty": "rc", "nm": "R", "p": {"k": [1, 2]}, "s": {"k": [8, 9]}, "r": {"k": 3}},
      {"ty": "fl", "nm": "F", "c": {"k": [0.25, 0.5, 1, 1]}, "o": {"k": 70}},
      {"ty": "st", "nm": "L", "c": {"k": [0, 0, 0, 1]}, "o": {"k": 60}, "w": {"k": 5},
       "d": [{"n": "d", "v": {"k": 11}}, {"n": "g", "v": {"k": 12}}, {"n": "o", "v": {"k": 13}}]},
      {"ty": "tm", "nm": "T", "s": {"k": 10}, "e": {"k": 20}, "o": {"k": 90}},
      {"ty": "tr", "p": {"k": [6, 7]}, "s": {"k": [50, 25]}, "r": {"k": 45}, "o": {"k": 30}}]}
    """#

  @Test("contents by name, number and internal name")
  func contents() throws {
    let base = "thisComp.layer('S')"
    let cases: [(String, Double)] = [
      ("content('G').content('R').size[1]", 9),
      ("('ADBE Root Vectors Group')(1)(2)('R')('Size')[0]", 8),
      ("content('G').content(2).roundness", 3), ("content('G').content('F').color[1]", 0.5),
      ("content('G').content('F').opacity", 70), ("content('G').content('L').strokeWidth", 5),
      ("content('G').content('L')('Stroke Width')", 5), ("content('G').content('L').dash.dash", 11),
      ("content('G').content('L').dash.gap", 12), ("content('G').content('L').dash.offset", 13),
      ("content('G').content('T').start", 10), ("content('G').content('T').offset", 90),
      ("content('G').transform.position[1]", 7), ("content('G').transform.scale[1]", 25),
      ("content('G')('ADBE Vector Transform Group')(6)", 45),
      ("content('G').transform.opacity", 30),
      ("content('G').content('P').path.points()[1][1]", 40),
      ("content('G').content('P').path.pointOnPath(0.5)[0]", 15),
      ("content('G').content('P').path.tangentOnPath(0.5)[1]", 0.8),
      ("content('G').content('P').path.normalOnPath(0.5)[0]", -0.8),
      ("content('G').content('P').path.isClosed() ? 1 : 0", 0),
      ("content('G').content('P')('ADBE Vector Shape').inTangents()[0][0]", 0),
      ("content('G').propertyIndex", 1),
      ("content('G').content('R').propertyGroup(2)._name === 'G' ? 1 : 0", 1),
    ]
    for (script, expected) in cases {
      let dot = script.hasPrefix("(") ? "" : "."
      let fixture = try ExpressionFixture(
        layers: ExpressionFixture.turning("var $bm_rt; $bm_rt = \(base)\(dot)\(script);") + ","
          + layer(group))
      #expect(
        isNear(fixture.rotation(at: 5), expected), "\(script): \(fixture.findings.map(\.message))")
    }
  }

  private func path(_ script: String) throws -> (AnimatedValue<BezierPath>, ExpressionFixture) {
    let shape = #"""
      {"ty": "sh", "nm": "P", "ks": {"k": {"c": true, "v": [[0, 0], [10, 0]], "i": [[0, 0], [0, 0]], "o": [[0, 0], [0, 0]]},
       "x": \#(ExpressionFixture.quoted("var $bm_rt; $bm_rt = " + script))}}
      """#
    let fixture = try ExpressionFixture(layers: layer(shape))
    guard case .shapes(let items) = fixture.composition.layers[0].content,
      case .path(let path) = items[0].kind
    else { throw ExpressionTestError() }
    return (path, fixture)
  }

  @Test("a path of points and tangents")
  func createPath() throws {
    let (path, _) = try path("createPath([[1, 2], [3, 4], [5, 6]], [[-1, 0]], [[1, 0]], false)")
    #expect(!path.isAnimated)
    #expect(path.initial.contours == [.init(firstKnot: 0, knotCount: 3, isClosed: false)])
    #expect(
      path.initial.points[..<4] == [Vector2(0, 2), Vector2(1, 2), Vector2(2, 2), Vector2(3, 4)])
  }

  @Test("a path of bare lists has absolute control points, as in lottie-web")
  func bare() throws {
    let (path, _) = try path("{v: [[1, 2], [3, 4]], i: [[0, 0], [3, 4]], o: [[1, 2], [9, 9]]}")
    #expect(path.initial.points[0] == .zero && path.initial.points[5] == Vector2(9, 9))
    #expect(!path.initial.contours[0].isClosed)
  }

  @Test("a path that follows the property's own points over time")
  func moving() throws {
    let (path, _) = try path(
      "createPath(points().map(function (p) { return [p[0] + time * 10, p[1]]; }), inTangents(), outTangents(), isClosed())"
    )
    #expect(path.keyframes.count == 2 && path.initial.contours[0].isClosed)
    #expect(path.keyframes[1].value.points[1] == Vector2(20, 0))
  }

  @Test("a path that is none leaves the property as it was")
  func wrong() throws {
    let (path, fixture) = try path("[1, 2]")
    #expect(path.initial.points.count == 6 && fixture.codes == [.unsupportedExpression])
  }

  @Test("percentages, turns and colors come back in the model's units")
  func units() throws {
    let shapes = #"""
      {"ty": "tm", "s": {"k": 0, "x": "var $bm_rt; $bm_rt = 25;"}, "e": {"k": 100}, "o": {"k": 0, "x": "var $bm_rt; $bm_rt = 90;"}},
      {"ty": "fl", "c": {"k": [0, 0, 0, 1], "x": "var $bm_rt; $bm_rt = [0.5, 2, -1, 0.1];"}, "o": {"k": 1, "x": "var $bm_rt; $bm_rt = 40;"}},
      {"ty": "gr", "it": [{"ty": "tr", "s": {"k": [100, 100], "x": "var $bm_rt; $bm_rt = [50, 200];"}}]}
      """#
    let fixture = try ExpressionFixture(layers: layer(shapes))
    guard case .shapes(let items) = fixture.composition.layers[0].content,
      case .trim(let trim) = items[0].kind, case .fill(let fill) = items[1].kind,
      case .group(_, let transform, _) = items[2].kind, case .color(let color) = fill.source
    else { throw ExpressionTestError() }
    #expect(trim.start.initial == 0.25 && trim.offset.initial == 0.25)
    #expect(color.initial == Color(red: 0.5, green: 1, blue: 0) && fill.opacity.initial == 0.4)
    #expect(transform.scale.initial == Vector3(0.5, 2, 1))
  }

  @Test("repeaters inside each other stay within their bound")
  func repeaters() throws {
    let copies =
      #"{"ty": "rp", "c": {"k": 1, "x": "var $bm_rt; $bm_rt = 1e6;"}, "o": {"k": 0}, "tr": {}}"#
    let fixture = try ExpressionFixture(
      layers: layer(#"{"ty": "gr", "it": [{"ty": "el"}, \#(copies), \#(copies), \#(copies)]}"#))
    guard case .shapes(let items) = fixture.composition.layers[0].content,
      case .group(let inner, _, _) = items[0].kind
    else { throw ExpressionTestError() }
    let counts = inner.compactMap { item -> Double? in
      if case .repeater(let repeater) = item.kind { repeater.copies.initial } else { nil }
    }
    #expect(counts == [500, 100, 1])
  }
}

/// What a fixture holds is not what it was made of.
struct ExpressionTestError: Error {}
