import Geometry
import SceneModel
import TimelineModel

// Properties that keyframes and phases move.
extension ViewTranslator {
  /// The values of keyframes as the source of a property; `nil` for other changes.
  mutating func runValue(
    _ key: PropertyKey, of index: Int, initial: PropertyValue
  ) -> PropertySource? {
    let name = names.variable(key, of: index)
    if let track = tracks[tree.target(key, of: index)] {
      return .variable(add(track, name, initial, index), initial: initial)
    }
    var found: [Int: SwiftExpression] = [:]
    for component in 0..<Swift.max(3, initial.numbersValue.count) {
      guard let track = tracks[tree.target(key, of: index, component: component)] else { continue }
      let first = PropertyValue.number(initial.component(component) ?? 0)
      if track.keyframes.allSatisfy({ $0.value == first }) { continue }
      let part = name + ExportNames.component(component, of: key)
      found[component] = add(track, part, first, index)
    }
    return found.isEmpty ? nil : .components(found, initial: initial)
  }

  /// The largest number of keyframes that have paths of their own.
  private static let fewKeyframes = 6

  private mutating func add(
    _ track: RunTrack, _ name: String, _ initial: PropertyValue, _ index: Int
  ) -> SwiftExpression {
    // A path that moves through many others, or through ones that do not mix, is an index.
    if case .path(let path) = initial,
      track.keyframes.count > ViewTranslator.fewKeyframes
        || track.keyframes.contains(where: { !$0.value.pathValue.hasSameStructure(as: path) })
    {
      return addMorph(track, name, initial, index)
    }
    var track = track
    track.name = name
    let form = form(track.key, of: index)
    switch initial {
    case .color, .path:
      track.initial = initial
      for value in [initial] + track.keyframes.map(\.value) where track.literals[value] == nil {
        track.literals[value] = form.literal(value, name, &constants)
      }
      let shown = track.value(at: plan.still)
      if shown != initial {
        // A value between keyframes is no color of the theme.
        track.still = track.literals[shown] ?? form.literal(fixed: shown, name, &constants)
      }
      if let part = form.type.support { support.insert(part) }
    default: setNumbers(&track, initial: initial.component(0) ?? initial.numberValue)
    }
    return add(track, index)
  }

  private func setNumbers(_ track: inout RunTrack, initial: Double) {
    track.initial = .number(initial)
    let shown = SwiftNumber.short(track.value(at: plan.still).numberValue)
    if shown != SwiftNumber.short(initial) { track.still = .double(shown) }
  }

  /// Adds a track to the unit of a view; returns the expression of its value.
  private mutating func add(_ track: RunTrack, _ index: Int) -> SwiftExpression {
    let (unit, name) = (plan.owners[index], track.name)
    support.insert(.keyframeSteps)
    if !runTracks[unit, default: []].contains(where: { $0.name == name }) {
      runTracks[unit, default: []].append(track)
    }
    let places = runPlaces(of: unit)
    let values = "values".numbered(places.firstIndex(of: track.run) ?? places.count)
    return .member(.text(values), name)
  }

  /// Adds a path as an index into a list of paths.
  private mutating func addMorph(
    _ track: RunTrack, _ name: String, _ initial: PropertyValue, _ index: Int
  ) -> SwiftExpression {
    let morph = MorphTrack(initial: initial, keyframes: track.keyframes)
    var track = track
    (track.name, track.keyframes) = (name, morph.keyframes)
    setNumbers(&track, initial: 0)
    support.formUnion([.outline, .morphingList])
    let list = constants.name(
      .paths(morph.values.map(\.pathValue)), suggesting: "\(names.outline(of: index))Frames")
    return MorphTrack.element(of: list, at: add(track, index))
  }

  /// The runs of keyframes of a unit, in the order of their first use.
  func runPlaces(of unit: Int) -> [RunPlace] {
    (runTracks[unit] ?? []).map(\.run).uniqued()
  }

