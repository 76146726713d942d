import TimelineModel

// Loops as keyframe runs: loops of one view with equal times become tracks of one run.
extension EventPlanner {
  /// The common facts of loops that share runs.
  private struct LoopKey: Hashable {
    var views: [Int]
    var begins: [Double]
    var period: Double
    var count: Int?
  }

  /// Returns the keyframe runs of groups of equal loops.
  func runs(_ groups: [[PlannedChange]]) -> [KeyframeRun] {
    var positions: [LoopKey: Int] = [:]
    var together: [[[PlannedChange]]] = []
    for group in groups {
      guard let loop = change(group[0]).loop else { continue }
      let key = LoopKey(
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
  private func run(_ loops: [PlannedChange]) -> KeyframeRun {
    let tracks = loops.map {
      KeyframeTimeline.Track(target: target($0), keyframes: change($0).loop?.keyframes ?? [])
    }
    return KeyframeRun(
      KeyframeTimeline(tracks: tracks), after: wait(loops[0]), count: change(loops[0]).loop?.count)
  }
}
