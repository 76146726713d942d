public import SceneModel
import TimelineModel
import ViewTree

/// How much a conversion has made, and how near it comes to the design.
public struct ConversionSummary: Hashable, Sendable {
  /// How many keyframes the properties had, in all copies of precompositions.
  public internal(set) var keyframes = 0
  /// How many changes of single properties the timeline has.
  public private(set) var changes = 0
  /// How many actions and tracks of keyframes its JSON form has, which says equal changes together.
  public private(set) var actions = 0
  /// How many properties change, and are the design's at all times.
  public private(set) var exact = 0
  /// How many properties change, and stay near to the design.
  public private(set) var approximate = 0
  /// How many properties have a movement, or several, that repeat.
  public private(set) var loops = 0
  /// The largest distance from the design, by unit.
  public private(set) var errors: [PropertyUnit: Double] = [:]

  init() {}

  /// Counts what properties have; each change has become an action or, if it is a loop, a track.
  ///
  /// - Parameters:
  ///   - properties: The properties.
  ///   - groups: The actions of each event, those that say the same together.
  ///   - runs: The tracks of each event, those that say the same together.
  mutating func count(
    _ properties: ConvertedProperties, _ groups: [[ActionGroup]], _ runs: [[RunGroup]]
  ) {
    actions = groups.reduce(0) { $0 + $1.count }
    for run in runs.joined() { actions += run.first.timeline.tracks.count }
    var uses = Array(repeating: 0, count: properties.courses.count)
    for member in properties.members { uses[member.course] += 1 }
    for (property, uses) in zip(properties.courses, uses) where !property.changes.isEmpty {
      changes += uses * property.changes.count
      loops += property.changes.contains(where: \.repeats) ? uses : 0
      let isExact = property.changes.allSatisfy { $0.accuracy == .exact }
      exact += isExact ? uses : 0
      approximate += isExact ? 0 : uses
      guard !isExact else { continue }
      let unit = property.target.key.unit
      for change in property.changes {
        if case .within(let distance) = change.accuracy {
          errors[unit] = Swift.max(errors[unit] ?? 0, distance)
        }
      }
    }
  }
}
