import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// The values of the style `keyframes`: a track for each property that changes, in the unit of its view.
struct KeyframeStore {
  /// A list that a value has an index into.
  struct List: Hashable, Sendable {
    /// The name.
    var name: String
    /// The expressions of its elements.
    var elements: [String]
  }

  /// The times that repeat.
  let cycle: ResolvedCycle
  /// The values of each unit, in the order of their first use.
  private(set) var tracks: [Int: [ValueTrack]] = [:]
  /// The lists of each unit.
  private(set) var lists: [Int: [List]] = [:]
  /// The properties that views use.
  private(set) var used: Set<TimelineAction.Target> = []
  /// The tracks by property, in the order in which they are applied.
  private let resolved: [TimelineAction.Target: [ResolvedTimeline.Track]]
  private let units: UnitPlan
  private let names: ExportNames
  private let tree: ExportTree
  /// The units in which something moves.
  private let moving: Set<Int>

  /// Resolves the changes of a timeline.
  init(_ timeline: Timeline, _ tree: ExportTree, _ units: UnitPlan, _ names: ExportNames) {
    let resolved = ResolvedTimeline(timeline, tolerance: KeyframeStore.tolerance)
    (self.units, self.names, self.tree, cycle) = (units, names, tree, resolved.cycle)
    self.resolved = Dictionary(grouping: resolved.tracks, by: \.target.property)
    var moving: Set<Int> = []
    for track in resolved.tracks where !track.keyframes.isEmpty {
      var next = tree.indices[track.target.view]
      while let view = next {
        moving.insert(units.owners[view])
        next = tree.views[view].parent
      }
    }
    self.moving = moving
  }

  /// The largest distance of a sampled value, in the unit of its property: less than a person sees.
  static func tolerance(_ key: PropertyKey) -> Double {
    switch key.unit {
    case .points: 0.05
    case .degrees: 0.05
    case .color: 0.002
    case .factor: 0.0005
    }
  }

  /// Whether a unit or a unit inside it moves, so that it needs the time.
  func moves(_ unit: Int) -> Bool { moving.contains(unit) }

  /// The properties that change, but that no view uses.
  var unused: [TimelineAction.Target] {
    resolved.values.flatMap { $0 }.filter { !$0.keyframes.isEmpty }.map(\.target.property)
      .filter { !used.contains($0) }
      .sorted { ($0.view, $0.key.rawValue) < ($1.view, $1.key.rawValue) }
  }

  /// The source of a property's value; `nil` for one without changes.
  mutating func source(
    _ key: PropertyKey, of index: Int, initial: PropertyValue, _ outlines: inout OutlineTable,
    _ support: inout Set<SupportPart>
  ) -> PropertySource? {
    let property = TimelineAction.Target(view: tree.views[index].node.id, key: key)
    guard let tracks = resolved[property], let last = tracks.last else { return nil }
    used.insert(property)
    let name = names.variable(key, of: index)
    switch initial {
    case .flag:
      return single(
        ValueTrack(name, key, last) { .number($0.flagValue ? 1 : 0) }, index,
        { .flag($0.numberValue > 0.5) }, suffix: " > 0.5")
    case .number: return single(ValueTrack(name, key, last) { $0 }, index) { $0 }
    case .color:
      support.insert(.animatableColor)
      return single(ValueTrack(name, key, last) { $0 }, index, { $0 }, suffix: ".color")
    case .vector: return vector(tracks, name, index, initial: initial)
    case .numbers where key == .dashes:
      return components(tracks, name, index, initial: initial)
    case .numbers: return gradient(last, name, index, &outlines, &support)
    case .path: return path(last, name, index, &outlines, &support)
    }
  }

  /// A value with one track.
  private mutating func single(
    _ track: ValueTrack, _ index: Int, _ value: (PropertyValue) -> PropertyValue,
    suffix: String = ""
  ) -> PropertySource {
    guard !track.isConstant else { return .constant(value(track.initial)) }
    return .variable(add(track, index) + suffix, initial: value(track.initial))
  }

  /// Adds a value to its unit; returns its expression.
  private mutating func add(_ track: ValueTrack, _ index: Int) -> String {
    let unit = units.owners[index]
    if !tracks[unit, default: []].contains(where: { $0.name == track.name }) {
      tracks[unit, default: []].append(track)
    }
    return "values.\(track.name)"
  }
}

// Lists.
extension KeyframeStore {
  /// Adds a list to the unit of a view.
  mutating func add(_ list: List, of index: Int) {
    let unit = units.owners[index]
    if !lists[unit, default: []].contains(list) { lists[unit, default: []].append(list) }
  }
}

