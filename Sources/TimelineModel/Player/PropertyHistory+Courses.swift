import Geometry
import SceneModel
import ViewTree

extension PropertyHistory {
  /// Adds a track of keyframes, which begins with the present value and velocity.
  ///
  /// - Parameters:
  ///   - track: The keyframes.
  ///   - run: The run that the track belongs to.
  ///   - begin: When it begins, in seconds.
  mutating func append(
    _ track: KeyframeTimeline.Track, of run: KeyframeRun, at begin: Double
  ) {
    let curve = KeyframeCurve(
      track.keyframes, initial: value(at: begin), velocity: velocity(at: begin))
    append(
      .keyframes(
        RunningKeyframes(curve, cycle: run.timeline.duration, count: run.count)), at: begin)
  }

  /// Adds the playback of a sequence of so many pictures.
  mutating func append(_ playback: FramePlayback, frames: Int, at begin: Double) {
    let curve = KeyframeCurve(playback.keyframes(frames: frames), initial: value(at: begin))
    append(
      .keyframes(RunningKeyframes(curve, cycle: curve.duration, count: playback.count)), at: begin)
  }

  /// Adds the way of a property through phases.
  mutating func append(_ run: PhaseRun, of target: TimelineAction.Target, at begin: Double) {
    append(
      .phases(
        RunningPhases(
          run.timeline, target: target, count: run.count, initial: value(at: begin), state: state)),
      at: begin)
  }

  /// What a spring makes of another spring that still runs: it takes over its velocity, as in SwiftUI.
  ///
  /// SwiftUI merges plain springs only; all else is combined.
  func mergedSpring(_ change: TimelineAction.Change, at begin: Double) -> RunningKeyframes? {
    guard case .animate(let animation) = change, animation.isMerging, animation.from == nil,
      let last = entries.last, last.isMerging, !last.isDone(at: begin),
      let velocity = velocity(at: begin), let spring = animation.curve.springValue
    else { return nil }
    let start = value(at: begin)
    guard start.isAlike(animation.to) else { return nil }
    let way = zip(start.components, animation.to.components).map { abs($1 - $0) }.max() ?? 0
    let speed = velocity.map(abs).max() ?? 0
    let settling = spring.settlingDuration(velocity: way > 0 ? -speed / way : 0)
    let curve = KeyframeCurve(
      [
        .spring(
          animation.to, duration: Swift.max(animation.duration, settling), spring: animation.curve)
      ], initial: start, velocity: velocity)
    return RunningKeyframes(curve, cycle: curve.duration, count: 1)
  }

  /// The velocity at a moment, in units a second; `nil` at rest.
  func velocity(at time: Double) -> [Double]? {
    guard let last = entries.last, !last.isDone(at: time), time - last.begin > 2 * Self.step else {
      return nil
    }
    let (before, now) = (value(at: time - Self.step), value(at: time))
    guard before.isAlike(now) else { return nil }
    return zip(before.components, now.components).map { ($1 - $0) / Self.step }
  }

  /// The time over which velocities are measured, in seconds; more than `Clock.timeTolerance`.
  private static let step = 1e-4
}

extension PropertyHistory.Entry {
  /// The value of a change that is done or depends on nothing.
  func ownValue(at time: Double) -> PropertyValue {
    guard let course, !isDone(at: time) else { return target }
    return course.value(at: time - begin)
  }

  /// Whether a spring takes over its velocity.
  fileprivate var isMerging: Bool {
    guard case .animate(let animation) = change else { return false }
    return animation.isMerging
  }
}

extension TimelineAnimation {
  /// Whether it is one of SwiftUI's persistent springs, and nothing else.
  fileprivate var isMerging: Bool {
    guard case .spring = curve else { return false }
    return delay == 0 && speed == 1 && repetition == nil && along == nil
  }
}
