import Geometry
import SceneModel

extension PropertyHistory {
  /// Adds a track of a run of keyframes, which begins with the present value and velocity at a time in seconds.
  mutating func append(
    _ track: KeyframeTimeline.Track, of run: KeyframeRun, at begin: Double
  ) {
    let curve = KeyframeCurve(
      track.keyframes, initial: value(at: begin), velocity: velocity(at: begin))
    append(
      RunningKeyframes(curve: curve, cycle: run.timeline.duration, count: run.count), at: begin)
  }

  /// Adds the playback of a sequence with a number of pictures.
  mutating func append(_ playback: FramePlayback, frames: Int, at begin: Double) {
    let curve = KeyframeCurve(playback.keyframes(frames: frames), initial: value(at: begin))
    append(
      RunningKeyframes(curve: curve, cycle: curve.duration, count: playback.count), at: begin)
  }

  /// Adds the phases of a property.
  mutating func append(_ run: PhaseRun, of target: TimelineAction.Target, at begin: Double) {
    append(
      RunningPhases(
        run.timeline, target: target, count: run.count, initial: value(at: begin), state: state),
      at: begin)
  }

  /// Returns a spring that takes over the velocity of a running one, as in SwiftUI; `nil` for other animations.
  ///
  /// SwiftUI merges plain springs only; it combines all other animations.
  func mergedSpring(_ animation: TimelineAnimation, at begin: Double) -> RunningKeyframes? {
    guard animation.isMerging, animation.from == nil,
      let last = entries.last, last.isMerging, !last.isDone(at: begin),
      let velocity = velocity(at: begin), let spring = animation.curve.springValue
    else { return nil }
    let start = value(at: begin)
    guard start.hasSameStructure(animation.to) else { return nil }
    let distance = zip(start.components, animation.to.components).map { abs($1 - $0) }.max() ?? 0
    let speed = velocity.map(abs).max() ?? 0
    let settling = spring.settlingDuration(velocity: distance > 0 ? -speed / distance : 0)
    let curve = KeyframeCurve(
      [
        .spring(
          animation.to, duration: Swift.max(animation.duration, settling), spring: animation.curve)
      ], initial: start, velocity: velocity)
    return RunningKeyframes(curve: curve, cycle: curve.duration, count: 1)
  }

  /// Returns the velocity at a time, in units a second; `nil` at rest.
  func velocity(at time: Double) -> [Double]? {
    guard let last = entries.last, !last.isDone(at: time), time - last.begin > 2 * Self.step else {
      return nil
    }
    let (before, now) = (value(at: time - Self.step), value(at: time))
    guard before.hasSameStructure(now) else { return nil }
    return zip(before.components, now.components).map { ($1 - $0) / Self.step }
  }

  /// The time over which velocities are measured, in seconds; more than `Clock.timeTolerance`.
  private static let step = 1e-4
}

extension PropertyHistory.Entry {
  /// Returns the value of a change that has ended or depends on no other one.
  func ownValue(at time: Double) -> PropertyValue {
    guard !isDone(at: time), let running else { return target }
    return running.value(at: time - begin)
  }

  /// Whether a later spring takes over its velocity.
  fileprivate var isMerging: Bool {
    guard case .animate(let animation) = change else { return false }
    return animation.isMerging
  }
}

extension TimelineAnimation {
  /// Whether it is a plain spring of SwiftUI.
  fileprivate var isMerging: Bool {
    guard case .spring = curve else { return false }
    return delay == 0 && speed == 1 && repetition == nil && along == nil
  }
}
