import CompositionModel
import Diagnostics
import Geometry
import LottieImport
import SceneModel
import Testing
import ViewTree

/// The results of expressions: constants, keyframes, texts, and failures.
@Suite struct PassTests {
  private func turning(_ script: String) throws -> ExpressionFixture {
    try ExpressionFixture(
      layers: ExpressionFixture.turning("var $bm_rt; $bm_rt = \(script);"))
  }

  @Test("a constant result is a constant")
  func constant() throws {
    let rotation = try turning("45").composition.layers[0].transform.rotation
    #expect(!rotation.isAnimated && rotation.initial == 45 && rotation.expression != nil)
  }

  @Test("a linear movement is one segment over all frames")
  func even() throws {
    let rotation = try turning("time * 100").composition.layers[0].transform.rotation
    #expect(rotation.keyframes.map(\.time) == [0, 20])
    #expect(rotation.keyframes.map(\.value) == [0, 200])
  }

  @Test("a jump between still values is a hold")
  func jump() throws {
    let fixture = try turning("time < 0.7 ? 1 : 5")
    #expect(fixture.rotation(at: 6.9) == 1 && fixture.rotation(at: 7) == 5)
    #expect(fixture.composition.layers[0].transform.rotation.keyframes.count <= 4)
  }

  @Test("curves stay within their tolerance at each frame")
  func curve() throws {
    let fixture = try turning("Math.sin(time * 3) * 90")
    for frame in 0...20 {
      let expected = FloatingPointMath.sine(Double(frame) * 0.3) * 90
      #expect(isNear(fixture.rotation(at: Double(frame)), expected))
    }
  }

