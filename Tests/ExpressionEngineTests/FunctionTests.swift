import CompositionModel
import Diagnostics
import Testing
import ViewTree

/// The functions that expressions find.
@Suite struct FunctionTests {
  @Test(
    "times and keyframes of the property itself",
    arguments: [
      ("time", 0.5), ("value", 20), ("valueAtTime(1)", 30), ("valueAtTime(0.25)", 15),
      ("velocity", 20), ("velocityAtTime(0.5)", 20), ("velocityAtTime(1.5)", 0), ("numKeys", 2),
      ("key(2).time", 1), ("key(2)[0]", 30), ("key(1).value", 10), ("key(2).index", 2),
      ("nearestKey(time).index", 1), ("nearestKey(0.8).index", 2), ("thisProperty.numKeys", 2),
      ("thisProperty.valueAtTime(1)", 30), ("thisProperty.key(2).value", 30),
      ("smooth(0.2, 3)", 20),
      ("thisProperty.propertyIndex", 10), ("framesToTime(5)", 0.5), ("timeToFrames(1)", 10),
      ("timeToFrames()", 5), ("posterizeTime(4), time", 0.5), ("(posterizeTime(1), value)", 10),
      ("inPoint", 0), ("outPoint", 2), ("index", 1), ("width", 100), ("hasParent ? 1 : 0", 0),
    ] as [(String, Double)])
  func ownProperty(script: String, expected: Double) throws {
    #expect(isNear(try evaluated("(\(script))"), expected))
  }

  @Test(
    "easing between values",
    arguments: [
      ("linear(time, 0, 1, 0, 10)", 5), ("linear(0.25, 0, 8)", 2), ("linear(2, 0, 1, 0, 10)", 10),
      ("linear(0.5, 0, 1, [0, 2], [4, 8])[1]", 5), ("ease(0.5, 0, 1, 0, 10)", 5.017),
      ("ease(0.25, 0, 1, 0, 10)", 1.578), ("easeIn(0.5, 0, 1, 0, 10)", 3.63),
      ("easeOut(0.5, 0, 1, 0, 10)", 6.37), ("easeIn(0.5, 0, 10)", 3.63),
      ("ease(-1, 0, 1, 3, 10)", 3),
      ("linear(3, 5, 5, 1, 2)", 1),
    ] as [(String, Double)])
  func easing(script: String, expected: Double) throws {
    #expect(isNear(try evaluated(script), expected))
  }

  @Test(
    "colors",
    arguments: [
      ("rgbToHsl([1, 0, 0, 1])[2]", 0.5), ("rgbToHsl([0, 1, 0, 1])[0]", 1.0 / 3),
      ("hslToRgb([2 / 3, 1, 0.5, 1])[2]", 1), ("hslToRgb(rgbToHsl([0.2, 0.4, 0.6, 1]))[1]", 0.4),
      ("hexToRgb('#ff8000')[1]", 128.0 / 255),
    ] as [(String, Double)])
  func colors(script: String, expected: Double) throws {
    #expect(isNear(try evaluated(script), expected))
  }

  @Test(
    "random numbers are in their range, differ from frame to frame, and are the same in each run")
  func random() throws {
    let script = "var $bm_rt; seedRandom(3); $bm_rt = random(5, 9);"
    let runs = try (0..<2).map { _ in
      try ExpressionFixture(layers: ExpressionFixture.turning(script))
    }
    #expect(runs[0].composition == runs[1].composition)
    #expect(runs[0].codes == [.evaluatedExpression, .randomExpression])
    let values = (0..<20).map { runs[0].rotation(at: Double($0)) }
    #expect(values.allSatisfy { (5...9).contains($0) })
    #expect(Set(values).count > 15)
    let timeless = try ExpressionFixture(
      layers: ExpressionFixture.turning("var $bm_rt; seedRandom(3, true); $bm_rt = random(5, 9);"))
    #expect(!timeless.composition.layers[0].transform.rotation.isAnimated)
    #expect(try (0...1).contains(evaluated("Math.random()")))
    #expect(try (5...9).contains(evaluated("gaussRandom(5, 9)")))
    #expect(try (-1...1).contains(evaluated("noise(time)")))
  }

