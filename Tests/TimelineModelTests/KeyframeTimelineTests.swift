import Geometry
import SceneModel
import Testing
import ViewTree

@testable import TimelineFormat
@testable import TimelineModel

@Suite struct KeyframeTimelineTests {
  typealias Keyframe = KeyframeTimeline.Keyframe

  private static let target = TimelineAction.Target(view: "circle", key: .rotation)

  private func track(_ keyframes: Keyframe...) -> KeyframeTimeline.Track {
    KeyframeTimeline.Track(target: Self.target, keyframes: keyframes)
  }

  private func value(_ track: KeyframeTimeline.Track, _ time: Double, from: Double = 0) -> Double {
    track.value(time: time, initial: .number(from)).numberValue
  }

  /// The slope just before or after a time.
  private func slope(_ track: KeyframeTimeline.Track, before time: Double) -> Double {
    (value(track, time - 1e-6) - value(track, time - 2e-6)) / 1e-6
  }

  private func slope(_ track: KeyframeTimeline.Track, after time: Double) -> Double {
    (value(track, time + 2e-6) - value(track, time + 1e-6)) / 1e-6
  }

  @Test func linearKeyframesFollowTheirCurve() {
    let track = track(
      .linear(.number(10), duration: 1), .linear(.number(20), duration: 2, curve: .easeIn))
    #expect(value(track, -1, from: 4) == 4)
    #expect(abs(value(track, 0.25, from: 4) - 5.5) < 1e-12)
    let eased = 10 + 10 * AnimationCurve.easeIn.progress(after: 0.5, of: 2)
    #expect(abs(value(track, 1.5) - eased) < 1e-12)
    #expect(value(track, 3) == 20)
    #expect(value(track, 99) == 20)
    #expect(track.duration == 3)
  }

  @Test func cubicKeyframesWithVelocitiesAreHermiteCurves() {
    let track = track(
      .cubic(
        .number(8), duration: 2, startVelocity: .number(3), endVelocity: .number(-5)))
    // At the half: (p0 + p1) / 2 + d (v0 − v1) / 8.
    #expect(abs(value(track, 1, from: 2) - (5 + 2 * (3 + 5) / 8)) < 1e-12)
    #expect(abs(slope(track, after: 0) - 3) < 1e-3)
    #expect(abs(slope(track, before: 2) + 5) < 1e-3)
  }

  /// The slope at a knot is that between its neighbors, at any distance; at the ends it is 0.
  @Test func adjacentCubicKeyframesAreSmooth() {
    let track = track(
      .cubic(.number(10), duration: 1), .cubic(.number(-2), duration: 3),
      .cubic(.number(6), duration: 0.5))
    for (time, expected) in [(1.0, -2 / 4.0), (4, (6 - 10) / 3.5)] {
      #expect(abs(slope(track, before: time) - expected) < 1e-3)
      #expect(abs(slope(track, after: time) - expected) < 1e-3)
    }
    #expect(abs(slope(track, after: 0)) < 1e-3)
    #expect(abs(slope(track, before: 4.5)) < 1e-3)
  }

  @Test func cubicKeyframesContinueTheVelocityOfOtherKinds() {
    let track = track(
      .linear(.number(6), duration: 2), .cubic(.number(0), duration: 1),
      .linear(.number(7), duration: 1), .move(.number(1)), .cubic(.number(0), duration: 1))
    #expect(abs(slope(track, after: 2) - 3) < 1e-3)
    #expect(abs(slope(track, before: 3) - 7) < 1e-3)
    #expect(abs(slope(track, after: 4)) < 1e-3)
  }

