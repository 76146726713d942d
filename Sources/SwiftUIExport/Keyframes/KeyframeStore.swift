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
  /// The lists of each unit into which values are indices.
  private(set) var lists: [Int: [SwiftDeclaration]] = [:]
  /// The properties that views use.
  private var used: Set<TimelineAction.Target> = []
  /// The tracks by property, in the order in which they are applied.
  private let resolved: [TimelineAction.Target: [ResolvedTimeline.Track]]
  /// The units in which something moves.
  private let moving: Set<Int>

  /// Resolves the changes of a plan's timeline.
  init(_ plan: ExportPlan) {
    let resolved = ResolvedTimeline(plan.timeline, tolerance: KeyframeStore.tolerance)
    cycle = resolved.cycle
    self.resolved = Dictionary(grouping: resolved.tracks, by: \.target.wholeProperty)
    var moving: Set<Int> = []
    for track in resolved.tracks where !track.keyframes.isEmpty {
      guard let index = plan.tree.indices[track.target.view] else { continue }
      moving.formUnion(plan.tree.path(from: index).map { plan.units.owners[$0] })
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
