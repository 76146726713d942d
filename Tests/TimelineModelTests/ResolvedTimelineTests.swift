import Foundation
import Geometry
import SceneModel
import TestSupport
import Testing
import ViewTree

@testable import TimelineFormat
@testable import TimelineModel

/// Keyframe tracks of timelines.
@Suite struct ResolvedTimelineTests {
  private func resolve(
    _ changes: [(Int, TimelineAction.Change)], clock: Clock = Clock(interval: 1, ticks: 8)
  ) -> ResolvedTimeline {
    var timeline = Samples.timeline(changes.map { Samples.event($0.0, .opacity, $0.1) })
    timeline.clock = clock
    return ResolvedTimeline(timeline) { _ in 0.0005 }
  }

  private func keyframes(
    _ changes: [(Int, TimelineAction.Change)]
  ) -> [KeyframeTimeline.Keyframe] {
    resolve(changes).tracks[0].keyframes
  }

  private func animation(
    to: Double, _ curve: AnimationCurve = .easeOut, _ duration: Double = 1, from: Double? = nil,
    delay: Double = 0, repetition: TimelineAnimation.Repetition? = nil
  ) -> TimelineAction.Change {
    .animate(
      TimelineAnimation(
        from: from.map { .number($0) }, to: .number(to), curve: curve, duration: duration,
        delay: delay, repetition: repetition))
  }

  @Test("an animation that runs alone is one keyframe with its curve")
  func exact() {
    #expect(
      keyframes([(2, animation(to: 0))]) == [
        .linear(.number(1), duration: 2), .linear(.number(0), duration: 1, curve: .easeOut),
      ])
  }

  @Test("a delay extends the wait, and a set value is a jump")
  func waits() {
    #expect(
      keyframes([(0, animation(to: 0, delay: 1.5)), (4, .set(.number(0.5)))]) == [
        .linear(.number(1), duration: 1.5), .linear(.number(0), duration: 1, curve: .easeOut),
        .linear(.number(0), duration: 1.5), .move(.number(0.5)),
      ])
  }

  @Test("rounded durations of many motions do not make a jump after them late")
  func roundedDurations() {
    let frames = (0..<30).map { frame in
      let number = frame % 2 == 0 ? 0.0 : 1
      return (0, animation(to: number, .linear, 0.033334, delay: Double(frame) / 30))
    }
    let keyframes = keyframes(frames + [(1, .set(.number(0.5)))])
    let jump = keyframes.firstIndex(of: .move(.number(0.5)))
    let time = keyframes.prefix(jump ?? 0).reduce(0) { $0 + $1.duration }
    #expect(abs(time - 1) <= Clock.timeTolerance)
  }

  @Test("a change at the end of a cycle that repeats does not count", arguments: [-5e-7, 0, 5e-7])
  func end(offset: Double) {
    var timeline = Samples.timeline([
      Samples.event(0, .opacity, animation(to: 0, .linear)),
      Samples.event(1, .opacity, .set(.number(0.3))),
    ])
    timeline.clock = Clock(interval: 1, ticks: 2, repeats: true, atEnd: .reset)
    timeline.events[1].actions[0].after = 1 + offset
    let keyframes = ResolvedTimeline(timeline) { _ in 0.0005 }.tracks[0].keyframes
    #expect(keyframes == [.linear(.number(0), duration: 1)])
  }

  @Test("a change just before the end of a cycle that repeats does not count")
  func lastMoment() {
    let clock = Clock(interval: 1, ticks: 2, repeats: true, atEnd: .reset)
    let changes = [(0, animation(to: 0, .linear)), (1, animation(to: 1, .linear, delay: 1 - 5e-7))]
    #expect(
      resolve(changes, clock: clock).tracks[0].keyframes == [.linear(.number(0), duration: 1)])
    var hidden = Samples.timeline([])
    hidden.clock = clock
    hidden.events = [
      TimelineEvent(
        number: 0,
        actions: [
          TimelineAction(
            target: Samples.event(0, .isVisible, .set(.flag(false))).actions[0].target,
            after: 2 - 5e-7, change: .set(.flag(false)))
        ])
    ]
    #expect(ResolvedTimeline(hidden) { _ in 0.0005 }.tracks.allSatisfy { $0.keyframes.isEmpty })
  }

  @Test("a change that waits does not part the motion before it")
  func delayOverMotion() {
    #expect(
      keyframes([(0, animation(to: 0, .easeIn, 2)), (1, animation(to: 1, .linear, 1, delay: 2))])
        == [
          .linear(.number(0), duration: 2, curve: .easeIn), .linear(.number(0), duration: 1),
          .linear(.number(1), duration: 1),
        ])
  }

  @Test("a start value jumps first, and values begin with those of event 0")
  func starts() {
    let resolved = resolve([(0, animation(to: 0, .linear, from: 0.5))])
    #expect(resolved.tracks[0].initial == .number(0.5))
    #expect(resolved.tracks[0].keyframes == [.linear(.number(0), duration: 1)])
    #expect(
      keyframes([(1, animation(to: 0, .linear, from: 0.5))]) == [
        .linear(.number(1), duration: 1), .move(.number(0.5)),
        .linear(.number(0), duration: 1),
      ])
  }

  @Test("runs back and forth have the curve of the forward run")
  func autoreverses() {
    let thrice = TimelineAnimation.Repetition(count: 3, autoreverses: true)
    #expect(
      keyframes([(0, animation(to: 0, .easeIn, repetition: thrice))]) == [
        .linear(.number(0), duration: 1, curve: .easeIn),
        .linear(.number(1), duration: 1, curve: .easeIn),
        .linear(.number(0), duration: 1, curve: .easeIn),
      ])
  }

  @Test("a spring is one keyframe with its velocity")
  func spring() {
    let curve = AnimationCurve.spring(duration: 0.5, bounce: 0.3)
    let settling = curve.settlingDuration ?? 0
    #expect(
      keyframes([(0, animation(to: 0, curve, settling))]) == [
        .spring(.number(0), duration: settling, spring: curve, startVelocity: .number(0))
      ])
  }

  @Test("an interrupted motion ends with a part of its curve; the overlap has the player's values")
  func overlap() {
    let events = [
      (0, animation(to: 0, .easeInOut, 2)), (1, animation(to: 1, .easeInOut, 2)),
    ]
    let keyframes = keyframes(events)
    #expect(keyframes.count > 3)
    check(resolve(events), Samples.timeline(events.map { Samples.event($0.0, .opacity, $0.1) }))
  }

  /// Compares the values of keyframes with those of the player, at some moments of the cycle.
  private func check(
    _ resolved: ResolvedTimeline, _ timeline: Timeline, tolerance: Double = 0.002,
    _ name: String = ""
  ) {
    let changes = TimelineSession(timeline).tracks
    for (change, track) in zip(changes, resolved.tracks) {
      let curve = KeyframeTimeline.Track(target: track.target, keyframes: track.keyframes)
      let numbers = change.history.entries.flatMap { $0.target.components.map(abs) }
      let size = Swift.max(1, numbers.max() ?? 1)
      for step in 0..<160 {
        let time = resolved.cycle.duration * (Double(step) + 0.43) / 160
        let (expected, found) = (
          change.history.value(at: time), curve.value(time: time, initial: track.initial)
        )
        #expect(
          found.isNear(expected, tolerance * size), "\(name) \(track.target) at \(time)")
      }
    }
  }

  @Test(
    "all compositions move as the player moves them",
    arguments: [
      "camera-tour", "curves", "interrupted", "loading-indicator", "loops", "menu-scale",
      "number-flip", "reaction", "reaction-phases", "shake", "transitions", "no-time-to-stop",
    ])
  func compositions(name: String) throws {
    let url = ProjectFolder.compositions.appendingPathComponent("\(name)/\(name).xsheet.json")
    let timeline = try Timeline.read(from: Array(Data(contentsOf: url)))
    check(ResolvedTimeline(timeline) { _ in 0.0005 }, timeline, name)
  }
}

