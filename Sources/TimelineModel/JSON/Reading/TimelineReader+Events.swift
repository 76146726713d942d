import Geometry
import JSONTree
import ViewTree

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

  /// Reads an action; one with several targets is several.
  private mutating func actions(_ place: ReadPlace) -> [TimelineAction] {
    guard var members = object(place, "an action") else { return [] }
    let found = Self.actionKinds.compactMap { kind in members.take(kind).map { (kind, $0) } }
    guard let (kind, targetPlace) = found.first, found.count == 1 else {
      let kinds = Self.actionKinds.map { "“\($0)”" }.joined(separator: ", ")
      report("expected \(kinds), one of them", at: place.pointer)
      return []
    }
    let sharesTargets = kind != ActionName.play && kind != ActionName.stop
    let targets =
      sharesTargets ? targets(targetPlace, of: kind) : [target(targetPlace, of: kind)]
    let target = targets[0]
    let change = change(kind, &members, target)
    let after = optional(&members, ActionName.after, 0) { $0.seconds($1) }
    let step =
      targets.count > 1 ? optional(&members, ActionName.step, 0) { $0.seconds($1) } : 0
    let accuracy = optional(&members, ActionName.within, .exact) { $0.accuracy($1, target) }
    finish(members, "the action “\(kind)”")
    let all = targets.compactMap { $0 }
    guard let target, let change, all.count == targets.count else { return [] }
    let action = TimelineAction(
      target: target.target, after: after, change: change, accuracy: accuracy)
    guard all.count > 1 else { return [action] }
    return group(action, all, step: step, at: place) ?? []
  }

  private static let actionKinds = [
    ActionName.set, ActionName.animate, ActionName.insert, ActionName.remove, ActionName.play,
    ActionName.stop,
  ]

  private mutating func change(
    _ kind: String, _ members: inout MemberReader, _ target: ReadTarget?
  ) -> TimelineAction.Change? {
    switch kind {
    case ActionName.set: setting(&members, target)
    case ActionName.animate: animation(&members, target)
    case ActionName.insert, ActionName.remove: presence(&members)
    case ActionName.play: playback(&members)
    default: .stop
    }
  }

  private mutating func playback(_ members: inout MemberReader) -> TimelineAction.Change? {
    let interval = required(&members, ActionName.interval) {
      $0.number($1, in: TimelineLimits.frameInterval)
    }
    let count: Int? = optional(&members, ActionName.repeats, 1) { $0.count($1) }
    return interval.map { .play(FramePlayback(interval: $0, count: count)) }
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
    let pace = self.pace(&members)
    let repetition = repetition(&members)
    if repetition == nil, members.place.value.member(ActionName.repeats) == nil,
      members.place.value.member(ActionName.autoreverses) != nil
    {
      report(
        "“\(ActionName.autoreverses)” says nothing without “\(ActionName.repeats)”",
        at: members.place.pointer.appending(ActionName.autoreverses))
    }
    guard let to, var animation = pace else { return nil }
    (animation.from, animation.to) = (from, to)
    (animation.repetition, animation.along) = (repetition, along)
    return .animate(animation)
  }

  /// Reads how a view appears or goes.
  private mutating func presence(_ members: inout MemberReader) -> TimelineAction.Change? {
    pace(&members).map { .animate($0) }
  }

  /// Reads curve, duration, delay and speed; the value at the end is 1.
  private mutating func pace(_ members: inout MemberReader) -> TimelineAnimation? {
    let paced = curveAndDuration(&members)
    let delay = optional(&members, ActionName.delay, 0) { $0.seconds($1) }
    let speed = optional(&members, ActionName.speed, 1) { $0.number($1, in: TimelineLimits.speed) }
    return paced.map {
      TimelineAnimation(
        to: .number(1), curve: $0.curve, duration: $0.duration, delay: delay, speed: speed)
    }
  }

  /// Reads a curve and how long it takes, in seconds, which springs know by themselves.
  mutating func curveAndDuration(
    _ members: inout MemberReader
  ) -> (curve: AnimationCurve, duration: Double)? {
    let place = members.take(ActionName.curve)
    let curve = place.map { self.curve($0) } ?? .linear
    guard let curve else {
      // What was meant is not known, and may need no duration.
      _ = members.take(ActionName.duration)
      return nil
    }
    guard let settling = curve.settlingDuration else {
      return required(&members, ActionName.duration) { $0.seconds($1) }.map { (curve, $0) }
    }
    if let duration = members.take(ActionName.duration) {
      report(
        "a spring takes as long as it needs; its own duration belongs into the curve, as in "
          + "{“duration”: 0.5, “bounce”: 0.2}", at: duration.pointer)
    }
    return (curve, settling)
  }

  /// Reads how often an animation runs.
  private mutating func repetition(_ members: inout MemberReader) -> TimelineAnimation.Repetition? {
    let count = optional(&members, ActionName.repeats, nil) { reader, place -> Int??? in
      reader.count(place).map { .some($0) }
    }
    let autoreverses = optional(&members, ActionName.autoreverses, true) { $0.flag($1) }
    return count.map { TimelineAnimation.Repetition(count: $0, autoreverses: autoreverses) }
  }

  /// Reads how often something runs; `.some(nil)` for without end.
  mutating func count(_ place: ReadPlace) -> Int?? {
    if place.value.string == ActionName.forever { return .some(nil) }
    return integer(place, in: TimelineLimits.repetitions).map { .some($0) }
  }

  /// Reads a value of a target's kind; of an unknown target nothing can be said.
  mutating func value(_ place: ReadPlace, _ target: ReadTarget?) -> PropertyValue? {
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

  /// Reads a curve: a name, control points or a spring.
  mutating func curve(_ place: ReadPlace) -> AnimationCurve? {
    if let curve = namedCurve(place) { return curve }
    let names = curveNames
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
      let velocity = optional(&members, CurveName.velocity, nil) { reader, place -> Double?? in
        reader.number(place, in: TimelineLimits.springVelocity)
      }
      finish(members, "a spring with a duration")
      guard let perceived else { return nil }
      guard let velocity else { return .spring(duration: perceived, bounce: bounce) }
      return .interpolatingSpring(Spring(duration: perceived, bounce: bounce), velocity: velocity)
    }
    if let response = members.take(CurveName.response) {
      let seconds = number(response, in: TimelineLimits.springParameter)
      let fraction = optional(&members, CurveName.dampingFraction, 1) {
        $0.number($1, in: TimelineLimits.dampingFraction)
      }
      finish(members, "a spring with a response")
      return seconds.map { .spring(response: $0, dampingFraction: fraction) }
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
