import CompositionLowering
import CompositionModel
import Diagnostics
import Geometry
import SceneModel
import TestSupport
import Testing
import TimelineConversion
import TimelineFormat
import TimelineModel
import ViewTree

/// Positions on motion paths are progress along a path.
@Suite struct MotionPathConversionTests {
  private static let slow = Easing.curve(TimingCurve(0.7, 0.1, 0.2, 0.9))
  private static let overshooting = Easing.curve(TimingCurve(0.3, -0.8, 0.6, 1.9))
  private static let tangents = SpatialTangents(
    outgoing: Vector3(0, -30, 0), incoming: Vector3(-20, 0, 0))

  /// Keyframes at 5, 15, 30 and 45; the first and third segment are curves, each with its ease.
  private static func position(_ first: Easing, _ second: Easing, _ third: Easing)
    -> AnimatedValue<Vector3>
  {
    AnimatedValue(
      Keyframe(time: 5, value: Vector3(10, 20, 0), easing: first, tangents: tangents),
      Keyframe(time: 15, value: Vector3(80, 60, 0), easing: second),
      Keyframe(time: 30, value: Vector3(10, 10, 0), easing: third, tangents: tangents),
      Keyframe(time: 45, value: Vector3(10, 10, 0)))
  }

  /// A position, and the number of its motion paths.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let position: AnimatedValue<Vector3>
    let paths: Int
  }

  static let cases = [
    Case(testDescription: "eased", position: position(slow, slow, .curve(.linear)), paths: 1),
    Case(testDescription: "held", position: position(slow, .hold, slow), paths: 1),
    Case(
      testDescription: "overshooting between", position: position(slow, overshooting, slow),
      paths: 3),
    Case(
      testDescription: "overshooting at the end", position: position(slow, slow, overshooting),
      paths: 2),
    Case(
      testDescription: "led by the first dimension",
      position: position(.perDimension([.easeIn, .easeOut]), slow, slow), paths: 1),
  ]

  @Test("positions on curves are exact", arguments: cases)
  func exact(_ example: Case) {
    for autoOrients in [false, true] {
      var composition = Composition.make { $0.position = .unified(example.position) }
      composition.layers[0].autoOrients = autoOrients
      let result = composition.converted()
      #expect(result.diagnostics.items.isEmpty)
      #expect(result.timeline.actions.allSatisfy { $0.action.accuracy == .exact })
      let sets = result.timeline.actions.filter { $0.action.target.key == .motionPath }
      #expect(sets.count == example.paths - 1)
      let difference = composition.difference(to: result.timeline)
      #expect(difference.largest < 1e-5, "\(difference)")
    }
  }

  @Test func progressTravelsAsTheKeyframesDo() {
    let position = Self.position(Self.slow, .hold, Self.overshooting)
    let composition = Composition.make { $0.position = .unified(position) }
    var track = KeyframeTrack(position.map { .vector($0) })
    for step in 0...200 {
      let frame = Double(step) / 4
      let transform = composition.at(frame: frame).groups[1].transform
      let expected = track.value(at: frame).vectorValue.xy
      #expect(transform.apply(.zero).distance(to: expected) < 1e-9, "frame \(frame)")
    }
  }

  @Test func aPathIsWrittenAsPathData() throws {
    let composition = Composition.make {
      $0.position = .unified(
        AnimatedValue(
          Keyframe(time: 0, value: Vector3(10, 20, 0), easing: Self.slow, tangents: Self.tangents),
          Keyframe(time: 25, value: Vector3(80, 60, 0))))
    }
    let timeline = composition.converted().timeline
    let text = String(decoding: timeline.jsonBytes(), as: UTF8.self)
    #expect(try Timeline.read(from: timeline.jsonBytes()) == timeline.canonicalized)
    #expect(text.contains(#""motionPath": "M 10,20 C 10,-10 60,60 80,60""#))
    let action = try #require(timeline.actions.first { $0.action.target.key == .progress })
    #expect(action.action.animation?.to == .number(1))
    #expect(action.action.animation?.duration == 1)
  }

  @Test func segmentsThatTheFirstFrameCutsGoOnAlongTheirCurve() {
    var composition = Composition.make {
      $0.position = .unified(
        AnimatedValue(
          Keyframe(time: 0, value: .zero, easing: Self.slow, tangents: Self.tangents),
          Keyframe(time: 40, value: Vector3(90, 0, 0))))
    }
    composition.inPoint = 13
    let result = composition.converted()
    #expect(result.diagnostics.items.isEmpty)
    #expect(composition.difference(to: result.timeline).largest < 2e-2)
  }

  @Test func straightPathsWithDifferentEasesAreResampled() {
    let composition = Composition.make {
      $0.position = .unified(
        Self.position(Self.slow, .perDimension([.easeIn, .easeOut]), Self.slow))
    }
    let result = composition.converted()
    #expect(result.diagnostics.items.map(\.code) == [.resampled])
    #expect(composition.difference(to: result.timeline, thirds: false).largest < 0.1 + 1e-6)
  }

  @Test func aViewThatRestsHasNoDirection() {
    var composition = Composition.make {
      $0.position = .unified(Self.position(.curve(.linear), .hold, .curve(.linear)))
    }
    composition.layers[0].autoOrients = true
    let transform = { (frame: Double) in composition.at(frame: frame).groups[1].transform }
    #expect(abs(Vector2(transform(5).a, transform(5).b).angle.degrees + 90) < 5)
    #expect(transform(20).b == 0)
  }
}
