import Geometry
import JSONTree
import SceneModel
import ViewTree

extension TimelineReader {
  /// Reads the events, whose numbers must be in ascending order.
  mutating func events(_ place: ReadPlace) -> [TimelineEvent]? {
    guard let elements = array(place, "events") else { return nil }
    var last = -1
    return elements.compactMap { element in
      guard let event = self.event(element) else { return nil }
      if event.number <= last {
        report(
          event.number == last
            ? "another event has the number \(last)"
            : "event \(event.number) comes after event \(last)",
          at: element.pointer.appending(ActionName.event))
      }
      last = max(last, event.number)
      return event
    }
  }

  private mutating func event(_ place: ReadPlace) -> TimelineEvent? {
    guard var members = object(place, "an event") else { return nil }
    let range = 0...(ticks ?? TimelineLimits.ticks.upperBound)
    let number = required(&members, ActionName.event) { $0.integer($1, in: range) }
    let actions = optional(&members, ActionName.actions, []) { reader, place in
      reader.array(place, "actions")?.flatMap { reader.actions($0) }
    }
    let keyframes = optional(&members, ActionName.keyframes, []) { reader, place in
      reader.array(place, "keyframes")?.flatMap { reader.keyframeRuns($0) }
    }
    let phases = optional(&members, ActionName.phases, []) { reader, place in
      reader.array(place, "phases")?.compactMap { reader.phaseRun($0) }
    }
    finish(members, "an event")
    guard let number else { return nil }
    return TimelineEvent(number: number, actions: actions, keyframes: keyframes, phases: phases)
  }
}

extension TimelineSchema {
  /// An event.
  static var events: [SchemaDefinition] {
    [
      SchemaDefinition(
        "event",
        .object([
          .required(
            ActionName.event,
            SchemaPart.integer(in: 0...TimelineLimits.ticks.upperBound)
              .described("0 when the views appear, then one for each tick.")),
          .optional(
            ActionName.actions,
            .array(of: .one(of: ActionKind.allCases.map { .reference($0.rawValue) }))),
          .optional(
            ActionName.keyframes,
            SchemaPart.array(of: .reference("keyframeRun"))
              .described("Keyframes that begin after the actions.")),
          .optional(
            ActionName.phases,
            SchemaPart.array(of: .reference("phaseRun"))
              .described("Phases that begin after the keyframes.")),
        ]))
    ]
  }
}
