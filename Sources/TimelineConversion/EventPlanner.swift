import StageModel
import TimelineModel

/// Gives every change to the last event that is not after it.
struct EventPlanner {
  private let clock: Clock
  private let identifiers: [String]

  init(clock: Clock, stage: Stage) {
    self.clock = clock
    var identifiers: [String] = []
    stage.root.visit { identifiers.append($0.id) }
    self.identifiers = identifiers
  }

  /// The events with all changes as actions, in the order of views within an event.
  func events(_ properties: [PropertyChanges]) -> [TimelineEvent] {
    var events: [Int: [TimelineAction]] = [:]
    for property in properties {
      var lastEvent = -1
      for change in property.changes {
        let event = Swift.min(clock.event(at: change.begin), clock.ticks - 1)
        let isFirst = event != lastEvent
        lastEvent = event
        events[event, default: []].append(
          action(change, property.target, event: event, isFirst: isFirst))
      }
    }
    return events.keys.sorted().map { TimelineEvent(number: $0, actions: events[$0] ?? []) }
  }

  /// The action of a change.
  ///
  /// An animation waits by its delay where it is the property's first change at the event; a later one, or one that
  /// sets its start first, waits with the change itself, because a property changes once at one instant.
  private func action(
    _ change: TimedChange, _ target: PropertyTarget, event: Int, isFirst: Bool
  ) -> TimelineAction {
    let wait = rest(change.begin - clock.time(of: event))
    let actionTarget = TimelineAction.Target(
      view: identifiers[target.view], key: target.key, component: target.component)
    guard let motion = change.motion else {
      return TimelineAction(
        target: actionTarget, after: wait, change: .set(change.value), accuracy: change.accuracy)
    }
    let delays = isFirst && motion.from == nil
    let animation = TimelineAnimation(
      from: motion.from, to: change.value, curve: AnimationCurve(motion.curve),
      duration: motion.duration, delay: delays ? wait : 0, along: motion.along)
    return TimelineAction(
      target: actionTarget, after: delays ? 0 : wait, change: .animate(animation),
      accuracy: change.accuracy)
  }

  /// A waiting time to the microsecond; what counts as one moment is none.
  private func rest(_ seconds: Double) -> Double {
    let rounded = (seconds * 1e6).rounded() / 1e6
    return rounded <= Clock.timeTolerance ? 0 : rounded
  }
}
