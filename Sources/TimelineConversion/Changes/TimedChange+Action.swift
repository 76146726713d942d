import Geometry
import SceneModel
import TimelineModel
import ViewTree

extension TimedChange {
  /// Returns the action that makes the change.
  ///
  /// - Parameters:
  ///   - target: The property of a view.
  ///   - after: The time from the event to the action, in seconds.
  ///   - delay: The delay of the animation, in seconds.
  func action(
    _ target: TimelineAction.Target, after: Double, delay: Double
  ) -> TimelineAction {
    guard let motion else {
      return TimelineAction(
        target: target, after: after, change: .set(value), accuracy: accuracy)
    }
    return TimelineAction(
      target: target, after: after,
      change: .animate(
        TimelineAnimation(
          from: motion.from, to: value, curve: AnimationCurve(motion.curve),
          duration: motion.duration, delay: delay, repetition: motion.repetition,
          along: motion.along)), accuracy: accuracy)
  }

  /// Rounds values and curves as files hold them.
  mutating func round(of key: PropertyKey) {
    value = value.rounded(of: key)
    accuracy = accuracy.rounded(of: key)
    guard var motion else { return }
    motion.from = motion.from?.rounded(of: key)
    motion.along = motion.along.map {
      SpatialTangents(
        outgoing: $0.outgoing.rounded(toPlaces: 4), incoming: $0.incoming.rounded(toPlaces: 4))
    }
    if motion.curve != .linear { motion.curve = motion.curve.rounded }
    self.motion = motion
  }
}
