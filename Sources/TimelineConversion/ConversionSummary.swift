public import StageModel
import TimelineModel

/// How much a conversion has made, and how near it comes to the design.
public struct ConversionSummary: Hashable, Sendable {
  /// How many keyframes the properties had, in all copies of precompositions.
  public internal(set) var keyframes = 0
  /// How many changes of single properties the timeline has.
  public private(set) var changes = 0
  /// How many actions its JSON form has, which says equal changes together.
  public private(set) var actions = 0
  /// How many properties change, and are the design's at all times.
  public private(set) var exact = 0
  /// How many properties change, and stay near to the design.
  public private(set) var approximate = 0
  /// The largest distance from the design, by unit.
  public private(set) var errors: [PropertyUnit: Double] = [:]

  init() {}

  /// Counts what a timeline has, of which the groups of actions are known.
  mutating func count(_ timeline: Timeline, _ groups: [[ActionGroup]]) {
    var isExact: [TimelineAction.Target: Bool] = [:]
    actions = groups.reduce(0) { $0 + $1.count }
    for event in timeline.events {
      changes += event.actions.count
      for action in event.actions {
        isExact[action.target] = (isExact[action.target] ?? true) && action.accuracy == .exact
        if case .within(let distance) = action.accuracy {
          let unit = action.target.key.unit
          errors[unit] = Swift.max(errors[unit] ?? 0, distance)
        }
      }
    }
    exact = isExact.values.count { $0 }
    approximate = isExact.count - exact
  }
}
