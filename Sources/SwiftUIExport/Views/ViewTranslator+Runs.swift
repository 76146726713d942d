import Geometry
import SceneModel
import TimelineModel
import ViewTree

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

  private mutating func add(
    _ track: RunTrack, _ name: String, _ initial: PropertyValue, _ index: Int
  ) -> SwiftExpression {
    if case .path(let path) = initial, track.isLongMorph(from: path) {
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
    let (unit, name) = (units.owners[index], track.name)
    support.insert(.keyframeSteps)
    if !runTracks[unit, default: []].contains(where: { $0.name == name }) {
      runTracks[unit, default: []].append(track)
    }
    return .member(.text(valuesName(of: track.run, in: unit)), name)
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

  /// The name of the values of a run in the body of a unit.
  private func valuesName(of run: RunPlace, in unit: Int) -> String {
    let places = runPlaces(of: unit)
    return "values".numbered(places.firstIndex(of: run) ?? places.count)
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
    guard let plan = phasePlans[property] else { return nil }
    let unit = units.owners[index]
    let form = form(key, of: index)
    if let part = form.type.support { support.insert(part) }
    var plans = phases[unit, default: []]
    let place = plans.firstIndex { $0.isSameRun(as: plan) } ?? plans.count
    if place == plans.count { plans.append(plan) }
    let word = "phase".numbered(place)
    let variables = names.variables(key, of: index, motion, initial: initial)
    for (component, name) in variables {
      var target = property
      target.component = component
      let first = component.map { .number(initial.component($0) ?? 0) } ?? initial
      let values = plan.values(of: target, initial: first).map {
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

extension RunTrack {
  /// The largest number of paths that a keyframe each has.
  private static let fewPaths = 6

  /// Whether it moves a path through many others, or through ones that do not mix.
  fileprivate func isLongMorph(from path: BezierPath) -> Bool {
    keyframes.count > RunTrack.fewPaths
      || keyframes.contains { !$0.value.pathValue.hasSameStructure(as: path) }
  }
}
