import CompositionModel
import Diagnostics
import Geometry
import Testing
import ViewTree

@testable import LottieImport

/// Keyframes of all kinds and ages.
@Suite struct KeyframeTests {
  /// The size of a rectangle with keyframes.
  private func size(_ keyframes: String) throws -> (AnimatedValue<Vector3>, ImportResult) {
    let result = try importText(Fixture.rectangle(size: #"{"a": 1, "k": [\#(keyframes)]}"#))
    return (try rectangle(result.composition).size, result)
  }

  /// The position of a rectangle with keyframes.
  private func position(
    _ keyframes: String, isClean: Bool = true
  ) throws -> AnimatedValue<Vector3> {
    let shape = #"{"ty": "rc", "s": [1, 1], "p": {"a": 1, "k": [\#(keyframes)]}}"#
    let file = Fixture.file(layers: Fixture.shapeLayer(shape))
    let composition = try isClean ? importClean(file) : importText(file).composition
    return try rectangle(composition).position
  }

  @Test("without handles the interpolation is linear")
  func linear() throws {
    let (size, result) = try size(#"{"t": 0, "s": [1, 2]}, {"t": 10, "s": [3, 4]}"#)
    #expect(result.diagnostics.items.isEmpty)
    #expect(
      size.keyframes == [
        Keyframe(time: 0, value: Vector3(1, 2, 0)), Keyframe(time: 10, value: Vector3(3, 4, 0)),
      ])
  }

  @Test(
    "handles are one curve, whether numbers, arrays of one or equal arrays",
    arguments: [
      #""o": {"x": 0.3, "y": 0.1}, "i": {"x": 0.6, "y": 1.2}"#,
      #""o": {"x": [0.3], "y": [0.1]}, "i": {"x": [0.6], "y": [1.2]}"#,
      #""o": {"x": [0.3, 0.3], "y": [0.1, 0.1]}, "i": {"x": [0.6, 0.6], "y": [1.2, 1.2]}"#,
    ])
  func curve(handles: String) throws {
    let (size, result) = try size(#"{"t": 0, "s": [1, 2], \#(handles)}, {"t": 10, "s": [3, 4]}"#)
    #expect(result.diagnostics.items.isEmpty)
    #expect(size.keyframes[0].easing == .curve(TimingCurve(0.3, 0.1, 0.6, 1.2)))
  }

  @Test("different entries are a curve for each dimension; a missing entry is the first")
  func perDimension() throws {
    let (size, _) = try size(
      #"{"t": 0, "s": [1, 2], "o": {"x": [0.3, 0.5], "y": [0, 0.2]}, "i": {"x": 0.6, "y": [1]}}, "#
        + #"{"t": 10, "s": [3, 4]}"#)
    #expect(
      size.keyframes[0].easing
        == .perDimension([TimingCurve(0.3, 0, 0.6, 1), TimingCurve(0.5, 0.2, 0.6, 1)]))
  }

  @Test("curves may have many dimensions; a shorter list goes on with its first entry")
  func manyDimensions() throws {
    let (size, _) = try size(
      #"{"t": 0, "s": [1, 2], "o": {"x": [0.1, 0.2, 0.3, 0.4, 0.5, 0.6], "y": 0}, "#
        + #""i": {"x": [0.7, 0.8, 0.9], "y": [1]}}, {"t": 10, "s": [3, 4]}"#)
    let x2 = [0.7, 0.8, 0.9, 0.7, 0.7, 0.7]
    #expect(
      size.keyframes[0].easing
        == .perDimension(
          x2.enumerated().map { TimingCurve([0.1, 0.2, 0.3, 0.4, 0.5, 0.6][$0], 0, $1, 1) }))
  }

  @Test("times of handles are clamped to 0...1")
  func clamped() throws {
    let (size, _) = try size(
      #"{"t": 0, "s": [1, 2], "o": {"x": -1, "y": -1}, "i": {"x": 3, "y": 3}}, {"t": 9, "s": [3, 4]}"#
    )
    #expect(size.keyframes[0].easing == .curve(TimingCurve(0, -1, 1, 3)))
  }

  @Test("hold")
  func hold() throws {
    let (size, _) = try size(#"{"t": 0, "s": [1, 2], "h": 1}, {"t": 10, "s": [3, 4]}"#)
    #expect(size.keyframes[0].easing == .hold)
  }

  @Test("a time that is almost a whole frame is that frame; others stay")
  func wholeFrames() throws {
    let (size, _) = try size(
      #"{"t": 7.00000028511585, "s": [1, 2]}, {"t": 224.99995, "s": [3, 4]}, {"t": 230.001, "s": [5, 6]}"#
    )
    #expect(size.keyframes.map(\.time) == [7, 225, 230.001])
  }

  @Test("spatial tangents; zero and held ones are none")
  func tangents() throws {
    let position = try position(
      #"{"t": 0, "s": [0, 0], "to": [1, 2, 0], "ti": [3, 4, 0]}, "#
        + #"{"t": 5, "s": [1, 0], "to": [0, 0, 0], "ti": [0, 0, 0]}, "#
        + #"{"t": 7, "s": [1, 0], "to": [1, 0, 0], "ti": [1, 0, 0], "h": 1}, {"t": 9, "s": [9, 9]}"#
    )
    #expect(
      position.keyframes.map(\.tangents) == [
        SpatialTangents(outgoing: Vector3(1, 2, 0), incoming: Vector3(3, 4, 0)), nil, nil, nil,
      ])
  }

  @Test("tangents along the line are ignored, except before a layer's last keyframe in old files")
  func straightTangents() throws {
    func isStraight(_ numbers: String, endsOld: Bool) throws -> Bool {
      let value = { (x: Int) in "[\(x), 0\(numbers)]" }
      let end = endsOld ? #"{"t": 5}"# : #"{"t": 5, "s": \#(value(10))}"#
      let position = try position(
        #"{"t": 0, "s": \#(value(0)), "e": \#(value(10)), "to": \#(value(20)), "ti": \#(value(-3))}, "#
          + end, isClean: false)
      return position.keyframes[0].tangents == nil
    }
    #expect(try isStraight("", endsOld: false) && isStraight("", endsOld: true))
    #expect(try isStraight(", 0", endsOld: false))
    #expect(try !isStraight(", 0", endsOld: true))
  }

  @Test("old end values are the next keyframe's value unless it has one")
  func endValues() throws {
    let (size, result) = try size(
      #"{"t": 0, "s": [1, 1], "e": [2, 2]}, {"t": 5, "s": [3, 3], "e": [4, 4]}, {"t": 9}"#)
    #expect(
      size.keyframes.map(\.value) == [Vector3(1, 1, 0), Vector3(3, 3, 0), Vector3(4, 4, 0)])
    #expect(codes(result) == [.oldDialect, .unreachedEnd])
  }

  @Test("a last keyframe with only a time keeps the value before it")
  func onlyTime() throws {
    let (size, _) = try size(#"{"t": 0, "s": [1, 1]}, {"t": 5, "s": [3, 3], "h": 1}, {"t": 9}"#)
    #expect(size.keyframes.last == Keyframe(time: 9, value: Vector3(3, 3, 0)))
  }

  @Test("unsorted keyframes are sorted and reported; those of one time keep their order")
  func unsorted() throws {
    let (size, result) = try size(
      #"{"t": 9, "s": [9, 0]}, {"t": 0, "s": [1, 0]}, {"t": 0, "s": [2, 0]}"#)
    #expect(size.keyframes.map(\.value.x) == [1, 2, 9])
    #expect(codes(result) == [.unsortedKeyframes])
  }

  @Test("keyframes of one time keep their order and are reported")
  func sameTime() throws {
    let (size, result) = try size(
      #"{"t": 0, "s": [9, 0]}, {"t": 4, "s": [1, 0]}, {"t": 4, "s": [2, 0]}"#)
    #expect(size.keyframes.map(\.value.x) == [9, 1, 2])
    #expect(codes(result) == [.simultaneousKeyframes])
    #expect(result.diagnostics.highestSeverity == .note)
  }

  @Test("a keyframe without time is ignored, a first one without value has the default")
  func incomplete() throws {
    let (size, result) = try size(#"{"t": 0}, {"s": [5, 5]}, {"t": 4, "s": [1, 0]}"#)
    #expect(size.keyframes.map(\.value.x) == [0, 1])
    #expect(codes(result) == [.missingMember, .missingMember])
  }

  @Test("an end value that no keyframe reaches is reported, but not that of a held keyframe")
  func unreachedEnds() throws {
    #expect(codes(try size(#"{"t": 0, "s": [1, 1], "e": [2, 2]}"#).1) == [.unreachedEnd])
    #expect(codes(try size(#"{"t": 0, "s": [1, 1], "e": [1, 1]}"#).1).isEmpty)
    #expect(codes(try size(#"{"t": 0, "s": [1, 1], "e": [2, 2], "h": 1}"#).1).isEmpty)
  }

  @Test("values as numbers, and keyframes of a static property, are read and noted")
  func unusualForms() throws {
    let keyframes = #"[{"t": 0, "s": 0}, {"t": 9, "s": 100}]"#
    let plain = try importText(
      Fixture.file(layers: Fixture.shapeLayer(#"{"ty": "rd", "r": {"a": 0, "k": \#(keyframes)}}"#)))
    #expect(codes(plain) == [.oldDialect, .unusualForm])
  }

  @Test("null handles are linear")
  func nulls() throws {
    let (size, result) = try size(
      #"{"t": 0, "s": [1, 2], "i": null, "o": null, "to": null}, {"t": 9, "s": [3, 4]}"#)
    #expect(size.keyframes[0].easing == .curve(.linear))
    #expect(codes(result) == [.oldDialect])
  }
}
