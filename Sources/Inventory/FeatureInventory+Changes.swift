import Diagnostics
import SceneModel
import TimelineModel
import ViewTree

extension FeatureInventory {
  /// The animated properties of a timeline, an item for each property, and one for all loops.
  static func changes(in timeline: Timeline) -> [Item] {
    var errors: [TimelineAction.Target: Double] = [:]
    var order: [TimelineAction.Target] = []
    func add(_ target: TimelineAction.Target, _ error: Double) {
      if errors[target] == nil { order.append(target) }
      errors[target] = max(errors[target] ?? 0, error)
    }
    for event in timeline.events {
      for action in event.actions {
        if case .within(let distance) = action.accuracy {
          add(action.target, distance)
        } else {
          add(action.target, 0)
        }
      }
      for track in event.keyframes.flatMap(\.timeline.tracks) { add(track.target, 0) }
    }
    var keys: [PropertyKey] = []
    var targets: [PropertyKey: [TimelineAction.Target]] = [:]
    for target in order {
      if targets[target.key] == nil { keys.append(target.key) }
      targets[target.key, default: []].append(target)
    }
    let loops = loopCount(in: timeline)
    return keys.map { item(of: $0, targets[$0, default: []].map { errors[$0] ?? 0 }) }
      + (loops > 0 ? [Item(title: "Loop", counts: [.native: loops], codes: [])] : [])
  }

  /// The number of properties with an animation that runs more than once.
  private static func loopCount(in timeline: Timeline) -> Int {
    var targets: Set<TimelineAction.Target> = []
    for event in timeline.events {
      for action in event.actions {
        guard case .animate(let animation) = action.change, animation.repetition != nil else {
          continue
        }
        targets.insert(action.target)
      }
      for run in event.keyframes where run.count != 1 {
        targets.formUnion(run.timeline.tracks.map(\.target))
      }
    }
    return targets.count
  }

  private static func item(of key: PropertyKey, _ errors: [Double]) -> Item {
    var item = Item(title: "Change of \(key.rawValue)", counts: [:], codes: [])
    for error in errors {
      item.counts[error > 0 ? .approximated : .native, default: 0] += 1
    }
    let worst = errors.max() ?? 0
    if worst > 0 {
      item.codes = [.resampled]
      item.error = key.unit.text(worst)
    }
    return item
  }
}
