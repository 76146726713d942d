import Geometry
import SceneModel
import TimelineModel
import ViewTree

// Properties that keyframes and phases move.
extension ViewTranslator {
  /// The values of keyframes as the source of a property; `nil` for other changes.
  mutating func loop(
    _ key: PropertyKey, of index: Int, _ motion: PropertyMotion, initial: PropertyValue
  ) -> PropertySource? {
    let id = tree.views[index].node.id
    let name = names.variable(key, of: index)
    if let track = tracks[TimelineAction.Target(view: id, key: key)] {
      return .variable(add(track, name, initial, index, key, motion), initial: initial)
    }
    var found: [Int: String] = [:]
    for component in 0..<Swift.max(3, initial.numbersValue.count) {
      let target = TimelineAction.Target(view: id, key: key, component: component)
      guard let track = tracks[target] else { continue }
      let first = PropertyValue.number(initial.component(component) ?? 0)
      if track.keyframes.allSatisfy({ $0.value == first }) { continue }
      let part = name + ExportNames.component(component, of: key)
      found[component] = add(track, part, first, index, key, motion)
    }
    return found.isEmpty ? nil : .components(found, initial: initial)
  }

  private mutating func add(
    _ track: LoopTrack, _ name: String, _ initial: PropertyValue, _ index: Int, _ key: PropertyKey,
    _ motion: PropertyMotion
  ) -> String {
    if case .path(let path) = initial, track.isLongMorph(from: path) {
      return addMorph(track, name, initial, index)
    }
    var track = track
    track.name = name
    let form = VariableForm(key, of: tree.views[index], motion)
    switch initial {
    case .color, .path:
      track.initial = initial
      for value in [initial] + track.keyframes.map(\.value) where track.literals[value] == nil {
        track.literals[value] = form.literal(value, name, &outlines)
      }
      let shown = track.value(at: still)
      if shown != initial { track.still = form.literal(shown, name, &outlines) }
      if let part = form.support { support.insert(part) }
    default: setNumbers(&track, initial: initial.component(0) ?? initial.numberValue)
    }
    return add(track, index)
  }

  private func setNumbers(_ track: inout LoopTrack, initial: Double) {
    track.initial = .number(initial)
    let shown = SwiftNumber.short(track.value(at: still).numberValue)
    if shown != SwiftNumber.short(initial) { track.still = .double(shown) }
  }

  /// Adds a track to the unit of a view; returns the expression of its value.
  private mutating func add(_ track: LoopTrack, _ index: Int) -> String {
    let (unit, name) = (units.owners[index], track.name)
    support.insert(.keyframeSteps)
    if !loops[unit, default: []].contains(where: { $0.name == name }) {
      loops[unit, default: []].append(track)
    }
    return "\(valuesName(of: track.run, in: unit)).\(name)"
  }

  /// Adds a path as an index into a list of paths.
  private mutating func addMorph(
    _ track: LoopTrack, _ name: String, _ initial: PropertyValue, _ index: Int
  ) -> String {
    let morph = MorphTrack(initial: initial, keyframes: track.keyframes)
    var track = track
    (track.name, track.keyframes) = (name, morph.keyframes)
    setNumbers(&track, initial: 0)
    support.formUnion([.outline, .morphingList])
    let list = outlines.list(
      of: morph.values.map(\.pathValue), suggesting: "\(names.outline(of: index))Frames")
    return "\(list).element(at: \(add(track, index)))"
  }

  /// The name of the values of a run in the body of a unit.
  func valuesName(of run: RunPlace, in unit: Int) -> String {
    let places = loopPlaces(of: unit)
    let index = places.firstIndex(of: run) ?? places.count
    return index == 0 ? "values" : "values\(index + 1)"
  }

  /// The runs of keyframes of a unit, in the order of their first use.
  func loopPlaces(of unit: Int) -> [RunPlace] {
    var places: [RunPlace] = []
    for track in loops[unit] ?? [] where !places.contains(track.run) { places.append(track.run) }
    return places
  }

  /// The value of a phase as the source of a property; `nil` for other changes.
  mutating func phase(
    _ key: PropertyKey, of index: Int, _ motion: PropertyMotion, initial: PropertyValue
  ) -> PropertySource? {
    let property = TimelineAction.Target(view: tree.views[index].node.id, key: key)
    guard let plan = phasePlans[property] else { return nil }
    let unit = units.owners[index]
    let form = VariableForm(key, of: tree.views[index], motion)
    if let part = form.support { support.insert(part) }
    var plans = phases[unit, default: []]
    let place = plans.firstIndex { $0.place == plan.place } ?? plans.count
    if place == plans.count { plans.append(plan) }
    let word = place == 0 ? "phase" : "phase\(place + 1)"
    func add(_ name: String, _ type: String, _ values: [SwiftExpression]) -> String {
      if !plans[place].members.contains(where: { $0.name == name }) {
        plans[place].members.append(PhasePlan.Member(name: name, type: type, values: values))
      }
      return "\(word).\(name)"
    }
    defer { phases[unit] = plans }
    switch names.source(key, of: index, motion, initial: initial) {
    case .constant: return nil
    case .variable(let name, _):
      let values = plan.values(of: property, initial: initial).map {
        form.literal($0, name, &outlines)
      }
      return .variable(add(name, form.typeName, values), initial: initial)
    case .components(let found, _):
      var result: [Int: String] = [:]
      for (component, name) in found.sorted(by: { $0.key < $1.key }) {
        var target = property
        target.component = component
        let first = PropertyValue.number(initial.component(component) ?? 0)
        let values = plan.values(of: target, initial: first).map {
          SwiftExpression.number($0.numberValue)
        }
        result[component] = add(name, "Double", values)
      }
      return .components(result, initial: initial)
    }
  }

  /// Whether keyframes or phases of a property are in the views.
  func plays(_ target: TimelineAction.Target) -> Bool {
    if tracks[target] != nil || phasePlans[target.property] != nil { return true }
    guard target.component == nil else { return false }
    return (0...2).contains {
      tracks[TimelineAction.Target(view: target.view, key: target.key, component: $0)] != nil
    }
  }

  /// The runs that events start in a unit, with the names of the variables that start them.
  func triggers(of unit: Int) -> [(place: RunPlace, name: String)] {
    let places = loopPlaces(of: unit) + (phases[unit] ?? []).map(\.place)
    return places.filter { !$0.repeatsFromStart }.enumerated().map { index, place in
      (place, index == 0 ? "runs" : "runs\(index + 1)")
    }
  }
}

extension LoopTrack {
  /// The largest number of paths that a keyframe each has.
  private static let fewPaths = 6

  /// Whether it moves a path through many others, or through ones that do not mix.
  fileprivate func isLongMorph(from path: BezierPath) -> Bool {
    keyframes.count > LoopTrack.fewPaths
      || keyframes.contains { !$0.value.pathValue.hasSameStructure(as: path) }
  }
}