  /// The value of a phase as the source of a property; `nil` for other changes.
  mutating func phase(
    _ key: PropertyKey, of index: Int, _ motion: PropertyMotion, initial: PropertyValue
  ) -> PropertySource? {
    let property = tree.target(key, of: index)
    guard let run = phasePlans[property] else { return nil }
    let unit = plan.owners[index]
    let form = form(key, of: index)
    if let part = form.type.support { support.insert(part) }
    var plans = phases[unit, default: []]
    // Several runs may begin at the same time.
    let known = plans.firstIndex { $0.place == run.place && $0.timeline == run.timeline }
    let place = known ?? plans.count
    if place == plans.count { plans.append(run) }
    let word = "phase".numbered(place)
    let variables = names.variables(key, of: index, motion, initial: initial)
    for (component, name) in variables {
      var target = property
      target.component = component
      let first = component.map { .number(initial.component($0) ?? 0) } ?? initial
      let values = run.values(of: target, initial: first).map {
        component == nil ? form.literal($0, name, &constants) : .number($0.numberValue)
      }
      guard !plans[place].members.contains(where: { $0.name == name }) else { continue }
      let type = component == nil ? form.type.name : "Double"
      let member = plans[place].member(name, type, values)
      plans[place].members.append(member)
    }
    phases[unit] = plans
    return PropertySource(variables.map { ($0, .member(.text(word), $1)) }, initial: initial)
  }

  /// Whether keyframes or phases of a property are in the views.
  func plays(_ target: TimelineAction.Target) -> Bool {
    if tracks[target] != nil || phasePlans[target.wholeProperty] != nil { return true }
    guard target.component == nil else { return false }
    return (0...2).contains {
      tracks[TimelineAction.Target(view: target.view, key: target.key, component: $0)] != nil
    }
  }

  /// The runs that events start in a unit, with the names of the variables that start them.
  func triggers(of unit: Int) -> [(place: RunPlace, name: String)] {
    let places = runPlaces(of: unit) + (phases[unit] ?? []).map(\.place)
    return places.filter { !$0.repeatsFromStart }.uniqued().enumerated().map { index, place in
      (place, "runStart".numbered(index))
    }
  }
}

// The members of units in the style `events`.
extension ViewTranslator {
  /// The content of a unit with its animators around it, and the declarations that these need: triggers, values, tables of
  /// keyframes and phases.
  func animating(
    _ content: SwiftExpression, ofUnit unit: Int
  ) -> (content: SwiftExpression, members: [SwiftDeclaration]) {
    let (named, phases) = (triggers(of: unit), phases[unit] ?? [])
    let starts = Dictionary(
      named.map { ($0.place, $0.name) }, uniquingKeysWith: { first, _ in first })
    var members = named.map { SwiftDeclaration.state($0.name, type: "Double?") }
    var result = content
    for (index, plan) in phases.enumerated() {
      result = phaseAnimator(plan, index, start: starts[plan.place], result)
    }
    for (index, place) in runPlaces(of: unit).enumerated() {
      let tracks = (runTracks[unit] ?? []).filter { $0.run == place }
      result = keyframeRun(tracks, index, start: starts[place], result)
      members += keyframeMembers(tracks, index, isTriggered: starts[place] != nil)
    }
    members += phases.enumerated().map { .type(phaseType($1, $0)) }
    return (result, members)
  }

  private func keyframeRun(
    _ tracks: [RunTrack], _ index: Int, start: String?, _ content: SwiftExpression
  ) -> SwiftExpression {
    let (timeline, type) = ("timeline".numbered(index), "Values".numbered(index))
    var arguments: SwiftArguments = [nil: .text("Self.\(timeline)"), "from": .call(type)]
    arguments += start.map { ["since": .text($0)] } ?? ["repeats": .flag(true)]
    if tracks.contains(where: { $0.still != nil }) {
      arguments += ["still": .text("\(type).still")]
    }
    return .call(
      "KeyframeRun", arguments, SwiftClosure(["values".numbered(index)], views: [content]))
  }

