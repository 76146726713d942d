import Diagnostics
import Geometry
import JSONTree
import SceneModel
import TimelineModel
import ViewTree

extension TimelineReader {
  /// Reads a curve and its duration in seconds, which springs do not have in files.
  mutating func curveAndDuration(
    _ members: inout MemberReader
  ) -> (curve: AnimationCurve, duration: Double)? {
    let place = members.take(ActionName.curve)
    let curve = place.map { self.curve($0) } ?? .linear
    guard let curve else {
      // An unknown curve may be a spring, which needs no duration.
      _ = members.take(ActionName.duration)
      return nil
    }
    // The schema does not know the curves of constants.
    let isConstant = place?.value.string.map { constantValues[$0] != nil } ?? false
    guard let settling = curve.settlingDuration else {
      if isConstant, !members.has(ActionName.duration) {
        report(
          "“\(ActionName.duration)” is missing", at: members.place.pointer, .unfitValue,
          advice: TimelineReader.durationAdvice)
      }
      let read = { (reader: inout TimelineReader, place: ReadPlace) in reader.seconds(place) }
      return
        (isConstant
        ? members.take(ActionName.duration).flatMap { read(&self, $0) }
        : required(&members, ActionName.duration, advice: TimelineReader.durationAdvice, read))
        .map { (curve, $0) }
    }
    if let duration = members.take(ActionName.duration) {
      report(
        "a spring takes as long as it needs; its own duration belongs into the curve, as in "
          + "{“duration”: 0.5, “bounce”: 0.2}", at: duration.pointer,
        isConstant ? .unfitValue : .malformedTimeline)
    }
    return (curve, settling)
  }

  /// The advice about a change without a duration.
  static let durationAdvice =
    "Add the seconds that it takes, as in `\"duration\": 0.3`, or a spring, as in `\"curve\": \"smooth\"`."

  /// Reads a curve: a name, control points or a spring.
  mutating func curve(_ place: ReadPlace) -> AnimationCurve? {
    if let curve = namedCurve(place) { return curve }
    let names = curveNames
    if let text = place.value.string {
      if let found = AnimationCurve.named.first(where: { $0.name == text }) { return found.curve }
      report(
        "expected one of \(names.map { "“\($0)”" }.joined(separator: ", ")), found \(place.found)"
          + Suggestion.text(for: text, among: names), at: place.pointer,
        SwiftIdentifier.isValid(text) ? .unknownName : .malformedTimeline)
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
