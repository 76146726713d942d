import Diagnostics
import Geometry
import JSONTree
import SceneModel
import TimelineModel
import ViewTree

extension TimelineReader {
  /// Reads an action; one with several targets becomes several.
  mutating func actions(_ place: ReadPlace) -> [TimelineAction] {
    guard var members = object(place, "an action") else { return [] }
    guard let (kind, targetPlace) = choice(&members, of: ActionKind.self) else { return [] }
    let targets = targets(targetPlace, of: kind)
    let target = targets[0]
    let change = change(kind, &members, target)
    let after = optional(&members, ActionName.after, 0) { $0.seconds($1) }
    let step = optional(&members, ActionName.step, 0) { $0.seconds($1) }
    if members.has(ActionName.step), targetPlace.value.count < 2 {
      report(
        "“\(ActionName.step)” needs an array of several targets in “\(kind.rawValue)”",
        at: place.pointer.appending(ActionName.step))
    }
    let accuracy = optional(&members, ActionName.within, .exact) { $0.accuracy($1, target) }
    finish(members, "the action “\(kind.rawValue)”")
    let all = targets.compactMap { $0 }
    guard let target, let change, all.count == targets.count else { return [] }
    let action = TimelineAction(
      target: target.target, after: after, change: change, accuracy: accuracy)
    let actions = all.count > 1 ? group(action, all, step: step, at: place) ?? [] : [action]
    notes.add(actions, at: place.pointer)
    return actions
  }

  private mutating func change(
    _ kind: ActionKind, _ members: inout MemberReader, _ target: ReadTarget?
  ) -> TimelineAction.Change? {
    switch kind {
    case .set: setting(&members, target)
    case .animate: animation(&members, target)
    case .insert, .remove: presence(&members)
    case .play: playback(&members)
    case .stop: .stop
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
        at: members.place.pointer.appending(ActionKind.animate.rawValue), .unfitValue)
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
    if !members.has(ActionName.repeats), members.has(ActionName.autoreverses) {
      report(
        "“\(ActionName.autoreverses)” has no effect without “\(ActionName.repeats)”",
        at: members.place.pointer.appending(ActionName.autoreverses))
    }
    guard let to, var animation = pace else { return nil }
    (animation.from, animation.to) = (from, to)
    (animation.repetition, animation.along) = (repetition, along)
    return .animate(animation)
  }

  /// Reads the animation of an insertion or removal.
  private mutating func presence(_ members: inout MemberReader) -> TimelineAction.Change? {
    pace(&members).map { .animate($0) }
  }

  /// Reads curve, duration, delay and speed of an animation to 1.
  private mutating func pace(_ members: inout MemberReader) -> TimelineAnimation? {
    let paced = curveAndDuration(&members)
    let delay = optional(&members, ActionName.delay, 0) { $0.seconds($1) }
    let speed = optional(&members, ActionName.speed, 1) { $0.number($1, in: TimelineLimits.speed) }
    return paced.map {
      TimelineAnimation(
        to: .number(1), curve: $0.curve, duration: $0.duration, delay: delay, speed: speed)
    }
  }

  /// Reads the repetition of an animation; `nil` for none.
  private mutating func repetition(_ members: inout MemberReader) -> TimelineAnimation.Repetition? {
    let count = optional(&members, ActionName.repeats, nil) { reader, place -> Int??? in
      reader.count(place).map { .some($0) }
    }
    let autoreverses = optional(&members, ActionName.autoreverses, true) { $0.flag($1) }
    return count.map { TimelineAnimation.Repetition(count: $0, autoreverses: autoreverses) }
  }

  /// Reads a number of runs; `.some(nil)` for endless repetition.
  mutating func count(_ place: ReadPlace) -> Int?? {
    if place.value.string == ActionName.forever { return .some(nil) }
    let range = TimelineLimits.repetitions
    if let number = place.value.int, range.contains(number) { return .some(number) }
    expected(
      "“\(ActionName.forever)” or a whole number from \(range.lowerBound) to \(range.upperBound)",
      at: place)
    return nil
  }

  /// Reads a value of a target's type; values of unknown targets are not checked.
  mutating func value(_ place: ReadPlace, _ target: ReadTarget?) -> PropertyValue? {
    guard let target, let value = uncheckedValue(place, target) else { return nil }
    notes.add(value, of: target.property, at: place.pointer)
    return value
  }

  /// Reads a value of a target's type, such as a velocity, which has another range.
  mutating func uncheckedValue(_ place: ReadPlace, _ target: ReadTarget) -> PropertyValue? {
    dependent { $0.propertyValue(place, like: target.standard) }
  }

  private mutating func tangents(_ place: ReadPlace, _ target: ReadTarget?) -> SpatialTangents? {
    guard let target else { return nil }
    guard case .vector = target.standard else {
      report("only a point can move along a path", at: place.pointer, .unfitValue)
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
}
