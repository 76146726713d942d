import Diagnostics
import JSONTree
import TimelineModel

extension TimelineReader {
  /// Reads the named durations, delays and curves.
  mutating func constants(_ place: ReadPlace) -> [TimelineConstant]? {
    guard var members = object(place, "the constants") else { return nil }
    let durations = optional(&members, ConstantName.durations, []) {
      $0.constants($1) { $0.time($1).map { .duration($0) } }
    }
    let delays = optional(&members, ConstantName.delays, []) {
      $0.constants($1) { $0.time($1).map { .delay($0) } }
    }
    let curves = optional(&members, ConstantName.curves, []) {
      $0.constants($1) { $0.curve($1).map { .curve($0) } }
    }
    finish(members, "the constants")
    return durations + delays + curves
  }

  /// Reads one group of constants.
  private mutating func constants(
    _ place: ReadPlace,
    _ read: (inout TimelineReader, ReadPlace) -> TimelineConstant.Value?
  ) -> [TimelineConstant]? {
    guard place.value.kind == .object else {
      expected("an object of constants", at: place)
      return nil
    }
    var result: [TimelineConstant] = []
    for member in place.value.members {
      let place = ReadPlace(value: member.value, pointer: place.pointer.appending(member.name))
      guard constantValues.count < TimelineLimits.constants else {
        reportLimit("more than \(TimelineLimits.constants) constants", at: place.pointer)
        break
      }
      guard isNameOfConstant(member.name, place), let value = read(&self, place) else { continue }
      if constantValues.updateValue(value, forKey: member.name) != nil {
        report("another constant has the name “\(member.name)”", at: place.pointer, .repeatedName)
      }
      notes.addConstant(member.name, at: place.pointer)
      result.append(TimelineConstant(name: member.name, value: value))
    }
    return result
  }

  /// Whether a constant may have a name; reports names that are not allowed.
  private mutating func isNameOfConstant(_ name: String, _ place: ReadPlace) -> Bool {
    guard SwiftIdentifier.isValid(name), !AnimationCurve.named.contains(where: { $0.name == name })
    else {
      report(
        "expected a Swift identifier that is no curve's name, found \(ReadPlace.quoted(name))"
          + SwiftIdentifier.hint(name),
        at: place.pointer, SwiftIdentifier.codeOfRefusal(name), advice: SwiftIdentifier.advice)
      return false
    }
    return true
  }

  /// Reads seconds, or a number of frames such as `12 frames`.
  private mutating func time(_ place: ReadPlace) -> Double? {
    guard let text = place.value.string else { return number(place, in: TimelineLimits.seconds) }
    guard let seconds = frames(text) else {
      expected(
        "seconds, or a number of frames such as “12 frames”", at: place, hint: place.numberHint)
      return nil
    }
    return seconds
  }

  /// The seconds of a number of frames; `nil` for other texts.
  private func frames(_ text: String) -> Double? {
    guard let seconds = FrameText.frames(text).map({ grid.seconds($0) }),
      TimelineLimits.seconds.contains(seconds)
    else { return nil }
    return seconds
  }

  /// Reads seconds, a number of frames, or the name of a constant.
  mutating func seconds(_ place: ReadPlace) -> Double? {
    guard let name = place.value.string else { return number(place, in: TimelineLimits.seconds) }
    if let seconds = frames(name) { return seconds }
    switch constantValues[name] {
    case .duration(let seconds), .delay(let seconds):
      notes.useConstant(name)
      return seconds
    case .curve, nil: break
    }
    if !place.numberHint.isEmpty {
      expected(
        "seconds, frames such as “12 frames” or the name of a constant", at: place,
        hint: place.numberHint)
      return nil
    }
    let names = constantValues.filter { if case .curve = $0.value { false } else { true } }
    report(
      "there is no constant \(ReadPlace.quoted(name)) in seconds"
        + Suggestion.text(for: name, among: names.keys.sorted()), at: place.pointer,
      SwiftIdentifier.isValid(name) ? .unknownName : .malformedTimeline)
    return nil
  }

  /// The curve of a constant's name; `nil` for other names.
  mutating func namedCurve(_ place: ReadPlace) -> AnimationCurve? {
    guard let name = place.value.string, case .curve(let curve)? = constantValues[name] else {
      return nil
    }
    notes.useConstant(name)
    return curve
  }

  /// The names of all curves.
  var curveNames: [String] {
    let own = constantValues.filter { if case .curve = $0.value { true } else { false } }
    return AnimationCurve.named.map(\.name) + own.keys.sorted()
  }

  /// Reads the markers.
  mutating func markers(_ place: ReadPlace) -> [TimelineMarker]? {
    guard let elements = array(place, "markers") else { return nil }
    guard elements.count <= TimelineLimits.markers else {
      reportLimit("more than \(TimelineLimits.markers) markers", at: place.pointer)
      return nil
    }
    return elements.compactMap { marker($0) }
  }

  private mutating func marker(_ place: ReadPlace) -> TimelineMarker? {
    guard var members = object(place, "a marker") else { return nil }
    let name = required(&members, MarkerName.name) { $0.string($1) }
    let time = required(&members, MarkerName.time) { $0.time($1) }
    let duration = optional(&members, MarkerName.duration, 0) { $0.time($1) }
    finish(members, "a marker")
    guard let name, let time else { return nil }
    return TimelineMarker(name: name, time: time, duration: duration)
  }
}

extension TimelineSchema {
  /// Constants, times that may be given by their names, and markers.
  static var constants: [SchemaDefinition] {
    let seconds = SchemaPart.reference("seconds")
    return [
      SchemaDefinition(
        "seconds",
        SchemaPart.any([.number(in: TimelineLimits.seconds), frames])
          .described("Seconds, or a number of frames such as 12 frames.")),
      SchemaDefinition(
        "time",
        SchemaPart.any([seconds, .reference("identifier")])
          .described("Seconds, frames, or the name of a constant.")),
      SchemaDefinition(
        "constants",
        SchemaPart.object([
          .optional(
            ConstantName.durations,
            group(of: seconds).described("Durations of animations, in seconds.")),
          .optional(
            ConstantName.delays,
            group(of: seconds).described("Delays of changes, and steps, in seconds.")),
          .optional(
            ConstantName.curves, group(of: .reference("curve")).described("Curves.")),
        ])
        .described("Values with names, which actions may use in place of the values.")),
      SchemaDefinition(
        "markers",
        SchemaPart.array(of: .reference("marker"), counts: 0...TimelineLimits.markers)
          .described("Named moments and ranges of a cycle.")),
      SchemaDefinition(
        "marker",
        .object([
          .required(MarkerName.name, .string),
          .required(MarkerName.time, seconds.described("The beginning, in seconds.")),
          .optional(
            MarkerName.duration,
            seconds.described("The duration, in seconds.").defaulting(to: 0)),
        ])),
    ]
  }

  /// A number of frames.
  private static var frames: SchemaPart {
    .string(pattern: "^[0-9]+([.][0-9]+)? \(FrameText.one)s?$")
  }

  private static func group(of value: SchemaPart) -> SchemaPart {
    let name = SchemaPart.reference("identifier")
      .excluding(.words(AnimationCurve.named.map(\.name)))
    return (["type": "object"] as SchemaPart).adding("propertyNames", name.node)
      .adding("additionalProperties", value.node)
  }
}