  @Test func springsFollowTheirFormulaAndInheritVelocity() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    let track = track(
      .linear(.number(4), duration: 2), .spring(.number(10), duration: 1, spring: .bouncy))
    for time in [0.1, 0.4, 0.9] {
      let way = spring.progress(at: time, velocity: 2.0 / 6)
      #expect(abs(value(track, 2 + time) - (4 + 6 * way)) < 1e-3)
    }
    // Its own velocity has priority over that of the keyframe before.
    #expect(value(track, 3) == 10)
    let pushed = KeyframeTimeline.Track(
      target: Self.target,
      keyframes: [.spring(.number(0), duration: 1, spring: .smooth, startVelocity: .number(40))])
    #expect(abs(slope(pushed, after: 0) - 40) < 0.01)
    #expect(value(pushed, 0.05) > 1)
  }

  @Test func springsThatAreCutShortStayWhereTheyAre() {
    let track = track(
      .spring(.number(10), duration: 0.1, spring: .bouncy), .linear(.number(10), duration: 1))
    let reached = 10 * Spring(duration: 0.5, bounce: 0.3).progress(at: 0.1)
    #expect(reached < 5)
    #expect(abs(value(track, 0.1) - reached) < 1e-9)
    #expect(abs(value(track, 0.6) - (reached + 10) / 2) < 1e-9)
  }

  @Test func springsWithoutADurationSettle() {
    let track = track(.spring(.number(1), spring: .bouncy), .linear(.number(1), duration: 1))
    let settling = Spring(duration: 0.5, bounce: 0.3).settlingDuration()
    #expect(track.duration == settling + 1)
    #expect(abs(value(track, settling - 1e-9) - 1) < 0.001)
  }

  @Test func movesJumpAtTheirMoment() {
    let track = track(
      .move(.number(3)), .linear(.number(3), duration: 1), .move(.number(7)),
      .linear(.number(7), duration: 1))
    #expect(value(track, 0, from: 5) == 3)
    #expect(value(track, 1 - 1e-9) == 3)
    #expect(value(track, 1) == 7)
  }

  @Test func allKindsOfValuesMove() {
    let values: [PropertyValue] = [
      .vector(Vector3(1, 2, 3)), .color(.white), .numbers([1, 5]), .path(Samples.path),
    ]
    for value in values {
      let start = value.replacing(value.components.map { $0 + 4 })
      let track = track(
        .cubic(value, duration: 1), .spring(start, duration: 1), .linear(value, duration: 1))
      let half = track.value(time: 0.5, initial: start)
      for (a, b) in zip(half.components, value.components) { #expect(abs(a - b) < 5) }
      #expect(half != start && half.hasSameStructure(start))
      #expect(track.value(time: 3, initial: start) == value)
    }
  }

  /// Values that do not mix, such as paths of other structure and flags, hold until the next keyframe.
  @Test func whatDoesNotMixHolds() {
    let track = track(.linear(.path(Samples.path), duration: 1), .cubic(.number(5), duration: 1))
    #expect(track.value(time: 0.9, initial: .path(BezierPath())) == .path(BezierPath()))
    #expect(track.value(time: 1, initial: .path(BezierPath())) == .path(Samples.path))
    #expect(track.value(time: 2) == .number(5))
  }

  @Test func tracksRunTogether() {
    let other = TimelineAction.Target(view: "circle", key: .opacity)
    let timeline = KeyframeTimeline(tracks: [
      track(.linear(.number(90), duration: 4)),
      KeyframeTimeline.Track(target: other, keyframes: [.linear(.number(0), duration: 1)]),
    ])
    #expect(timeline.duration == 4)
    #expect(timeline.tracks[0].value(time: 2, initial: .number(0)) == .number(45))
    #expect(timeline.tracks[1].value(time: 2, initial: .number(1)) == .number(0))
    #expect(KeyframeTimeline(tracks: []).duration == 0)
  }

  @Test func oddNumbersNeverTrap() {
    for duration in [0, -1, 1e-300, 1e300, .nan, .infinity] {
      let track = track(
        .cubic(.number(1e308), duration: duration), .spring(.number(-1e308), duration: duration),
        .linear(.number(1), duration: duration), .move(.number(2)))
      for time in [-1, 0, 1, 1e300, .nan, .infinity] { _ = value(track, time) }
    }
    #expect(track().value(time: 3) == .number(0))
  }
}
