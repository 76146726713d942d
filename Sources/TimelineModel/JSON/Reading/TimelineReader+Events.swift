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
    let settling = curve.settlingDuration
    let duration =
      settling
      ?? required(&members, ActionName.duration) { $0.number($1, in: TimelineLimits.seconds) }
    let delay = optional(&members, ActionName.delay, 0) {
      $0.number($1, in: TimelineLimits.seconds)
    }
    let speed = optional(&members, ActionName.speed, 1) { $0.number($1, in: TimelineLimits.speed) }
    let repetition = repetition(&members)
    guard let to, let duration else { return nil }
    return .animate(
      TimelineAnimation(
        from: from, to: to, curve: curve, duration: duration, delay: delay, speed: speed,
        repetition: repetition, along: along))
  }

  /// Reads how often an animation runs.
  private mutating func repetition(_ members: inout MemberReader) -> TimelineAnimation.Repetition? {
    let count = optional(&members, ActionName.repeats, nil) { reader, place -> Int??? in
      if place.value.string == ActionName.forever { return .some(.some(nil)) }
      return reader.integer(place, in: TimelineLimits.repetitions).map { .some($0) }
    }
    let autoreverses = optional(&members, ActionName.autoreverses, true) { $0.flag($1) }
    return count.map { TimelineAnimation.Repetition(count: $0, autoreverses: autoreverses) }
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
    if place.value.kind == .object { return spring(place) }
    guard place.value.kind == .array, place.value.count == 4 else {
      expected("a curve's name, four numbers or a spring", at: place)
      return nil
    }
    guard let numbers = numbers(place, "numbers") else { return nil }
    for index in [0, 2] where !(0...1).contains(numbers[index]) {
      expected("a number from 0 to 1", at: place.elements[index])
      return nil
    }
    return .timingCurve(TimingCurve(numbers[0], numbers[1], numbers[2], numbers[3]))
  }

  /// Reads a spring, by duration and bounce or by its physical parameters.
  private mutating func spring(_ place: ReadPlace) -> AnimationCurve? {
    guard var members = object(place, "a spring") else { return nil }
    if let duration = members.take(CurveName.duration) {
      let perceived = number(duration, in: TimelineLimits.springParameter)
      let bounce = optional(&members, CurveName.bounce, 0) {
        $0.number($1, in: TimelineLimits.bounce)
      }
      finish(members, "a spring with a duration")
      return perceived.map { .spring(duration: $0, bounce: bounce) }
    }
    let mass = optional(&members, CurveName.mass, 1) {
      $0.number($1, in: TimelineLimits.springParameter)
    }
    let stiffness = required(&members, CurveName.stiffness) {
      $0.number($1, in: TimelineLimits.springParameter)
    }
    let damping = required(&members, CurveName.damping) {
      $0.number($1, in: TimelineLimits.springParameter)
    }
    let velocity = optional(&members, CurveName.velocity, 0) {
      $0.number($1, in: TimelineLimits.springVelocity)
    }
    finish(members, "a spring")
    guard let stiffness, let damping else { return nil }
    return .interpolatingSpring(
      Spring(mass: mass, stiffness: stiffness, damping: damping), velocity: velocity)
  }
}
