import CompositionModel
import Geometry
import SceneModel
import TestSupport
import Testing
import TimelineConversion
import TimelineModel
import ViewTree

@Suite struct EventPlanningTests {
  private func timeline(_ value: AnimatedValue<Double>) -> Timeline {
    Composition.make { $0.rotation = value }.converted(ConversionOptions(interval: 1)).timeline
  }

  @Test func holdsAreSet() {
    let timeline = timeline(
      AnimatedValue(Keyframe(time: 0, value: 1, easing: .hold), Keyframe(time: 30, value: 2)))
    #expect(timeline.events.map(\.number) == [1])
    let action = timeline.events[0].actions[0]
    #expect(action.change == .set(.number(2)))
    #expect(abs(action.after - 0.2) < 1e-9)
    #expect(action.target.key == .rotation)
    #expect(timeline.canvas.root.children[0].properties[.rotation] == .number(1))
  }

  @Test func motionAfterAHoldStartsFromItsOwnValue() throws {
    let timeline = timeline(
      AnimatedValue(
        Keyframe(time: 0, value: 1, easing: .hold),
        Keyframe(time: 25, value: 5, easing: .curve(.easeIn)), Keyframe(time: 50, value: 2)))
    #expect(timeline.actions.count == 1)
    let animation = try #require(timeline.actions[0].action.animation)
    #expect(animation.from == .number(5))
    #expect(animation.to == .number(2))
    #expect(animation.curve == .easeIn)
    #expect(animation.duration == 1)
    #expect(timeline.actions[0].action.after == 0)
  }

  @Test(
    "named curves are recognized",
    arguments: [
      (TimingCurve(0.42, 0, 0.58, 1), AnimationCurve.easeInOut),
      (TimingCurve(0.42, 0, 1, 1), .easeIn), (TimingCurve(0, 0, 0.58, 1), .easeOut),
      (TimingCurve(0.3, 0.3, 0.7, 0.7), .linear), (TimingCurve(0.4201, 0, 0.58, 1), .easeInOut),
      (TimingCurve(0.3, 0, 0.7, 1), .timingCurve(TimingCurve(0.3, 0, 0.7, 1))),
    ])
  func curves(curve: TimingCurve, name: AnimationCurve) {
    let timeline = timeline(
      AnimatedValue(
        Keyframe(time: 0, value: 0, easing: .curve(curve)), Keyframe(time: 10, value: 2)))
    #expect(timeline.actions.map(\.action.animation?.curve) == [name])
  }

  @Test func theFirstChangeOfATickDelaysAndLaterOnesComeAfter() {
    let timeline = timeline(
      AnimatedValue(
        Keyframe(time: 5, value: 1), Keyframe(time: 10, value: 20), Keyframe(time: 20, value: 5),
        Keyframe(time: 30, value: 9)))
    #expect(timeline.events.map(\.number) == [0])
    let actions = timeline.events[0].actions
    #expect(actions.map(\.after) == [0, 0.4, 0.8])
    #expect(actions.map { $0.animation?.delay } == [0.2, 0, 0])
  }

  @Test func aPropertyChangesOnceAtOneInstant() {
    let timeline = timeline(
      AnimatedValue(
        Keyframe(time: 0, value: 1), Keyframe(time: 10, value: 20), Keyframe(time: 10, value: 30),
        Keyframe(time: 10, value: 50), Keyframe(time: 20, value: 60, easing: .hold),
        Keyframe(time: 30, value: 7), Keyframe(time: 30, value: 8), Keyframe(time: 40, value: 9)))
    let begins = timeline.actions.map { timeline.clock.time(of: $0.event) + $0.action.after }
    #expect(Set(begins.map { ($0 * 1e5).rounded() }).count == begins.count)
    #expect(timeline.actions.count == 3)
    #expect(
      timeline.actions.map(\.action.animation?.from) == [nil, .number(50), .number(8)])
  }

  @Test(
    "the interval of ticks divides the duration and is nearest to a second",
    arguments: [
      (50, 2, 1), (60, 2, 1.2), (5, 1, 0.2), (75, 3, 1), (62.5, 3, 2.5 / 3), (1, 1, 0.04),
    ] as [(Double, Int, Double)])
  func clock(frames: Double, ticks: Int, interval: Double) {
    let composition = Composition.make([.square()], frames: frames)
    let timeline = composition.converted().timeline
    #expect(timeline.clock.ticks == ticks)
    #expect(abs(timeline.clock.interval - interval) < 1e-12)
    #expect(timeline.clock.atEnd == .reset)
    #expect(timeline.clock.repeats)
  }

  @Test("odd durations look the same", arguments: [(62, 25), (5, 25), (75, 29.97), (37, 12)])
  func oddDurations(frames: Double, frameRate: Double) {
    var composition = Composition.make([.square()], frames: frames, frameRate: frameRate)
    composition.layers[0].transform.rotation = AnimatedValue(
      keyframes: stride(from: 0, through: frames, by: 3).map {
        Keyframe(time: $0, value: $0 * $0, easing: .curve(.easeInOut))
      }, fallback: 0)
    // Times are written to the microsecond, and the angle runs up to 6000 degrees a second.
    let difference = composition.difference(to: composition.converted().timeline)
    #expect(difference.largest < 1e-3, "\(difference)")
  }

  @Test func eventsAreSortedAndWithinTheCycle() {
    let keyframes = (0...200).map {
      Keyframe(time: Double($0) / 2, value: Double($0 * $0 * 7 % 211))
    }
    let timeline = timeline(AnimatedValue(keyframes: keyframes, fallback: 0))
    let numbers = timeline.events.map(\.number)
    #expect(numbers == [0, 1])
    #expect(timeline.events.allSatisfy { !$0.actions.isEmpty })
    for event in timeline.events {
      let waits = event.actions.map { $0.after + ($0.animation?.delay ?? 0) }
      #expect(waits == waits.sorted())
      #expect(waits.allSatisfy { $0 >= 0 && $0 < timeline.clock.interval })
    }
  }

  @Test func easesWithOneNameAreOneAction() {
    let eases = [(0.42, 2.0), (0.5, 3.0), (0.4205, 2.0)].map { start, end in
      AnimatedValue(
        Keyframe(time: 5, value: 0, easing: .curve(TimingCurve(start, 0, 0.58, 1))),
        Keyframe(time: 10, value: end))
    }
    let composition = Composition.make(
      eases.map { ease in .square { $0.transform.rotation = ease } })
    let result = composition.converted()
    let groups = result.timeline.groups.joined().map { $0.items.map(\.target.view) }
    #expect(groups == [["square", "square3"], ["square2"]])
    #expect(result.summary.actions == groups.count)
  }

  @Test func convertingTwiceGivesTheSame() {
    let composition = Composition.make {
      $0.rotation = AnimatedValue(Keyframe(time: 0, value: 0), Keyframe(time: 10, value: 2))
      $0.opacity = AnimatedValue(Keyframe(time: 0, value: 0), Keyframe(time: 10, value: 1))
    }
    #expect(composition.converted().timeline == composition.converted().timeline)
  }
}