/// The times that repeat.
@Suite struct ResolvedCycleTests {
  private func cycle(_ clock: Clock, _ change: TimelineAction.Change) -> ResolvedCycle {
    var timeline = Samples.timeline([Samples.event(0, .opacity, change)])
    timeline.clock = clock
    return ResolvedTimeline(timeline) { _ in 0.001 }.cycle
  }

  private func animation(_ duration: Double, count: Int? = 1) -> TimelineAction.Change {
    .animate(
      TimelineAnimation(
        to: .number(0), curve: .linear, duration: duration,
        repetition: TimelineAnimation.Repetition(count: count)))
  }

  @Test("a clock that resets repeats its cycle")
  func reset() {
    let cycle = cycle(Clock(interval: 1, ticks: 4), animation(3))
    #expect(cycle.start == 0 && cycle.duration == 4 && cycle.repeats)
  }

  @Test("a clock that continues repeats from the cycle on in which values return")
  func continues() {
    let cycle = cycle(Clock(interval: 1, ticks: 4, atEnd: .continue), animation(3))
    #expect(cycle.start == 4 && cycle.duration == 8 && cycle.repeats)
  }

  @Test("endless motions of another length repeat after several cycles")
  func endless() {
    let cycle = cycle(Clock(interval: 1, ticks: 4, atEnd: .continue), animation(3, count: nil))
    #expect(cycle.start == 0 && cycle.duration == 12 && !cycle.isCut)
    let other = self.cycle(
      Clock(interval: 1, ticks: 4, atEnd: .continue), animation(2.7183, count: nil))
    #expect(other.isCut)
  }

  @Test("a clock that stops holds the last values")
  func stops() {
    let cycle = cycle(Clock(interval: 1, ticks: 4, repeats: false, atEnd: .continue), animation(6))
    #expect(cycle.duration == 6 && !cycle.repeats)
  }
}
