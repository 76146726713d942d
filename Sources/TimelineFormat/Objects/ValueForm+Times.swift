import Diagnostics
import JSONTree
import SceneModel
import TimelineModel
import ViewTree

extension ValueForm<Double> {
  /// Seconds, or a number of frames such as `12 frames`.
  static var seconds: Self {
    ValueForm(.reference("seconds")) { reader, place in
      guard let text = place.value.string else {
        return reader.number(place, in: TimelineLimits.seconds)
      }
      if let seconds = reader.frames(text) { return seconds }
      reader.expected(
        "seconds, or a number of frames such as “12 frames”", at: place, hint: place.numberHint())
      return nil
    } write: {
      $1.time($0)
    }
  }

  /// The duration of a change: seconds, a number of frames, or the name of a constant.
  static var duration: Self {
    ValueForm(.reference("time")) { reader, place in
      guard let name = place.value.string else {
        return reader.number(place, in: TimelineLimits.seconds)
      }
      if let seconds = reader.frames(name) { return seconds }
      if let seconds = reader.constantValues[name]?.seconds {
        reader.notes.use(name, .unusedConstant)
        return seconds
      }
      let hint = place.numberHint()
      guard hint.isEmpty else {
        reader.expected(
          "seconds, frames such as “12 frames” or the name of a constant", at: place, hint: hint)
        return nil
      }
      let names = reader.constantValues.filter { $0.value.seconds != nil }.keys.sorted()
      reader.report(
        "there is no constant \(ReadPlace.quoted(name)) in seconds"
          + Suggestion.text(for: name, among: names), at: place.pointer,
        SwiftIdentifier.isValid(name) ? .unknownName : .malformedTimeline)
      return nil
    } write: { seconds, notation in
      notation.name(.duration(seconds)) ?? notation.time(seconds)
    }
  }

  /// The time that a change waits, or the step of a group.
  static func delay(isStep: Bool = false) -> Self {
    duration.writing { seconds, notation in
      notation.name(.delay(seconds), isStep: isStep) ?? notation.time(seconds)
    }
  }
}

extension ValueForm<[Double]> {
  /// The step of a group, or the steps of the parts of a text.
  static var steps: Self {
    let one = ValueForm<Double>.delay(isStep: true)
    let several = Self.array(of: .duration, "times", counts: 1...TextPart.mostLetters)
      .writing { .array($1.times($0)) }
    return ValueForm(.any([one.schema, several.schema])) { reader, place in
      guard place.value.kind == .array else { return one.read(&reader, place).map { [$0] } }
      // There are none if all are wrong.
      return several.read(&reader, place).flatMap { $0.isEmpty ? nil : $0 }
    } write: { steps, notation in
      steps.count == 1 ? one.write(steps[0], notation) : several.write(steps, notation)
    }
  }
}

extension ValueForm<Int?> {
  /// A number of runs; `nil` for endless repetition.
  static var times: Self {
    let (forever, range) = ("forever", TimelineLimits.repetitions)
    return ValueForm(.reference("times")) { reader, place in
      if place.value.string == forever { return .some(nil) }
      if let number = place.value.int, range.contains(number) { return .some(number) }
      reader.expected(
        "“\(forever)” or a whole number from \(range.lowerBound) to \(range.upperBound)", at: place)
      return nil
    } write: { count, _ in
      count.map { .number(Double($0)) } ?? .string(forever)
    }
  }
}

extension TimelineReader {
  /// The seconds of a number of frames; `nil` for other texts.
  fileprivate func frames(_ text: String) -> Double? {
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1] == "frame" || parts[1] == "frames",
      let count = Double(parts[0]), count.isFinite, count >= 0
    else { return nil }
    let seconds = grid.seconds(count)
    return TimelineLimits.seconds.contains(seconds) ? seconds : nil
  }
}

extension ConstantValue {
  /// The seconds of a duration or a delay; `nil` for a curve.
  fileprivate var seconds: Double? {
    switch self {
    case .duration(let seconds), .delay(let seconds): seconds
    case .curve: nil
    }
  }
}

extension TimelineForm {
  /// Times, with and without names of constants.
  static var timeDefinitions: SchemaDefinitions {
    let frames = SchemaPart.string(pattern: "^[0-9]+([.][0-9]+)? frames?$")
    return [
      "seconds": SchemaPart.any([.number(in: TimelineLimits.seconds), frames])
        .described("Seconds, or a number of frames such as 12 frames."),
      "time": SchemaPart.any([.reference("seconds"), .reference("identifier")])
        .described("Seconds, frames, or the name of a constant."),
    ]
  }
}