// Vectors and lists of numbers.
extension KeyframeStore {
  private mutating func vector(
    _ all: [ResolvedTimeline.Track], _ name: String, _ index: Int, initial: PropertyValue
  ) -> PropertySource {
    let key = all[0].target.key
    if key == .scale, all.count == 1, all[0].target.component == nil, all[0].isUniform {
      let track = ValueTrack(name, key, all[0]) { .number($0.vectorValue.x) }
      return single(track, index) { .vector(Vector3($0.numberValue, $0.numberValue, 1)) }
    }
    return components(all, name, index, initial: initial)
  }

  /// A value whose dimensions have tracks of their own.
  private mutating func components(
    _ all: [ResolvedTimeline.Track], _ name: String, _ index: Int, initial: PropertyValue
  ) -> PropertySource {
    let key = all[0].target.key
    var (value, found): (PropertyValue, [Int: String]) = (initial, [:])
    for place in 0..<(key == .dashes ? initial.numbersValue.count : 3) {
      let last = all.last { $0.target.component == nil || $0.target.component == place }
      guard let last else { continue }
      let isWhole = last.target.component == nil
      let track = ValueTrack(name + ExportNames.component(place, of: key), key, last) {
        isWhole ? .number($0.component(place) ?? 0) : $0
      }
      value.setComponent(place, track.initial.numberValue)
      if !track.isConstant { found[place] = add(track, index) }
    }
    return found.isEmpty ? .constant(value) : .components(found, initial: value)
  }
}

// Paths and gradients.
extension KeyframeStore {
  /// The largest number of paths that have names of their own.
  private static let fewPaths = 8

  private mutating func path(
    _ track: ResolvedTimeline.Track, _ name: String, _ index: Int, _ outlines: inout OutlineTable,
    _ support: inout Set<SupportPart>
  ) -> PropertySource {
    support.formUnion([.outline, .morphingList])
    let morph = MorphTrack(track)
    if morph.values.count > KeyframeStore.fewPaths {
      let value = ValueTrack(name, .path, initial: .number(0), keyframes: morph.keyframes)
      let list = outlines.list(
        of: morph.values.map(\.pathValue), suggesting: "\(names.outline(of: index))Frames")
      return .variable("\(list).element(at: \(add(value, index)))", initial: track.initial)
    }
    let elements = morph.values.map {
      outlines.points(of: $0.pathValue, suggesting: "\(name)Points")
    }
    // The views of paths often have that word in their own names.
    let word = name.hasSuffix("PathPath") ? String(name.dropLast(4)) : name
    return list(morph, elements, track, word, index) { "Self.\($0).element(at: \($1))" }
  }

  private mutating func gradient(
    _ track: ResolvedTimeline.Track, _ name: String, _ index: Int, _ outlines: inout OutlineTable,
    _ support: inout Set<SupportPart>
  ) -> PropertySource {
    let morph = MorphTrack(track)
    let count = tree.views[index].node.kind.paint?.colorStopCount ?? 0
    let stops = morph.values.map {
      Gradient.stops(numbers: $0.numbersValue, colorStopCount: count)
    }
    let word = name.hasSuffix("Stops") ? String(name.dropLast(5)) : name
    guard morph.isMixing, Set(stops.map(\.count)).count == 1 else {
      let elements = stops.map { outlines.gradient($0, suggesting: word) }
      return list(morph, elements, track, word, index) { "Self.\($0)[Int(\($1))]" }
    }
    support.formUnion([.animatableColor, .morphingGradient, .morphingList, .gradientList])
    let elements = stops.map { outlines.morphingGradient($0, suggesting: word) }
    return list(morph, elements, track, word, index) { "Self.\($0).gradient(at: \($1))" }
  }

  /// The value of a list at an index with keyframes.
  private mutating func list(
    _ morph: MorphTrack, _ elements: [String], _ track: ResolvedTimeline.Track, _ name: String,
    _ index: Int, element: (_ list: String, _ index: String) -> String
  ) -> PropertySource {
    let key = track.target.key
    let value = ValueTrack(name, key, initial: .number(0), keyframes: morph.keyframes)
    guard !value.isConstant else { return .variable(elements[0], initial: track.initial) }
    let list = List(name: "\(name)s", elements: elements)
    add(list, of: index)
    return .variable(element(list.name, add(value, index)), initial: track.initial)
  }
}

extension ResolvedTimeline.Track {
  /// Whether x and y are always equal.
  fileprivate var isUniform: Bool {
    func isUniform(_ value: PropertyValue?) -> Bool {
      value.map { $0.vectorValue.x == $0.vectorValue.y } ?? true
    }
    return isUniform(initial)
      && keyframes.allSatisfy { keyframe in
        switch keyframe {
        case .linear(let value, _, _), .move(let value): isUniform(value)
        case .cubic(let value, _, let start, let end):
          isUniform(value) && isUniform(start) && isUniform(end)
        case .spring(let value, _, _, let velocity): isUniform(value) && isUniform(velocity)
        }
      }
  }
}
