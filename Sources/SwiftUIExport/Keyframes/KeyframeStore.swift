import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// The values of the style `keyframes`: a track for each property that changes, in the unit of its view.
struct KeyframeStore {
  /// The times that repeat.
  let cycle: ResolvedCycle
  /// The values of each unit, in the order of their first use.
  private(set) var tracks: [Int: [ValueTrack]] = [:]
  /// The lists of each unit; values are indices into them.
  private(set) var lists: [Int: [SwiftDeclaration]] = [:]
  /// The properties that views use.
  private var used: Set<TimelineAction.Target> = []
  /// The tracks by property, in the order in which they are applied.
  private let resolved: [TimelineAction.Target: [ResolvedTimeline.Track]]
  /// The units in which something moves.
  private let moving: Set<Int>

  init(_ plan: ExportPlan) {
    let resolved = ResolvedTimeline(plan.timeline, tolerance: KeyframeStore.tolerance)
    cycle = resolved.cycle
    self.resolved = Dictionary(grouping: resolved.tracks, by: \.target.wholeProperty)
    var moving: Set<Int> = []
    for track in resolved.tracks where !track.keyframes.isEmpty {
      guard let index = plan.tree.indices[track.target.view] else { continue }
      moving.formUnion(plan.tree.path(from: index).map { plan.owners[$0] })
    }
    self.moving = moving
  }

  /// The largest distance of a sampled value, in the unit of its property: less than a person sees.
  static func tolerance(_ key: PropertyKey) -> Double {
    switch key.unit {
    case .points, .degrees: 0.05
    case .color: 0.002
    case .factor: 0.0005
    }
  }

  /// Whether a unit or a unit inside it moves, so that it needs the time.
  func moves(_ unit: Int) -> Bool { moving.contains(unit) }

  /// The properties that change, but that no view uses.
  var unused: [TimelineAction.Target] {
    resolved.values.flatMap { $0 }.filter { !$0.keyframes.isEmpty }.map(\.target.wholeProperty)
      .filter { !used.contains($0) }
      .sorted { ($0.view, $0.key.rawValue) < ($1.view, $1.key.rawValue) }
  }

  /// The tracks of a property that a view uses; `nil` for one without changes.
  mutating func use(_ property: TimelineAction.Target) -> [ResolvedTimeline.Track]? {
    guard let tracks = resolved[property] else { return nil }
    used.insert(property)
    return tracks
  }

  /// Adds a value to a unit; returns its expression.
  mutating func add(_ track: ValueTrack, to unit: Int) -> SwiftExpression {
    if !tracks[unit, default: []].contains(where: { $0.name == track.name }) {
      tracks[unit, default: []].append(track)
    }
    return .member("values", track.name)
  }

  mutating func add(_ list: SwiftDeclaration, to unit: Int) {
    if !lists[unit, default: []].contains(list) { lists[unit, default: []].append(list) }
  }
}

/// Tracks that only differ in the lengths of their waits, as with letters that appear one after the other.
///
/// Their keyframes are a function with the lengths as parameters.
struct TrackFamily {
  var name: String
  /// The positions of the tracks in the list of their unit.
  let members: [Int]
  /// The indices of the keyframes whose durations are parameters.
  let places: [Int]

  /// The fewest tracks of a function, and the most parameters.
  private static let limits = (members: 3, places: 2)

  /// A track without the lengths of its waits.
  private struct Form: Hashable {
    var key: PropertyKey
    var initial: PropertyValue
    var steps: [KeyframeStep]
  }

  static func families(of tracks: [ValueTrack]) -> [TrackFamily] {
    let steps = tracks.map(\.steps)
    let written = tracks.indices.filter { index in
      guard case .number = tracks[index].initial else { return false }
      return steps[index].count <= KeyframePart.writtenCount
    }
    let groups = written.grouped { index in
      var form = Form(key: tracks[index].key, initial: tracks[index].initial, steps: steps[index])
      for place in waits(form) { form.steps[place].duration = 0 }
      return form
    }
    var used: Set<String> = []
    return groups.compactMap { form, members in
      let places = waits(form).filter { place in
        Set(members.map { steps[$0][place].duration }).count > 1
      }
      guard members.count >= limits.members, places.count <= limits.places else { return nil }
      let name = used.insertUnique("\(form.key.rawValue)Track")
      return TrackFamily(name: name, members: members, places: places)
    }
  }

  /// The positions of keyframes that hold the value before them.
  private static func waits(_ form: Form) -> [Int] {
    form.steps.indices.filter { index in
      let before = index == 0 ? form.initial : form.steps[index - 1].value
      return form.steps[index].motion == .linear(nil) && form.steps[index].value == before
    }
  }

  /// The label and the name of the parameter for a keyframe's duration.
  private func parameter(_ place: Int) -> (label: String, name: String) {
    place == 0 ? ("after", "wait") : place == places.last ? ("for", "hold") : ("then", "rest")
  }

  func function(_ tracks: [ValueTrack], _ names: TimingNames) -> SwiftDeclaration {
    let durations = Dictionary(
      uniqueKeysWithValues: places.map { ($0, SwiftExpression.text(parameter($0).name)) })
    let first = tracks[members[0]]
    let track = names.track(
      first.name, first.steps, first.literals, value: "value", durations: durations
    ).track
    return .function(
      SwiftFunction(
        documentation: "The keyframes of values that differ in their waits, in seconds.",
        modifiers: "private static", name: name,
        parameters: ["of value: WritableKeyPath<Values, Double>"]
          + places.map { "\(parameter($0).label) \(parameter($0).name): Double" },
        result: "some Keyframes<Values>", body: [.expression(track)]))
  }

  func call(_ track: ValueTrack) -> SwiftExpression {
    let steps = track.steps
    let durations = places.map {
      (Optional(parameter($0).label), SwiftExpression.exact(steps[$0].duration))
    }
    return .call(name, ["of": .text("\\.\(track.name)")] + SwiftArguments(durations))
  }
}
