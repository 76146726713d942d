import Geometry
import JSONTree
import StageModel

extension TimelineReader {
  /// Reads the events, by rising number.
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
    let actions = required(&members, ActionName.actions) { reader, place in
      reader.array(place, "actions")?.compactMap { reader.action($0) }
    }
    finish(members, "an event")
    guard let number, let actions else { return nil }
    return TimelineEvent(number: number, actions: actions)
  }

  private mutating func action(_ place: ReadPlace) -> TimelineAction? {
    guard var members = object(place, "an action") else { return nil }
    let (set, animate) = (members.take(ActionName.set), members.take(ActionName.animate))
    guard let targetPlace = set ?? animate, set == nil || animate == nil else {
      report("expected “set” or “animate”, one of them", at: place.pointer)
      return nil
    }
    let target = self.target(targetPlace)
    let change = animate == nil ? setting(&members, target) : animation(&members, target)
    let after = optional(&members, ActionName.after, 0) {
      $0.number($1, in: TimelineLimits.seconds)
    }
    let accuracy = optional(&members, ActionName.within, .exact) { reader, place in
      reader.number(place, in: TimelineLimits.accuracy).map { TimelineAction.Accuracy.within($0) }
    }
    finish(members, animate == nil ? "a “set” action" : "an “animate” action")
    guard let target, let change else { return nil }
    return TimelineAction(target: target.target, after: after, change: change, accuracy: accuracy)
  }

  private mutating func setting(
    _ members: inout MemberReader, _ target: ReadTarget?
  ) -> TimelineAction.Change? {
    required(&members, ActionName.to) { $0.value($1, target) }.map { .set($0) }
  }

  private mutating func animation(
    _ members: inout MemberReader, _ target: ReadTarget?
  ) -> TimelineAction.Change? {
    if let target, case .flag = target.standard {
      report(
        "“\(target.target.key.rawValue)” is true or false and can only be set",
        at: members.place.pointer.appending(ActionName.animate))
    }
    let from = optional(&members, ActionName.from, nil) { reader, place -> PropertyValue?? in
      reader.value(place, target)
    }
    let to = required(&members, ActionName.to) { $0.value($1, target) }
    let along = optional(&members, ActionName.along, nil) { reader, place -> SpatialTangents?? in
      reader.tangents(place, target)
    }
    let curve = optional(&members, ActionName.curve, .linear) { $0.curve($1) }
    let duration = required(&members, ActionName.duration) {
      $0.number($1, in: TimelineLimits.seconds)
    }
    let delay = optional(&members, ActionName.delay, 0) {
      $0.number($1, in: TimelineLimits.seconds)
    }
    guard let to, let duration else { return nil }
    return .animate(
      TimelineAnimation(
        from: from, to: to, curve: curve, duration: duration, delay: delay, along: along))
  }

  /// Reads a value of a target's kind; of an unknown target nothing can be said.
  private mutating func value(_ place: ReadPlace, _ target: ReadTarget?) -> PropertyValue? {
    target.flatMap { propertyValue(place, like: $0.standard) }
  }

  private mutating func tangents(_ place: ReadPlace, _ target: ReadTarget?) -> SpatialTangents? {
    guard let target else { return nil }
    guard case .vector = target.standard else {
      report("only a point can travel along a curve", at: place.pointer)
      return nil
    }
    guard place.value.kind == .array, place.value.count == 2 else {
      expected("an array of two tangents", at: place)
      return nil
    }
    let elements = place.elements
    guard let outgoing = vector(elements[0], thirdDefault: 0),
      let incoming = vector(elements[1], thirdDefault: 0)
    else { return nil }
    return SpatialTangents(outgoing: outgoing, incoming: incoming)
  }

  private mutating func curve(_ place: ReadPlace) -> AnimationCurve? {
    let names = AnimationCurve.named.map(\.name)
    if let text = place.value.string {
      if let found = AnimationCurve.named.first(where: { $0.name == text }) { return found.curve }
      report(
        "expected one of \(names.map { "“\($0)”" }.joined(separator: ", ")), found \(place.found)"
          + Suggestion.text(for: text, among: names), at: place.pointer)
      return nil
    }
    guard place.value.kind == .array, place.value.count == 4 else {
      expected("a curve's name or four numbers", at: place)
      return nil
    }
    guard let numbers = numbers(place, "numbers") else { return nil }
    for index in [0, 2] where !(0...1).contains(numbers[index]) {
      expected("a number from 0 to 1", at: place.elements[index])
      return nil
    }
    return .timingCurve(TimingCurve(numbers[0], numbers[1], numbers[2], numbers[3]))
  }
}
