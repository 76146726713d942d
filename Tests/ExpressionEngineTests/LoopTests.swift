import CompositionModel
import Diagnostics
import Geometry
import Testing
import ViewTree

/// Loops of keyframes, written out and evaluated.
@Suite struct LoopTests {
  /// A rotation with keyframes at frames 2, 4 and 6 of 0, 10 and 40 degrees, under an expression.
  private func rotation(_ script: String) throws -> (ExpressionFixture, AnimatedValue<Double>) {
    let fixture = try ExpressionFixture(
      layers: #"""
        {"ty": 1, "nm": "A", "ip": 0, "op": 20, "sw": 1, "sh": 1, "sc": "#000000", "ks": {"r": {"a": 1, "k": [
         {"t": 2, "s": [0], "o": {"x": 0.5, "y": 0}, "i": {"x": 0.8, "y": 1}},
         {"t": 4, "s": [10], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}}, {"t": 6, "s": [40]}],
         "x": \#(ExpressionFixture.quoted(script))}}}
        """#)
    return (fixture, fixture.composition.layers[0].transform.rotation)
  }

  private let cases: [(String, [Double: Double])] = [
    ("'cycle'", [6: 40, 8: 10, 10: 0, 12: 10, 13: 25, 14: 0]),
    ("", [6: 40, 8: 10, 13: 25]),
    ("'Cycle', 1", [6: 40, 7: 25, 8: 10, 9: 25, 11: 25]),
    ("'pingpong'", [6: 40, 7: 25, 8: 10, 10: 0, 12: 10, 14: 40, 15: 25]),
    ("'offset'", [6: 40, 8: 50, 9: 65, 10: 80, 12: 90]),
  ]

  @Test("repeated keyframes and evaluated ones give the same at each frame")
  func alike() throws {
    for (arguments, values) in cases {
      let (written, value) = try rotation("var $bm_rt;\n$bm_rt = loopOut(\(arguments));")
      let (evaluated, _) = try rotation("var $bm_rt; $bm_rt = loopOut(\(arguments)) + 0;")
      for frame in 0..<20 {
        let frame = Double(frame)
        #expect(
          isNear(written.rotation(at: frame), evaluated.rotation(at: frame), 0.02),
          "\(arguments) at \(frame)")
        if let expected = values[frame] {
          #expect(isNear(written.rotation(at: frame), expected), "\(arguments) at \(frame)")
        }
      }
      #expect(value.keyframes.contains { $0.easing == .curve(TimingCurve(0.5, 0, 0.8, 1)) })
    }
  }

  @Test("the reversed run has the easing reversed")
  func backwards() throws {
    let (_, value) = try rotation("var $bm_rt; $bm_rt = loopOut('pingpong');")
    let back = try #require(value.keyframes.first { $0.time == 8 })
    guard case .curve(let curve) = back.easing else { throw ExpressionTestError() }
    #expect(isNear(curve.c1.x, 0.2) && isNear(curve.c2.x, 0.5) && curve.c2.y == 1)
  }

  @Test("before the first keyframe, continued at the last speed, and by seconds")
  func evaluated() throws {
    let cases: [(String, [Double: Double])] = [
      ("loopIn('cycle')", [0: 10, 1: 25, 2: 0]), ("loopIn('pingpong')", [0: 10, 2: 0]),
      ("loopIn('offset')", [0: -30, 1: -15, 2: 0]),
      ("loopOut('continue')", [6: 40, 8: 70, 10: 100]),
      ("loopOutDuration('cycle', 0.4)", [6: 40, 7: 25, 8: 10, 10: 10]),
      ("thisProperty.loopOut('cycle')", [8: 10, 10: 0]),
    ]
    for (script, values) in cases {
      let (fixture, _) = try rotation("var $bm_rt; $bm_rt = \(script);")
      for (frame, expected) in values {
        #expect(
          isNear(fixture.rotation(at: frame), expected, 0.1),
          "\(script) at \(frame): \(fixture.rotation(at: frame)) \(fixture.findings.map(\.message))"
        )
      }
    }
  }
}
