import TimelineModel
import ViewTree

/// Makes keyframes that repeat of loops: properties of one view that do so together have tracks of one run.
struct LoopRuns {
  /// When the event is, in seconds.
  private let moment: Double
  private let views: ViewTable
  private let properties: ConvertedProperties

  init(moment: Double, views: ViewTable, _ properties: ConvertedProperties) {
    self.moment = moment
    self.views = views
    self.properties = properties
  }

  /// What the loops of one run have in common.
  private struct Key: Hashable {
    var views: [Int]
    var begins: [Double]
    var period: Double
    var count: Int?
  }

  /// The runs of loops, where those of a group are alike.
  func runs(_ groups: [[PlannedChange]]) -> [KeyframeRun] {
    var places: [Key: Int] = [:]
    var together: [[[PlannedChange]]] = []
    for group in groups {
      guard let loop = loop(of: group[0]) else { continue }
      let key = Key(
        views: group.map(\.view), begins: group.map(\.begin), period: loop.period,
        count: loop.count)
      if let place = places[key] {
        together[place].append(group)
      } else {
        places[key] = together.count
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
      after: changes[0].wait ?? Clock.wait(changes[0].begin - moment),
      count: loop(of: changes[0])?.count)
  }

  private func track(_ change: PlannedChange) -> KeyframeTimeline.Track {
    let member = properties.members[change.property].target
    return KeyframeTimeline.Track(
      target: TimelineAction.Target(
        view: views.identifiers[change.view], key: member.key, component: member.component),
      keyframes: loop(of: change)?.keyframes ?? [])
  }

  private func loop(of change: PlannedChange) -> MovementLoop? {
    properties.courses[properties.members[change.property].course].changes[change.place].loop
  }
}
