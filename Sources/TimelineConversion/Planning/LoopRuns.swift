import TimelineModel
import ViewTree

/// Converts loops to keyframe runs: loops of one view with equal times become tracks of one run.
struct LoopRuns {
  /// The time of the event, in seconds.
  let eventTime: Double
  let grid: FrameTimes
  let views: ViewTable
  let properties: ConvertedProperties

  /// The common facts of loops that share runs.
  private struct Key: Hashable {
    var views: [Int]
    var begins: [Double]
    var period: Double
    var count: Int?
  }

  /// Returns the runs of groups of equal loops.
  func runs(_ groups: [[PlannedChange]]) -> [KeyframeRun] {
    var positions: [Key: Int] = [:]
    var together: [[[PlannedChange]]] = []
    for group in groups {
      guard let loop = loop(of: group[0]) else { continue }
      let key = Key(
        views: group.map(\.view), begins: group.map(\.begin), period: loop.period,
        count: loop.count)
      if let position = positions[key] {
        together[position].append(group)
      } else {
        positions[key] = together.count
        together.append([group])
      }
    }
    return together.flatMap { groups in
      groups[0].indices.map { index in run(groups.map { $0[index] }) }
    }
  }

  /// The run of loops of one view.
  private func run(_ changes: [PlannedChange]) -> KeyframeRun {
    KeyframeRun(
      KeyframeTimeline(tracks: changes.map(track)),
      after: changes[0].wait ?? grid.wait(changes[0].begin - eventTime),
      count: loop(of: changes[0])?.count)
  }

  private func track(_ change: PlannedChange) -> KeyframeTimeline.Track {
    let target = properties.all[change.property].target
    return KeyframeTimeline.Track(
      target: TimelineAction.Target(
        view: views.identifiers[change.view], key: target.key, component: target.component),
      keyframes: loop(of: change)?.keyframes ?? [])
  }

  private func loop(of change: PlannedChange) -> MovementLoop? {
    properties.tracks[properties.all[change.property].track].changes[change.position].loop
  }
}