  @Test(
    "what a design leaves in the engine is gone for the next one",
    arguments: [
      "Array.prototype.left = 7", "Math.sin = function () { return 7; }", "Object.freeze(this)",
      "thisComp.left = thisLayer.left = 7", "var list = []; while (true) list.push(list + 'x')",
      "(function f() { f(); })()", "while (true) {}",
    ])
  func isolation(_ script: String) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      // The engine keeps heaps from the second design of a process on.
      for _ in 0..<3 {
        group.addTask {
          _ = try turning("0; \(script)")
          let next = try turning(
            "[].left === undefined && thisComp.left === undefined && typeof list === 'undefined' "
              + "? Math.sin(0) + 45 : 1")
          #expect(next.composition.layers[0].transform.rotation.initial == 45)
        }
      }
      try await group.waitForAll()
    }
  }

  @Test("layers with one expression have variables of their own")
  func sharedScript() throws {
    let script = "var $bm_rt; var turns = index * 10; turns += 1; $bm_rt = turns;"
    let layers = (1...3).map {
      ExpressionFixture.turning(script, name: "Layer \($0)", index: $0)
    }
    let fixture = try ExpressionFixture(layers: layers.joined(separator: ","))
    #expect((0..<3).map { fixture.rotation(at: 0, of: $0) } == [11, 21, 31])
  }

  @Test("expressions of several layers that cannot be compiled are reported for each")
  func sharedFailure() throws {
    let layers = (1...2).map { ExpressionFixture.turning("var a = (", index: $0) }
    let fixture = try ExpressionFixture(layers: layers.joined(separator: ","))
    let failures = fixture.findings.filter { $0.code == .unsupportedExpression }
    #expect(failures.count == 2 && Set(failures.map(\.message)).count == 1)
    #expect(fixture.rotation(at: 0, of: 1) == 10)
  }

  @Test("expressions are evaluated only near the frames that are drawn")
  func drawnFrames() throws {
    let script = "if (time < 0.3) throw 'early'; Math.sin(time * 3) * 90"
    func fixture(_ frames: EvaluatedFrames) throws -> ExpressionFixture {
      try ExpressionFixture(
        layers: ExpressionFixture.turning("var $bm_rt; $bm_rt = eval(\"\(script)\");"),
        evaluatedFrames: frames)
    }
    let drawn = try fixture(.some { _ in [7, 15] })
    let times = drawn.composition.layers[0].transform.rotation.keyframes.map(\.time)
    #expect(times == [6, 7, 8, 14, 15, 16] && drawn.codes == [.evaluatedExpression])
    for frame in [7.0, 15] {
      let expected = FloatingPointMath.sine(frame * 0.3) * 90
      #expect(isNear(drawn.rotation(at: frame), expected))
    }
    // Without a frame to draw, or with all frames.
    #expect(try !fixture(.some { _ in [99] }).codes.contains(.unsupportedExpression))
    #expect(try fixture(.all).codes.contains(.unsupportedExpression))
  }

  @Test("a vector of too few numbers keeps the other dimensions, further numbers are ignored")
  func dimensions() throws {
    let fixture = try ExpressionFixture(
      layers: #"""
        {"ty": 1, "nm": "A", "ip": 0, "op": 20, "sw": 1, "sh": 1, "sc": "#000000", "ks":
         {"p": {"k": [5, 6, 0], "x": "var $bm_rt; $bm_rt = [9];"},
          "s": {"k": [100, 100, 100], "x": "var $bm_rt; $bm_rt = [10, NaN, 30, 40];"},
          "r": {"k": 7, "x": "var $bm_rt; $bm_rt = [33];"}, "o": {"k": 50, "x": "var $bm_rt; $bm_rt = [1, 2];"}}}
        """#)
    let transform = fixture.composition.layers[0].transform
    #expect(transform.position == .unified(expressed(AnimatedValue(Vector3(9, 6, 0)), 0)))
    #expect(transform.scale.initial == Vector3(0.1, 1, 0.3))
    #expect(transform.rotation.initial == 33 && transform.opacity.initial == 0.5)
  }

  private func expressed(_ value: AnimatedValue<Vector3>, _ index: Int) -> AnimatedValue<Vector3> {
    var value = value
    value.expression = ExpressionNumber(index)
    return value
  }

  @Test(
    "an expression that fails keeps the keyframes, and is reported with the reason",
    arguments: [
      ("nothing.there", "nothing"), ("thisComp.layer('X').rotation", "rotation"), ("(", "bracket"),
      ("undefined", "result is undefined"), ("key(9)", "keyframe at index 9"),
      ("1 +", "SyntaxError"),
      ("thisLayer", "group"), ("Function('1')", "Function"), ("(0, eval)('1')", "callable"),
      ("(function () {}).constructor('return 1')()", "callable"),
    ])
  func failure(script: String, reason: String) throws {
    let fixture = try turning(script)
    #expect(fixture.codes == [.unsupportedExpression])
    let finding = try #require(fixture.findings.first)
    #expect(finding.message.contains(reason), "\(finding.message)")
    #expect(finding.pointer == "/layers/0/ks/r/x" && finding.layerPath == ["Main", "A"])
    #expect(fixture.rotation(at: 5) == 20)
  }

  @Test("properties that follow each other in a cycle use the keyframes where it closes")
  func circle() throws {
    let a = ExpressionFixture.turning("var $bm_rt; $bm_rt = thisComp.layer('B').rotation + 1;")
    let b = ExpressionFixture.turning(
      "var $bm_rt; $bm_rt = thisComp.layer('A').rotation + 2;", name: "B", index: 2)
    let fixture = try ExpressionFixture(layers: a + "," + b)
    #expect(fixture.codes == [.evaluatedExpression, .evaluatedExpression])
    #expect(fixture.rotation(at: 0) == 13 && fixture.rotation(at: 0, of: 1) == 12)
  }

  @Test("a property reads the result of another one's expression")
  func chain() throws {
    let a = ExpressionFixture.turning("var $bm_rt; $bm_rt = thisComp.layer('B').rotation * 2;")
    let b = ExpressionFixture.turning("var $bm_rt; $bm_rt = time * 10;", name: "B", index: 2)
    #expect(try ExpressionFixture(layers: a + "," + b).rotation(at: 10) == 20)
  }

  @Test("texts change when their expression does")
  func texts() throws {
    let fixture = try ExpressionFixture(
      layers: #"""
        {"ty": 5, "nm": "T", "ip": 0, "op": 20, "ks": {}, "t": {"a": [], "d": {"k": [{"t": 0, "s": {"t": "zero", "f": "F", "s": 10}}],
         "x": "var $bm_rt; $bm_rt = value + '\\r' + Math.floor(time) + text.sourceText.length;"}}}
        """#)
    guard case .text(let content) = fixture.composition.layers[0].content else {
      throw ExpressionTestError()
    }
    #expect(content.documents.map(\.time) == [0, 10, 20])
    #expect(content.documents.map(\.document.text) == ["zero\n04", "zero\n14", "zero\n24"])
  }

  @Test("a text is measured by the outlines of its characters")
  func textBounds() throws {
    let text = #"""
      {"ty": 5, "nm": "T", "ip": 0, "op": 20, "ks": {}, "t": {"a": [], "d": {"k": [{"t": 0, "s": {"t": "aa", "f": "F", "s": 50}}]}}}
      """#
    let path =
      #"{"c": true, "v": [[0, -60], [40, -60], [40, 0]], "i": [[0, 0], [0, 0], [0, 0]], "o": [[0, 0], [0, 0], [0, 0]]}"#
    let more = #"""
      , "fonts": {"list": [{"fName": "F", "fFamily": "F", "fStyle": "R"}]},
       "chars": [{"ch": "a", "size": 50, "style": "R", "fFamily": "F", "w": 50, "data": {"shapes": [
       {"ty": "gr", "it": [{"ty": "sh", "ks": {"k": \#(path)}}]}]}}]
      """#
    let cases = [("width", 45.0), ("height", 30), ("top", -30), ("left", 0)]
    for (member, expected) in cases {
      let fixture = try ExpressionFixture(
        layers: ExpressionFixture.turning(
          "var $bm_rt; $bm_rt = thisComp.layer('T').sourceRectAtTime().\(member);") + "," + text,
        more: more)
      #expect(isNear(fixture.rotation(at: 5), expected), "\(member): \(fixture.rotation(at: 5))")
    }
  }

  @Test("times inside precompositions are their own, and time remapping may have expressions")
  func precompositions() throws {
    let inner = ExpressionFixture.turning("var $bm_rt; $bm_rt = time * 10;")
    let assets = #"[{"id": "p", "nm": "Pre", "layers": [\#(inner)]}]"#
    let plain = try ExpressionFixture(
      layers:
        #"{"ty": 0, "nm": "L", "refId": "p", "ip": 5, "op": 15, "st": 5, "w": 9, "h": 9, "ks": {}}"#,
      assets: assets)
    let rotation = plain.composition.precompositions[0].layers[0].transform.rotation
    #expect(
      rotation.keyframes.map(\.time) == [0, 10] && rotation.keyframes.map(\.value) == [0, 10])

    let remapped = try ExpressionFixture(
      layers: #"""
        {"ty": 0, "nm": "L", "refId": "p", "ip": 0, "op": 20, "st": 0, "w": 9, "h": 9, "ks": {},
         "tm": {"k": 0, "x": "var $bm_rt; $bm_rt = 0.3 + time / 10;"}}
        """#, assets: assets)
    guard case .precomposition(_, _, let remap) = remapped.composition.layers[0].content else {
      throw ExpressionTestError()
    }
    #expect(remap.map { isNear($0.initial, 3) && isNear($0.keyframes[1].value, 5) } == true)
    let inside = remapped.composition.precompositions[0].layers[0].transform.rotation
    #expect(isNear(inside.initial, 3) && isNear(inside.keyframes.last?.value ?? 0, 5))
  }

  @Test("controls and hidden layers are only evaluated when others refer to them")
  func controls() throws {
    let slider = #"""
      , "ef": [{"ty": 5, "nm": "E", "mn": "ADBE Slider Control", "ef": [{"ty": 0, "nm": "S", "v": {"k": 1, "x": "var $bm_rt; $bm_rt = time;"}}]}]
      """#
    let fixture = try ExpressionFixture(
      layers: ExpressionFixture.turning("var $bm_rt; $bm_rt = effect('E')('S') * 10;", more: slider)
    )
    #expect(fixture.rotation(at: 10) == 10)
    #expect(fixture.composition.layers[0].effects[0].panel.number(at: 0)?.isAnimated == false)
    #expect(fixture.findings.filter { $0.code == .evaluatedExpression }.map(\.count) == [2])
  }
}

/// The sine, without Foundation.
enum FloatingPointMath {
  static func sine(_ angle: Double) -> Double { Geometry.sine(angle) }
}
