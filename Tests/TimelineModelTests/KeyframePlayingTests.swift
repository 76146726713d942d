import Geometry
import SceneModel
import Testing
import ViewTree

@testable import TimelineFormat
@testable import TimelineModel

/// Keyframes in a timeline: started by events, repeated, replaced.
@Suite struct KeyframePlayingTests {
  private static let target = TimelineAction.Target(view: "circle", key: .opacity)

  private func run(
    _ keyframes: [KeyframeTimeline.Keyframe], after: Double = 0, count: Int? = 1
  ) -> KeyframeRun {
    KeyframeRun(
      KeyframeTimeline(tracks: [KeyframeTimeline.Track(target: Self.target, keyframes: keyframes)]),
      after: after, count: count)
  }

  private func opacity(_ timeline: Timeline, at time: Double) -> Double {
    timeline.at(time: time).groups[1].opacity
  }

  @Test func beginAtTheirEventWithThePresentValue() {
    let timeline = Samples.timeline(
      [
        TimelineEvent(
          number: 2, keyframes: [run([.linear(.number(0), duration: 2)], after: 0.5)])
      ], properties: [.opacity: .number(0.8)])
    let expected: [(Double, Double)] = [(0, 0.8), (2.5, 0.8), (3.5, 0.4), (4.5, 0), (7, 0)]
    for (time, value) in expected { #expect(abs(opacity(timeline, at: time) - value) < 1e-9) }
  }

  @Test func repeatWithTheLongestTrack() {
    let other = TimelineAction.Target(view: "circle", key: .rotation)
    var run = run([.move(.number(0)), .linear(.number(1), duration: 0.5)], count: 3)
    run.timeline.tracks.append(
      KeyframeTimeline.Track(target: other, keyframes: [.linear(.number(1), duration: 1)]))
    let timeline = Samples.timeline([TimelineEvent(number: 0, keyframes: [run])])
    for (time, value) in [(0.25, 0.5), (0.75, 1), (2.25, 0.5), (2.75, 1), (3.25, 1)] {
      #expect(abs(opacity(timeline, at: time) - value) < 1e-9)
    }
  }

  @Test func runWithoutEnd() {
    let timeline = Samples.timeline(
      [
        TimelineEvent(
          number: 0,
          keyframes: [
            run(
              [.linear(.number(0), duration: 0.3), .linear(.number(1), duration: 0.3)], count: nil)
          ])
      ], clock: Clock(interval: 1, ticks: 8, atEnd: .continue))
    for time in [0.45, 6.45, 600.45, 6000.45] {
      #expect(abs(opacity(timeline, at: time) - 0.5) < 1e-6, "at \(time)")
    }
  }

  /// A run replaces another one and starts with its value and its velocity.
  @Test func beginAnewWithTheVelocityOfTheRunBefore() {
    let rising = run([.linear(.number(1), duration: 4)])
    let back = run([.cubic(.number(0.5), duration: 1)])
    let timeline = Samples.timeline(
      [
        TimelineEvent(number: 0, keyframes: [rising]), TimelineEvent(number: 2, keyframes: [back]),
      ], properties: [.opacity: .number(0)])
    #expect(abs(opacity(timeline, at: 2) - 0.5) < 1e-6)
    let slope = (opacity(timeline, at: 2.002) - opacity(timeline, at: 2.001)) / 0.001
    #expect(abs(slope - 0.25) < 0.005)
    #expect(opacity(timeline, at: 3) == 0.5)
    #expect(opacity(timeline, at: 3.9) == 0.5)
  }

  /// x(t) = x_old(t) + a(t) · (target − x_old(t)), where the old one is a run of keyframes.
  @Test func animationsOvertakeThem() {
    var event = Samples.event(
      1, .opacity,
      .animate(TimelineAnimation(to: .number(0.2), curve: .linear, duration: 1)))
    event.number = 1
    let timeline = Samples.timeline([
      TimelineEvent(
        number: 0,
        keyframes: [
          run([.linear(.number(0), duration: 0.5), .linear(.number(1), duration: 0.5)], count: nil)
        ]), event,
    ])
    #expect(abs(opacity(timeline, at: 1.25) - (0.5 + 0.25 * (0.2 - 0.5))) < 1e-9)
    #expect(opacity(timeline, at: 5) == 0.2)
  }

  /// Springs take over the velocity of springs, as in SwiftUI; other animations are added.
  @Test func springsTakeOverTheVelocityOfSprings() {
    func timeline(_ second: AnimationCurve) -> Timeline {
      func move(_ number: Int, to value: Double, _ curve: AnimationCurve) -> TimelineEvent {
        Samples.event(
          number, .rotation,
          .animate(
            TimelineAnimation(
              to: .number(value), curve: curve, duration: curve.settlingDuration ?? 1)))
      }
      return Samples.timeline(
        [move(0, to: 100, .spring(duration: 1, bounce: 0)), move(1, to: 0, second)],
        clock: Clock(interval: 0.25, ticks: 16))
    }
    func angle(_ timeline: Timeline, _ time: Double) -> Double {
      let transform = Samples.transform(timeline.at(time: time))
      return Vector2(transform.a, transform.b).angle.degrees
    }
    let merged = timeline(.spring(duration: 0.5, bounce: 0.2))
    let before = (angle(merged, 0.25) - angle(merged, 0.249)) / 0.001
    let after = (angle(merged, 0.251) - angle(merged, 0.2501)) / 0.0009
    #expect(before > 100 && abs(before - after) < 8)
    // The closed form from that moment.
    let spring = Spring(duration: 0.5, bounce: 0.2)
    let start = angle(merged, 0.25)
    let expected = start - start * spring.progress(at: 0.3, velocity: -before / start)
    #expect(abs(angle(merged, 0.55) - expected) < 0.2)
    #expect(abs(angle(merged, 3.9)) < 1e-9)
  }

  /// Playing stays fast with more overlapping animations of a property than have a visible effect.
  @Test func onlyTheNewestAnimationsRunAtOnce() {
    var history = PropertyHistory(initial: .number(0))
    for index in 0..<100 {
      let animation = TimelineAnimation(
        to: .number(Double(index % 5)), curve: .linear, duration: 1000)
      history.append(.animate(animation), at: Double(index))
    }
    let oldest = 99 - PropertyHistory.longestChain
    var expected = Double(oldest % 5)
    for index in oldest + 1..<100 {
      expected += (99.5 - Double(index)) / 1000 * (Double(index % 5) - expected)
    }
    #expect(abs(history.value(at: 99.5).numberValue - expected) < 1e-9)
  }
}
