import Geometry
import SceneModel
import Testing

@testable import TimelineFormat
@testable import TimelineModel

/// Keyframes and phases as changes.
@Suite struct RunActionTests {
  private static let target = TimelineAction.Target(view: "a", key: .rotation)

  private func largestDistance(
    _ one: PropertyHistory, _ actions: [TimelineAction], until end: Double
  ) -> Double {
    var other = PropertyHistory(initial: .number(0))
    for action in actions { other.append(action.change, at: action.after) }
    return stride(from: 0.003, to: end, by: 0.01).map { time in
      abs(one.value(at: time).numberValue - other.value(at: time).numberValue)
    }.max() ?? 0
  }

  @Test("keyframes of all kinds, played twice")
  func keyframes() {
    let track = KeyframeTimeline.Track(
      target: Self.target,
      keyframes: [
        .cubic(.number(30), duration: 0.4), .cubic(.number(-10), duration: 0.3),
        .linear(.number(20), duration: 0.5, curve: .easeOut), .move(.number(5)),
        .spring(.number(40), duration: 0.2, spring: .bouncy), .spring(.number(0), spring: .smooth),
      ])
    let run = KeyframeRun(KeyframeTimeline(tracks: [track]), after: 0.2, count: 2)
    var history = PropertyHistory(initial: .number(0))
    history.append(track, of: run, at: 0.2)
    let actions = run.actions(of: track, initial: .number(0), until: 10)
    #expect(largestDistance(history, actions, until: 6) < 0.1)
  }

  @Test("endless phases until a time")
  func phases() {
    func phase(_ value: Double, _ duration: Double) -> PhaseTimeline.Phase {
      PhaseTimeline.Phase(
        values: [PhaseTimeline.Value(target: Self.target, value: .number(value))],
        curve: .easeInOut, duration: duration)
    }
    let run = PhaseRun(
      PhaseTimeline(phases: [phase(0, 0.2), phase(10, 0.3), phase(4, 0.5)]), count: nil)
    var history = PropertyHistory(initial: .number(0))
    history.append(run, of: Self.target, at: 0)
    let actions = run.actions(of: Self.target, initial: .number(0), until: 3)
    #expect(actions.count == 9)
    #expect(largestDistance(history, actions, until: 3) < 1e-6)
  }
}
