public import SceneModel
import TimelineModel
import ViewTree

/// The counts of a conversion, and the largest distances from the design.
public struct ConversionSummary: Hashable, Sendable {
  /// The number of keyframes of all properties, in all copies of precompositions.
  public internal(set) var keyframes = 0
  /// The number of changes of single properties in the timeline.
  public private(set) var changes = 0
  /// The number of actions and keyframe tracks in its JSON form, which states equal changes together.
  public private(set) var actions = 0
  /// The number of animated properties that equal the design at all times.
  public private(set) var exact = 0
  /// The number of animated properties that stay within the tolerance of the design.
  public private(set) var approximate = 0
  /// The number of properties with movements that repeat.
  public private(set) var loops = 0
  /// The largest distance from the design, by unit.
  public private(set) var errors: [PropertyUnit: Double] = [:]

  init() {}

  /// Adds the counts of some properties.
  ///
  /// Each change has become an action or, if it is a loop, a keyframe track.
  ///
  /// - Parameters:
  ///   - properties: The properties.
  ///   - groups: The actions of each event, equal ones grouped.
  ///   - runs: The keyframe runs of each event, equal ones grouped.
  mutating func count(
    _ properties: ConvertedProperties, _ groups: [[ActionGroup]], _ runs: [[RunGroup]]
  ) {
    actions = groups.reduce(0) { $0 + $1.count }
    for run in runs.joined() { actions += run.first.timeline.tracks.count }
    var uses = Array(repeating: 0, count: properties.tracks.count)
    for property in properties.all { uses[property.track] += 1 }
    for (track, uses) in zip(properties.tracks, uses) where !track.changes.isEmpty {
      changes += uses * track.changes.count
      loops += track.changes.contains(where: \.repeats) ? uses : 0
      let isExact = track.changes.allSatisfy { $0.accuracy == .exact }
      exact += isExact ? uses : 0
      approximate += isExact ? 0 : uses
      guard !isExact else { continue }
      let unit = track.target.key.unit
      for change in track.changes {
        if case .within(let distance) = change.accuracy {
          errors[unit] = Swift.max(errors[unit] ?? 0, distance)
        }
      }
    }
  }
}