  @Test("wiggle moves about the value, smoothly and within its amplitude")
  func wiggle() throws {
    let fixture = try ExpressionFixture(
      layers: ExpressionFixture.turning("var $bm_rt; $bm_rt = wiggle(1, 4);"))
    let offsets = (0..<20).map { frame in
      fixture.rotation(at: Double(frame)) - (frame < 10 ? 10 + 2 * Double(frame) : 30)
    }
    #expect(offsets.allSatisfy { abs($0) <= 4.02 } && offsets.contains { abs($0) > 0.2 })
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { abs($0 - $1) < 2 })
  }

  @Test("layers, effects and compositions by name and number")
  func links() throws {
    let other = #"""
      {"ty": 1, "nm": "B", "ind": 7, "ip": 0, "op": 20, "sw": 40, "sh": 30, "sc": "#00ff00",
       "ks": {"p": {"s": true, "x": {"k": 3}, "y": {"k": 4}}, "r": {"k": 9}, "o": {"k": 40}, "s": {"k": [50, 60, 100]}},
       "ef": [{"ty": 5, "nm": "Speed", "mn": "ADBE Slider Control", "ef":
         [{"ty": 0, "nm": "Slider", "mn": "ADBE Slider Control-0001", "v": {"k": 12}}]},
        {"ty": 5, "nm": "Target", "mn": "ADBE Layer Control", "ef":
         [{"ty": 10, "nm": "Layer", "mn": "ADBE Layer Control-0001", "v": {"k": 7}}]},
        {"ty": 5, "nm": "Tint", "mn": "ADBE Color Control", "ef":
         [{"ty": 2, "nm": "Color", "mn": "ADBE Color Control-0001", "v": {"k": [0.25, 0.5, 1]}}]}]}
      """#
    let cases: [(String, Double)] = [
      ("thisComp.layer('B').rotation", 9), ("thisComp.layer(7).transform.rotation", 9),
      ("thisComp('B')('Transform')('Rotation')", 9), ("thisComp.layer('B')(1)(10)", 9),
      ("thisComp.layer('B').effect('Speed')('Slider')", 12),
      ("thisComp.layer('B').effect(1)(1)", 12), ("thisComp.layer('B')(4)('Speed')(1)", 12),
      ("thisComp.layer('B').effect('Speed')('ADBE Slider Control-0001').value", 12),
      ("thisComp.layer('B').effect('Target')('Layer').opacity", 40),
      ("thisComp.layer('B').effect('Tint').color[1]", 0.5),
      ("thisComp.layer('B').effect('Tint')('Color')[0]", 0.25),
      ("thisComp.layer('B').position[1]", 4), ("thisComp.layer('B').transform.xPosition", 3),
      ("thisComp.layer('B').scale[1]", 60), ("thisComp.numLayers", 2), ("thisComp.width", 200),
      ("thisComp.height", 100), ("thisComp.frameDuration", 0.1),
      ("comp('Main').layer('B').index", 7),
      ("thisComp.layer('none') === null ? 1 : 0", 1), ("thisLayer.name === 'A' ? 1 : 0", 1),
      ("thisLayer.sourceRectAtTime().width", 40), ("transform.position[0]", 50),
      ("position[1]", 60),
      ("transform.opacity", 80), ("$bm_transform.scale[0]", 200),
      ("thisLayer.transform.anchorPoint[0]", 5),
      ("thisComp.layer('B').propertyGroup === undefined ? 0 : 1", 1),
    ]
    for (script, expected) in cases {
      let fixture = try ExpressionFixture(
        layers: ExpressionFixture.turning("var $bm_rt; $bm_rt = \(script);") + "," + other)
      #expect(
        isNear(fixture.rotation(at: 5), expected), "\(script): \(fixture.findings.map(\.message))")
    }
  }

  @Test("points move between layer and composition")
  func spaces() throws {
    let parent = #"""
      {"ty": 3, "nm": "P", "ind": 2, "ip": 0, "op": 20, "ks": {"p": {"k": [100, 10, 0]}, "r": {"k": 90}}}
      """#
    let child = ExpressionFixture.turning("var $bm_rt; $bm_rt = value;", more: #", "parent": 2"#)
    let cases: [(String, Double)] = [
      ("toComp([5, 6])[0]", 100 - 60), ("toComp([5, 6])[1]", 10 + 50),
      ("thisComp.layer('A').toWorld([5, 6, 0])[2]", 0), ("fromComp([40, 60])[0]", 5),
      ("fromWorld(toWorld([7, 8]))[1]", 8), ("parent.position[0]", 100), ("hasParent ? 1 : 0", 1),
    ]
    for (script, expected) in cases {
      // The transform of the layer refers to its own rotation: it must not recurse.
      let probe = ExpressionFixture.turning(
        "var $bm_rt; $bm_rt = (function () { var l = thisComp.layer('A'), toComp = l.toComp, "
          + "toWorld = l.toWorld, fromComp = l.fromComp, fromWorld = l.fromWorld, parent = l.parent, "
          + "hasParent = l.hasParent; return \(script); })();", name: "probe", index: 3)
      let fixture = try ExpressionFixture(layers: [probe, child, parent].joined(separator: ","))
      #expect(
        isNear(fixture.rotation(at: 0), expected), "\(script): \(fixture.findings.map(\.message))")
    }
  }
}
