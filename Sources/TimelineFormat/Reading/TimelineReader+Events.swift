import Diagnostics
import Geometry
import JSONTree
import SceneModel
import TimelineModel
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
          at: element.pointer.appending(ActionName.event),
          event.number == last ? .repeatedName : .unfitValue)
      }
      last = max(last, event.number)
      return event
    }
  }

  /// Reads the number of an event, at most that of the last tick.
  private mutating func eventNumber(_ place: ReadPlace) -> Int? {
    let all = 0...TimelineLimits.ticks.upperBound
    guard let clock else { return integer(place, in: all) }
    // The schema does not know the number of the last tick.
    guard let number = place.value.int, all.contains(number) else {
      return integer(place, in: 0...clock.ticks)
    }
    guard number <= clock.ticks else {
      let ticks = "\(clock.ticks) tick\(clock.ticks == 1 ? "" : "s")"
      report(
        "there is no event \(number): the clock has \(ticks), one each \(clock.interval.secondsText), "
          + "so events are numbered from 0 to \(clock.ticks)", at: place.pointer, .unfitValue,
        advice:
          "Use an earlier event, with `after` for moments between two ticks, or give the clock more `ticks`."
      )
      return nil
    }
    return number
  }

  private mutating func event(_ place: ReadPlace) -> TimelineEvent? {
    guard var members = object(place, "an event") else { return nil }
    let number = required(&members, ActionName.event) { $0.eventNumber($1) }
    notes.begin(event: number ?? 0)
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
