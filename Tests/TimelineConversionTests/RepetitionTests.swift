import CompositionModel
import Geometry
import SceneModel
import TestSupport
import Testing
import TimelineConversion
import TimelineModel
import ViewTree

/// Equal movements become repetitions.
@Suite struct RepetitionTests {
  /// A movement of 30 frames whose first half ends the cycle and whose second half starts it.
  private static let cut: [Keyframe<Double>] = [
    Keyframe(time: 0, value: 45, easing: .curve(TimingCurve(0.29, 0.5, 0.58, 1))),
    Keyframe(time: 15, value: 90, easing: .smooth), Keyframe(time: 55, value: 90, easing: .smooth),
    Keyframe(time: 75, value: 0, easing: .smooth),
    Keyframe(time: 85, value: 0, easing: .curve(TimingCurve(0.42, 0, 0.71, 0.5))),
    Keyframe(time: 100, value: 45),
  ]

  @Test func reversedMovementsAutoreverse() throws {
    let points = (0...4).map { (Double($0) * 12.5, $0 % 2 == 0 ? 0.0 : 90.0) }
    let timeline = Timeline.rotating(.keyframes(points))
    #expect(timeline.actions.count == 1)
    let animation = try #require(timeline.actions.first?.action.animation)
    #expect(animation.repetition == TimelineAnimation.Repetition(count: nil, autoreverses: true))
    #expect(animation.duration == 0.5)
    #expect(timeline.clock.atEnd == .continue)
  }

  @Test func runsThatEndAreCounted() throws {
    let points = [(0.0, 0.0), (10.0, 90.0), (20.0, 0.0), (30.0, 90.0)]
    let timeline = Timeline.rotating(.keyframes(points))
    #expect(timeline.actions.count == 1)
    let animation = try #require(timeline.actions.first?.action.animation)
    #expect(animation.repetition == TimelineAnimation.Repetition(count: 3, autoreverses: true))
    #expect(timeline.clock.atEnd == .reset)
  }

  @Test func evenNumbersOfRunsEndWithASingleOne() {
    let points = [(0.0, 0.0), (8.0, 90.0), (16.0, 0.0), (24.0, 90.0), (32.0, 0.0)]
    let timeline = Timeline.rotating(.keyframes(points))
    #expect(timeline.actions.map(\.action.animation?.repetition?.count) == [3, nil])
  }

  @Test func movementsFromOneValueRepeat() throws {
    let points = [(0.0, 0.0), (20.0, 90.0), (20.0, 0.0), (40.0, 90.0), (40.0, 0.0), (60.0, 90.0)]
    let timeline = Timeline.rotating(.keyframes(points), frames: 60)
    let animation = try #require(timeline.actions.first?.action.animation)
    #expect(timeline.actions.count == 1)
    #expect(animation.repetition == TimelineAnimation.Repetition(count: nil, autoreverses: false))
  }

  @Test func aMovementThatFillsTheCycleIsEndless() throws {
    let timeline = Timeline.rotating(.keyframes([(0, 0), (50, 360)], .curve(.linear)))
    let animation = try #require(timeline.actions.first?.action.animation)
    #expect(animation.repetition == TimelineAnimation.Repetition(count: nil, autoreverses: false))
    #expect(timeline.clock.atEnd == .continue)
    #expect(timeline.at(time: 2.5) == timeline.at(time: 0.5))
  }

  @Test func aMovementAcrossTheEndOfTheCycleIsJoined() throws {
    let timeline = Timeline.rotating(Self.cut, frames: 100)
    #expect(timeline.clock.atEnd == .continue)
    #expect(timeline.events.map(\.number) == [0, 2, 3])
    let last = try #require(timeline.actions.last?.action.animation)
    #expect(last.curve == .easeInOut)
    #expect(last.duration == 1.2)
    #expect(last.to == .number(90))
    for frame in stride(from: 0.0, to: 100, by: 2.5) {
      let (one, two) = (timeline.at(time: frame / 25), timeline.at(time: frame / 25 + 4))
      #expect(SceneDifference(one, two).largest < 2e-3)
    }
  }

  @Test func movementsStayCutWhereTheClockResets() {
    let timeline = Timeline.rotating(Self.cut, frames: 100) {
      $0.transform.opacity = AnimatedValue(
        Keyframe(time: 0, value: 0), Keyframe(time: 20, value: 1))
    }
    #expect(timeline.clock.atEnd == .reset)
  }

  @Test func aClockWithOtherEventsResets() {
    let timeline = Timeline.rotating(.keyframes([(0, 0), (50, 360)], .curve(.linear))) {
      $0.transform.opacity = AnimatedValue(
        Keyframe(time: 5, value: 0), Keyframe(time: 20, value: 1))
    }
    #expect(timeline.clock.atEnd == .reset)
    #expect(timeline.actions.allSatisfy { $0.action.animation?.repetition == nil })
  }
}