  /// The values of keyframes, their tables and their timeline.
  private func keyframeMembers(
    _ tracks: [RunTrack], _ index: Int, isTriggered: Bool
  ) -> [SwiftDeclaration] {
    let type = "Values".numbered(index)
    let sources = tracks.map {
      TimingNames().track($0.name, $0.steps(isTriggered: isTriggered), $0.literals)
    }
    let timeline = SwiftExpression.call(
      "KeyframeTimeline", ["initialValue": .call(type)],
      SwiftClosure([], sources.map { .expression($0.track) }))
    return [.type(values(tracks, type))] + sources.flatMap(\.tables)
      + [.property("private static let", "timeline".numbered(index), timeline)]
  }

  private func values(_ tracks: [RunTrack], _ name: String) -> SwiftType {
    var members = tracks.map { track in
      SwiftDeclaration.property(
        "var", track.name, track.literals[track.initial] ?? .double(track.initial.numberValue))
    }
    let still = tracks.compactMap { track in track.still.map { (Optional(track.name), $0) } }
    if !still.isEmpty {
      let constant = SwiftDeclaration.property(
        "static let", "still", .call(name, SwiftArguments(still)),
        documentation: "The values where motion is reduced.")
      members.insert(constant, at: 0)
    }
    return SwiftType(
      documentation: "The values of the keyframes.", keyword: "private struct", name: name,
      members: members)
  }

  private func phaseAnimator(
    _ phases: PhasePlan, _ index: Int, start: String?, _ content: SwiftExpression
  ) -> SwiftExpression {
    var arguments: SwiftArguments = [
      sequence(phases, "\("Phase".numbered(index)).allCases", isTriggered: start != nil)
    ]
    if let start {
      arguments += ["trigger": .conditional("reducesMotion", "nil", .text(start))]
    }
    func closure(_ value: SwiftExpression) -> SwiftExpression {
      .closure(SwiftClosure([], [.expression(value)], isInline: true))
    }
    let shown = SwiftClosure(["phase".numbered(index)], views: [content])
    let motion: SwiftArguments =
      plan.options.target.hasObservation
      ? ["animation": closure("timer.steered($0.animation)")]
      : ["animation": closure("$0.animation"), "duration": closure("$0.duration")]
    return .call("PhaseAnimator", arguments + ["content": .closure(shown)] + motion)
  }

  /// The phases that are shown: all of each run that an event starts, and all once where SwiftUI repeats them; where motion
  /// is reduced, one of them.
  private func sequence(
    _ phases: PhasePlan, _ cases: String, isTriggered: Bool
  ) -> SwiftExpression {
    let start = plan.timeline.clock.time(of: phases.place.event) + phases.place.after
    let still = phases.phase(at: plan.still - start)
    let count =
      phases.place.count
      ?? plan.timeline.unfinishedCount(of: phases.timeline.duration, from: start)
    let all = isTriggered ? SwiftExpression.repeated(.text(cases), count) : .text(cases)
    if still == 0, isTriggered { return all }
    let list = all == .text(cases) ? all : .call("Array", [all])
    return .conditional("reducesMotion", .text("[.\(phases.cases[still])]"), list)
  }

  /// The phases as an enumeration with their values and animations.
  private func phaseType(_ phases: PhasePlan, _ index: Int) -> SwiftType {
    let animations = phases.timeline.phases.map { phase in
      plan.timingNames.animation(
        TimelineAnimation(
          to: .number(0), curve: phase.curve, duration: phase.duration, delay: phase.delay))
    }
    var members: [SwiftDeclaration] = [.enumerationCase(phases.cases.joined(separator: ", "))]
    members += phases.members
    members.append(
      phases.member(
        "animation", "Animation", animations, documentation: "The animation to the phase."))
    if !plan.options.target.hasObservation {
      members.append(
        phases.member(
          "duration", "Double", phases.timeline.phases.map { .double($0.length) },
          documentation: "The time until the next phase, in seconds."))
    }
    return SwiftType(
      keyword: "private enum", name: "Phase".numbered(index), inherited: ["CaseIterable"],
      members: members)
  }
}
