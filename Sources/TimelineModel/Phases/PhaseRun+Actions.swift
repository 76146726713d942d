import Geometry
package import SceneModel
import ViewTree

extension TimelineRun where Content == PhaseTimeline {
  /// The changes that move a property as the phases do.
  ///
  /// - Parameters:
  ///   - target: The property.
  ///   - initial: The value at the beginning.
  ///   - end: The time after the event at which an endless repetition ends, in seconds.
  package func actions(
    of target: TimelineAction.Target, initial: PropertyValue, until end: Double
  ) -> [TimelineAction] {
    let period = timeline.duration
    let endless = period > 0 ? ((end - after) / period - Clock.timeTolerance).rounded(.up) : 1
    var last = initial
    return (0..<(count ?? Int(endless.clamped(to: 1...200)))).flatMap { run in
      timeline.animations(
        of: target, at: after + Double(run) * period, from: &last, rest: initial
      ).map { TimelineAction(target: target, after: $0.time, change: .animate($0.animation)) }
    }
  }
}
