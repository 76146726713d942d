import Diagnostics
import JSONTree
import SceneModel
import TimelineModel
import ViewTree

extension TimelineReader {
  /// Reads a run of keyframes; one of several views becomes several.
  mutating func keyframeRuns(_ place: ReadPlace) -> [KeyframeRun] {
    guard var members = object(place, "keyframes") else { return [] }
    let views = members.take(KeyframeName.views)
    let tracks = required(&members, KeyframeName.tracks) {
      $0.tracks($1, views.map { $0.elements } ?? [nil])
    }
    let count: Int? = optional(&members, ActionName.repeats, 1) { $0.count($1) }
    let after = optional(&members, ActionName.after, 0) { $0.seconds($1) }
    let step =
      views == nil ? 0 : optional(&members, ActionName.step, 0) { $0.seconds($1) }
    finish(members, "a run of keyframes")
    if let views, views.value.kind != .array || views.elements.isEmpty {
      expected("an array of views", at: views)
      return []
    }
    guard let tracks else { return [] }
    guard Double(tracks.count) * step <= TimelineLimits.seconds.upperBound / 2 else {
      report("the last view would wait too long", at: place.pointer, .unfitValue)
      return []
    }
    let first = KeyframeRun(KeyframeTimeline(tracks: tracks[0]), after: after, count: count)
    let runs = tracks.enumerated().map { RunGroup.run(first, $1, step: step, index: $0) }
    notes.add(runs, at: place.pointer)
    return runs
  }

  /// Reads tracks by the names of their targets, once for each view.
  ///
  /// - Parameters:
  ///   - place: The tracks.
  ///   - views: The views whose properties move; a single `nil` if the tracks name their views.
  private mutating func tracks(
    _ place: ReadPlace, _ views: [ReadPlace?]
  ) -> [[KeyframeTimeline.Track]]? {
    guard place.value.kind == .object, place.value.count > 0 else {
      expected("an object with tracks by their targets", at: place)
      return nil
    }
    let members = place.value.members.map { member in
      (
        name: member.name,
        place: ReadPlace(value: member.value, pointer: place.pointer.appending(member.name))
      )
    }
    var read: [(keyframes: [KeyframeTimeline.Keyframe]?, standard: PropertyValue?)] = []
    return views.map { view in
      guard let prefix = viewPrefix(view) else { return [] }
      return members.indices.compactMap { index in
        let target = target(named: prefix + members[index].name, at: members[index].place)
        // All views share the keyframes, which are read once.
        if index == read.count {
          read.append((keyframes(members[index].place, target), target?.standard))
        } else if let target, let first = read[index].standard,
          !target.standard.isSameKind(as: first)
        {
          report(
            "“\(target.target.text)” takes other values than that of the first view",
            at: members[index].place.pointer, .unfitValue)
        }
        guard let target, let keyframes = read[index].keyframes else { return nil }
        return KeyframeTimeline.Track(target: target.target, keyframes: keyframes)
      }
    }
  }

  /// The view and the dot before a property's name, if any; `nil` for an unknown view.
  private mutating func viewPrefix(_ place: ReadPlace?) -> String? {
    guard let place else { return "" }
    guard let name = string(place) else { return nil }
    guard views[name] != nil else {
      reportMissingView(name, at: place)
      return nil
    }
    return name + "."
  }

  /// The members of an object whose names are targets, at least one; unknown targets are `nil`.
  mutating func targets(
    _ place: ReadPlace, _ what: String
  ) -> [(target: ReadTarget?, place: ReadPlace)]? {
    guard place.value.kind == .object, place.value.count > 0 else {
      expected("an object with \(what) by their targets", at: place)
      return nil
    }
    return place.value.members.map { member in
      let inside = ReadPlace(value: member.value, pointer: place.pointer.appending(member.name))
      return (target(named: member.name, at: inside), inside)
    }
  }

