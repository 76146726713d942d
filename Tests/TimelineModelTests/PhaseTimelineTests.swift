import Geometry
import SceneModel
import Testing
import ViewTree

@testable import TimelineFormat
@testable import TimelineModel

@Suite struct PhaseTimelineTests {
  typealias Phase = PhaseTimeline.Phase

  private static let opacity = TimelineAction.Target(view: "circle", key: .opacity)
  private static let rotation = TimelineAction.Target(view: "circle", key: .rotation)

  private func phase(
    _ opacity: Double?, _ curve: AnimationCurve = .linear, duration: Double = 1
  ) -> Phase {
    let values = opacity.map { [PhaseTimeline.Value(target: Self.opacity, value: .number($0))] }
    return Phase(
      values: values ?? [], curve: curve, duration: curve.settlingDuration ?? duration)
  }

  private func value(_ timeline: PhaseTimeline, _ time: Double) -> Double {
    let start = timeline.phases[0].value(of: Self.opacity) ?? .number(1)
    return RunningPhases(timeline, target: Self.opacity, count: 1, initial: start, state: start)
      .value(at: time).numberValue
  }

  @Test func eachPhaseIsReachedByItsOwnAnimation() {
    let timeline = PhaseTimeline(phases: [
      phase(1, duration: 4), phase(0, .easeIn, duration: 1), phase(0.5, duration: 2),
    ])
    #expect(timeline.duration == 7)
    let eased = 1 - AnimationCurve.easeIn.progress(after: 0.5, of: 1)
    for (time, expected) in [
      (0, 1), (0.5, eased), (1, 0), (2, 0.25), (3, 0.5), (5, 0.75), (7, 1), (9, 1),
    ] {
      #expect(abs(value(timeline, time) - expected) < 1e-9, "at \(time)")
    }
  }

  @Test func theFirstPhaseIsTheInitialState() {
    let timeline = PhaseTimeline(phases: [phase(nil), phase(0)])
    #expect(abs(value(timeline, 0.5) - 0.5) < 1e-9)
    #expect(abs(value(timeline, 1.75) - 0.75) < 1e-9)
  }

  @Test func phasesThatChangeNothingAreSkipped() {
    let timeline = PhaseTimeline(phases: [phase(1), phase(0), phase(0, duration: 9), phase(nil)])
    #expect(timeline.duration == 2)
    #expect(PhaseTimeline(phases: [phase(1), phase(1)]).duration == 0)
    #expect(PhaseTimeline(phases: []).duration == 0)
  }

  /// The next phase starts after a spring's perceived duration, and takes over its velocity.
  @Test func springsFollowEachOther() {
    let timeline = PhaseTimeline(phases: [
      phase(1, .spring(duration: 0.4, bounce: 0)), phase(0, .spring(duration: 0.2, bounce: 0.5)),
    ])
    #expect(abs(timeline.duration - 0.6) < 1e-12)
    let before = value(timeline, 0.2) - value(timeline, 0.199)
    let after = value(timeline, 0.2011) - value(timeline, 0.2001)
    #expect(abs(before) > 0.001 && abs(before - after) < 1e-3)
    #expect(value(timeline, 3) == 1)
  }

  private func timeline(_ run: PhaseRun, atEnd: Clock.End = .reset, event: Int = 0) -> Timeline {
    Samples.timeline(
      [TimelineEvent(number: event, phases: [run])],
      clock: Clock(interval: 1, ticks: 8, atEnd: atEnd))
  }

  private func opacity(_ timeline: Timeline, at time: Double) -> Double {
    timeline.at(time: time).groups[1].opacity
  }

  @Test func runsAreTriggeredByTheirEvent() {
    let run = PhaseRun(PhaseTimeline(phases: [phase(1), phase(0)]), after: 0.5)
    let timeline = timeline(run, event: 3)
    for (time, expected) in [
      (3.5, 1), (4, 0.5), (4.5, 0), (5.25, 0.75), (5.5, 1), (7.9, 1), (12, 0.5),
    ] {
      #expect(abs(opacity(timeline, at: time) - expected) < 1e-9, "at \(time)")
    }
  }

  @Test func runsRepeat() {
    let phases = PhaseTimeline(phases: [phase(1, duration: 0.4), phase(0, duration: 0.3)])
    let thrice = timeline(PhaseRun(phases, count: 3))
    for (time, expected) in [(0.15, 0.5), (1.55, 0.5), (2.1, 1), (2.25, 1)] {
      #expect(abs(opacity(thrice, at: time) - expected) < 1e-9, "at \(time)")
    }
    let endless = timeline(PhaseRun(phases, count: nil), atEnd: .continue)
    for turn in [0.0, 1, 5, 1000, 9000] {
      #expect(abs(opacity(endless, at: turn * 0.7 + 0.15) - 0.5) < 1e-5, "turn \(turn)")
    }
  }

  /// Endless overlapping springs: the last simulated cycle repeats.
  @Test func lateRotationsLookEqual() {
    let phases = PhaseTimeline(phases: [
      phase(0.9, .spring(duration: 0.1, bounce: 0.8)),
      phase(0.1, .spring(duration: 0.15, bounce: 0.9)),
    ])
    let endless = timeline(PhaseRun(phases, count: nil), atEnd: .continue)
    for share in [0.01, 0.12, 0.2] {
      let late = opacity(endless, at: 0.25 * 400 + share)
      #expect(abs(late - opacity(endless, at: 0.25 * 399 + share)) < 1e-6)
    }
  }

  @Test func oddNumbersNeverTrap() {
    for duration in [0, -1, 1e-300, 1e300, .nan, .infinity] {
      for count in [1, 0, 1_000_000, nil] {
        let run = PhaseRun(
          PhaseTimeline(phases: [phase(1, duration: duration), phase(0, duration: duration)]),
          count: count)
        for time in [0, 1, 7.99] { _ = opacity(timeline(run), at: time) }
      }
    }
  }
}
