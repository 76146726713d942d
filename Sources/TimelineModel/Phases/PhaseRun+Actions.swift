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
    let (order, lengths) = (timeline.order, timeline.lengths)
    let period = timeline.duration
    let endless = period > 0 ? ((end - after) / period - Clock.timeTolerance).rounded(.up) : 1
    var result: [TimelineAction] = []
    var last = initial
    for run in 0..<(count ?? Int(endless.clamped(to: 1...200))) {
      var time = after + Double(run) * period
      for (index, length) in zip(order, lengths) {
        let phase = timeline.phases[index]
        if let value = phase.value(of: target) ?? (index == 0 ? initial : nil), value != last {
          let animation = TimelineAnimation(
            to: value, curve: phase.curve, duration: phase.duration, delay: phase.delay)
          result.append(TimelineAction(target: target, after: time, change: .animate(animation)))
          last = value
        }
        time += length
      }
    }
    return result
  }
}
