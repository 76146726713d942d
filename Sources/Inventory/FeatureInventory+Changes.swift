import Diagnostics
import Geometry
import SceneModel
import TimelineModel
import ViewTree

extension FeatureInventory {
  /// The animated properties of a timeline, an item for each property, and one for all loops.
  static func changes(in timeline: Timeline) -> [Item] {
    let changes = timeline.events.flatMap { event in
      event.actions.map { action -> (target: TimelineAction.Target, error: Double) in
        if case .within(let distance) = action.accuracy { return (action.target, distance) }
        return (action.target, 0)
      } + event.keyframes.flatMap(\.timeline.tracks).map { (target: $0.target, error: 0) }
    }
    let errors = changes.grouped(by: \.target).map { target, changes in
      (key: target.key, error: changes.map(\.error).reduce(0, max))
    }
    let loops = loopCount(in: timeline)
    return errors.grouped(by: \.key).map { item(of: $0, $1.map(\.error)) }
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
