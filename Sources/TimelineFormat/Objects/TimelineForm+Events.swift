import Diagnostics
import JSONTree
import TimelineModel

extension TimelineForm {
  /// An event.
  static let event = ObjectForm<TimelineEvent>(
    "an event",
    [
      .required("event", \.number, eventNumber, "0 when the views appear, then one for each tick."),
      eventActions,
      .optional(
        "keyframes", \.keyframes, keyframeRuns, default: [], schemaShowsDefault: false,
        "Keyframes that begin after the actions."),
      .optional(
        "phases", \.phases, .array(of: phaseRun, "phases"), default: [], schemaShowsDefault: false,
        "Phases that begin after the keyframes."),
    ])

  /// The actions of an event, which are written in events without runs even if there are none.
  private static let eventActions = Field<TimelineEvent>.optional(
    "actions", \.actions, actionList, default: [], schemaShowsDefault: false, isAlwaysWritten: true
  ).written { !$0.actions.isEmpty || $0.keyframes.isEmpty && $0.phases.isEmpty }

  /// The number of an event, at most the number of the last tick.
  private static let eventNumber = ValueForm<Int>.integer(in: 0...TimelineLimits.ticks.upperBound)
    .reading { reader, place in
      let number = reader.eventNumber(place)
      reader.notes.begin(event: number ?? 0)
      return number
    }

  /// The events, whose numbers must be in ascending order.
  static let eventList = ValueForm<[TimelineEvent]>(.array(of: .reference("event"))) {
    reader, place in
    guard let elements = reader.array(place, "events") else { return nil }
    var last = -1
    return elements.compactMap { element in
      guard let event = event.read(&reader, element, into: TimelineEvent(number: 0)) else {
        return nil
      }
      if event.number <= last {
        reader.report(
          event.number == last
            ? "another event has the number \(last)"
            : "event \(event.number) comes after event \(last)",
          at: element.pointer.appending("event"),
          event.number == last ? .repeatedName : .unfitValue)
      }
      last = max(last, event.number)
      return event
    }
  } write: { events, notation in
    .array(events.map { .object(event.fields($0, notation)) })
  }
}

extension TimelineReader {
  fileprivate mutating func eventNumber(_ place: ReadPlace) -> Int? {
    let all = 0...TimelineLimits.ticks.upperBound
    // The schema does not know the number of the last tick.
    guard let clock, let number = place.value.int, all.contains(number) else {
      return ValueForm.integer(in: clock.map { 0...$0.ticks } ?? all).read(&self, place)
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
}
