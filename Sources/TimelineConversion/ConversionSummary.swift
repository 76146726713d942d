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

  /// Counts what properties have; each change has become an action, and `groups` are the actions that say the same.
  mutating func count(_ properties: [PropertyChanges], _ groups: [[ActionGroup]]) {
    actions = groups.reduce(0) { $0 + $1.count }
    for property in properties where !property.changes.isEmpty {
      changes += property.changes.count
      let unit = property.target.key.unit
      var isExact = true
      for index in property.changes.indices where property.changes[index].accuracy != .exact {
        isExact = false
        if case .within(let distance) = property.changes[index].accuracy {
          errors[unit] = Swift.max(errors[unit] ?? 0, distance)
        }
      }
      exact += isExact ? 1 : 0
      approximate += isExact ? 0 : 1
    }
  }
}