  private mutating func keyframes(
    _ place: ReadPlace, _ target: ReadTarget?
  ) -> [KeyframeTimeline.Keyframe]? {
    let limits = TimelineLimits.keyframes
    guard place.value.kind == .array, limits.contains(place.value.count) else {
      expected("an array of 1 to \(limits.upperBound) keyframes", at: place)
      return nil
    }
    return place.elements.compactMap { keyframe($0, target) }
  }

  private mutating func keyframe(
    _ place: ReadPlace, _ target: ReadTarget?
  ) -> KeyframeTimeline.Keyframe? {
    guard var members = object(place, "a keyframe") else { return nil }
    guard let (kind, valuePlace) = choice(&members, of: KeyframeKind.self) else { return nil }
    let value = self.value(valuePlace, target)
    if let target, case .flag = target.standard, kind != .move {
      report(
        "“\(target.target.key.rawValue)” is true or false and can only “move”",
        at: valuePlace.pointer, .unfitValue)
    }
    let keyframe = self.keyframe(kind, value, &members, target)
    finish(members, "a “\(kind.rawValue)” keyframe")
    return keyframe
  }

  /// Reads the members of a keyframe except its value.
  private mutating func keyframe(
    _ kind: KeyframeKind, _ value: PropertyValue?, _ members: inout MemberReader,
    _ target: ReadTarget?
  ) -> KeyframeTimeline.Keyframe? {
    switch kind {
    case .linear:
      let duration = requiredDuration(&members)
      let curve = optional(&members, ActionName.curve, .linear) { $0.curve($1, isSpring: false) }
      guard let value, let duration else { return nil }
      return .linear(value, duration: duration, curve: curve)
    case .cubic:
      let duration = requiredDuration(&members)
      let start = velocity(&members, KeyframeName.startVelocity, target)
      let end = velocity(&members, KeyframeName.endVelocity, target)
      guard let value, let duration else { return nil }
      return .cubic(value, duration: duration, startVelocity: start, endVelocity: end)
    case .spring:
      let duration = optional(&members, ActionName.duration, nil) { reader, place -> Double?? in
        reader.duration(place)
      }
      let spring = optional(&members, ActionName.curve, .smooth) { $0.curve($1, isSpring: true) }
      let start = velocity(&members, KeyframeName.startVelocity, target)
      return value.map {
        .spring($0, duration: duration, spring: spring, startVelocity: start)
      }
    case .move:
      return value.map { .move($0) }
    }
  }

  private mutating func duration(_ place: ReadPlace) -> Double? {
    seconds(place)
  }

  private mutating func requiredDuration(_ members: inout MemberReader) -> Double? {
    required(
      &members, ActionName.duration,
      advice: "Add the seconds from the keyframe before, as in `\"duration\": 0.3`."
    ) { $0.duration($1) }
  }

  /// Reads a curve that must be a spring, or must not be one.
  private mutating func curve(_ place: ReadPlace, isSpring: Bool) -> AnimationCurve? {
    guard let curve = curve(place) else { return nil }
    guard (curve.springValue != nil) == isSpring else {
      let isConstant = place.value.string.map { constantValues[$0] != nil } ?? false
      report(
        "expected \(isSpring ? "a spring" : "a curve that is no spring"), found \(place.found)",
        at: place.pointer, isConstant ? .unfitValue : .malformedTimeline)
      return nil
    }
    return curve
  }

  /// Reads a velocity: a value of the target's type, per second.
  private mutating func velocity(
    _ members: inout MemberReader, _ name: String, _ target: ReadTarget?
  ) -> PropertyValue? {
    guard let place = members.take(name), let target else { return nil }
    switch target.standard {
    case .number, .color, .numbers: return uncheckedValue(place, target)
    case .vector:
      return dependent { $0.vector(place, thirdDefault: 0) }.map { .vector($0) }
    case .flag, .path:
      report("“\(target.target.key.rawValue)” has no velocity", at: place.pointer, .unfitValue)
      return nil
    }
  }
}
