import Diagnostics
import StageModel
import TimelineModel

extension FeatureInventory {
  /// The properties that change in a timeline, an item for each kind.
  static func changes(in timeline: Timeline) -> [Item] {
    var errors: [TimelineAction.Target: Double] = [:]
    var order: [TimelineAction.Target] = []
    for action in timeline.events.lazy.flatMap(\.actions) {
      let error = if case .within(let distance) = action.accuracy { distance } else { 0.0 }
      if errors[action.target] == nil { order.append(action.target) }
      errors[action.target] = max(errors[action.target] ?? 0, error)
    }
    var keys: [PropertyKey] = []
    var targets: [PropertyKey: [TimelineAction.Target]] = [:]
    for target in order {
      if targets[target.key] == nil { keys.append(target.key) }
      targets[target.key, default: []].append(target)
    }
    return keys.map { item(of: $0, targets[$0, default: []].map { errors[$0] ?? 0 }) }
  }

  private static func item(of key: PropertyKey, _ errors: [Double]) -> Item {
    var item = Item(title: "Change of \(key.rawValue)", counts: [:], codes: [])
    for error in errors {
      item.counts[error > 0 ? .approximated : .native, default: 0] += 1
    }
    let worst = errors.max() ?? 0
    if worst > 0 {
      item.codes = [.resampled]
      item.error = TimelineAction.Accuracy.within(worst).text(of: key)
    }
    return item
  }
}
