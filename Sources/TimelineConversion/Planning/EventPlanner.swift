import Geometry
import TimelineModel
import ViewTree

/// Assigns each change to an event: the last event before it, or the event of the first change of its row.
struct EventPlanner {
  let clock: Clock
  let grid: FrameTimes
  let views: ViewTable
  let properties: ConvertedProperties

  /// Returns the events with all changes as actions, by their times within an event; equal actions are adjacent.
  func events() -> [TimelineEvent] {
    var changes = planned()
    for row in StaggerFinder(parents: views.parents).rows(changes) where isRow(row, changes) {
      join(row, &changes)
    }
    joinSimultaneous(&changes)
    func rank(_ index: Int) -> (event: Int, Double, leader: Int, Double, Int) {
      let (change, leader) = (changes[index], changes[index].leader ?? index)
      return (change.event, changes[leader].begin, leader, change.begin, index)
    }
    let order = changes.indices.sorted { rank($0) < rank($1) }
    return order.map { changes[$0] }.grouped(by: \.event).map { number, members in
      TimelineEvent(
        number: number, actions: members.filter { !$0.isLoop }.map { action($0) },
        keyframes: runs(of: members.filter(\.isLoop)))
    }
  }

  private func planned() -> [PlannedChange] {
    let contents = ActionContent.indices(of: properties.tracks)
    var result: [PlannedChange] = []
    result.reserveCapacity(
      properties.all.reduce(0) { $0 + properties.tracks[$1.track].changes.count })
    for (index, property) in properties.all.enumerated() {
      var previous: Double?
      for (position, change) in properties.tracks[property.track].changes.enumerated() {
        let begin = change.roundedBegin
        result.append(
          PlannedChange(
            property: index, view: property.target.view, position: position, begin: begin,
            jumps: change.jumps, isLoop: change.loop != nil, previous: previous,
            event: Swift.min(clock.event(at: begin), clock.ticks - 1),
            content: contents[property.track][position]))
        previous = begin
      }
    }
    return result
  }

  /// Makes the first of the equal changes at one time the leader of the others, unless these have a leader.
  private func joinSimultaneous(_ changes: inout [PlannedChange]) {
    /// A content at a time.
    struct Key: Hashable {
      let content: Int
      let begin: Double
    }
    var firsts: [Key: Int] = [:]
    for index in changes.indices where changes[index].leader == nil {
      let key = Key(content: changes[index].content, begin: changes[index].begin)
      let first = firsts[key] ?? index
      if first == index { firsts[key] = index }
      changes[index].leader = first
    }
  }

  /// The action of a change.
  ///
  /// If the property has no change since the event, the wait becomes the animation's delay. Otherwise, or if the animation
  /// sets a start value, the wait becomes `after`: a property cannot change twice at the moment of the event.
  private func action(_ planned: PlannedChange) -> TimelineAction {
    let wait = wait(planned)
    let delays = planned.canDelay(from: clock.time(of: planned.event))
    return change(planned).action(
      target(planned), after: delays ? 0 : wait, delay: delays ? wait : 0)
  }

  /// The change in its track.
  private func change(_ planned: PlannedChange) -> TimedChange {
    properties.tracks[properties.all[planned.property].track].changes[planned.position]
  }

  /// The property that changes.
  private func target(_ planned: PlannedChange) -> TimelineAction.Target {
    let target = properties.all[planned.property].target
    return TimelineAction.Target(
      view: views.identifiers[planned.view], key: target.key, component: target.component)
  }

  /// The time between a change and its event, in seconds as files hold them; 0 within the time tolerance.
  private func wait(_ planned: PlannedChange) -> Double {
    planned.wait ?? grid.wait(planned.begin - clock.time(of: planned.event))
  }
}

extension FrameTimes {
  /// A time to wait in seconds, as files hold it; 0 within the time tolerance.
  fileprivate func wait(_ seconds: Double) -> Double {
    let rounded = snapped(seconds)
    return rounded <= Clock.timeTolerance ? 0 : rounded
  }
}

// Loops as keyframe runs: loops of one view with equal times become tracks of one run.
extension EventPlanner {
  /// The common facts of loops that share runs.
  private struct LoopKey: Hashable {
    var views: [Int]
    var begins: [Double]
    var period: Double
    var count: Int?
  }

  /// The keyframe runs of an event's loops; those with one leader form a group.
  private func runs(of loops: [PlannedChange]) -> [KeyframeRun] {
    let together = loops.grouped(by: \.leader).map(\.elements).grouped { group in
      let loop = change(group[0]).loop
      return LoopKey(
        views: group.map(\.view), begins: group.map(\.begin), period: loop?.period ?? 0,
        count: loop?.count)
    }
    return together.flatMap { _, groups in
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

// Rows: changes of equal content at even steps of time.
extension EventPlanner {
  /// Whether all changes of a row can belong to the event of the first one.
  private func isRow(_ row: [Int], _ changes: [PlannedChange]) -> Bool {
    let moment = clock.time(of: changes[row[0]].event)
    return row.dropFirst().allSatisfy { index in
      clock.time(of: changes[index].event) == moment || changes[index].jumps
        || changes[index].canDelay(from: moment)
    }
  }

  /// Moves a row to the event of its first change, and makes its waits even.
  ///
  /// Frames seldom last whole microseconds, and files hold these.
  private func join(_ row: [Int], _ changes: inout [PlannedChange]) {
    let event = changes[row[0]].event
    let moment = clock.time(of: event)
    let waits = row.map { grid.wait(changes[$0].begin - moment) }
    let step = (waits[waits.count - 1] - waits[0]) / Double(waits.count - 1)
    // Prefer a whole number of frames, then a short step, to the mean step.
    let even =
      self.waits(waits, step: grid.snapped(step))
      ?? self.waits(waits, step: step.rounded(toPlaces: 9))
    for (index, wait) in zip(row, even ?? waits) {
      (changes[index].leader, changes[index].event, changes[index].wait) = (row[0], event, wait)
    }
  }

  /// The waits, in seconds, at an even step from the first one; `nil` if one moves by more than the tolerance.
  private func waits(_ waits: [Double], step: Double) -> [Double]? {
    let even = waits.indices.map { (waits[0] + Double($0) * step).rounded(toPlaces: 9) }
    return zip(even, waits).allSatisfy { abs($0 - $1) <= Clock.timeTolerance } ? even : nil
  }
}

/// A change with the facts that decide about its event and its group.
///
/// Its values stay in its track, so that planned changes are small to sort and to compare.
struct PlannedChange {
  /// The index of the property among all animated ones.
  var property: Int
  /// The preorder index of the view.
  var view: Int
  /// The position of the change in the property's track.
  var position: Int
  /// The time, in seconds from the first frame.
  var begin: Double
  /// Whether the value changes at once when it begins.
  var jumps: Bool
  /// Whether it is a loop of several movements.
  var isLoop: Bool
  /// The time of the property's change before this one, in seconds; `nil` for the first change.
  var previous: Double?
  /// The number of its event.
  var event: Int
  /// The time between the event and the change, in seconds, where the step of a row decides it.
  var wait: Double?
  /// The index of its content; changes of equal content can be written as one action.
  var content: Int
  /// The index of the first change that is written together with it; `nil` before that is known.
  var leader: Int?

  /// Whether the change can wait by its animation's delay, while the state changes at an earlier time.
  func canDelay(from time: Double) -> Bool {
    !jumps && previous.map { $0 < time - Clock.timeTolerance } ?? true
  }
}

/// Finds staggered changes: rows of equal changes to views of one group at even steps of time, such as to the letters of
/// a word.
struct StaggerFinder {
  /// The group around each view, by preorder index.
  let parents: [Int]

  /// The fewest changes of a row, unless another row has the same step.
  private static let fewest = 3
  /// The longest step of a row, in seconds; later changes have events of their own.
  private static let longestStep = 1.0

  /// Returns the rows among changes, each as indices in order of time.
  func rows(_ changes: [PlannedChange]) -> [[Int]] {
    let groups = groups(changes)
    // Find the steps of longer rows first, as pairs at such a step are rows too.
    var steps: Set<Double> = []
    for members in groups { _ = rows(members, changes, &steps) }
    return groups.flatMap { rows($0, changes, &steps) }
  }

  /// Groups of at least two changes with equal content to views of one group, in order of time.
  private func groups(_ changes: [PlannedChange]) -> [[Int]] {
    changes.indices.grouped { NumberPair(parents[changes[$0].view], changes[$0].content) }
      .map(\.elements).filter { $0.count > 1 }.map { members in
        members.sorted { (changes[$0].begin, $0) < (changes[$1].begin, $1) }
      }
  }

  /// A step rounded for comparison, in seconds.
  private func rounded(_ step: Double) -> Double { (step * 1e5).rounded() / 1e5 }

  /// Returns the rows among changes of one group, in order of time, and records their steps.
  private func rows(
    _ members: [Int], _ changes: [PlannedChange], _ steps: inout Set<Double>
  ) -> [[Int]] {
    var result: [[Int]] = []
    var start = 0
    while start + 1 < members.count {
      let step = changes[members[start + 1]].begin - changes[members[start]].begin
      var end = start + 1
      while end + 1 < members.count {
        let next = changes[members[end + 1]].begin - changes[members[end]].begin
        guard abs(next - step) <= 2 * Clock.timeTolerance else { break }
        end += 1
      }
      let row = members[start...end]
      guard step > Clock.timeTolerance, step <= StaggerFinder.longestStep,
        row.count >= StaggerFinder.fewest || steps.contains(rounded(step)),
        Set(row.map { changes[$0].property }).count == row.count
      else {
        start += 1
        continue
      }
      result.append(Array(row))
      steps.insert(rounded(step))
      start = end + 1
    }
    return result
  }
}

/// A change without its view and time.
///
/// Changes with equal content can be written as one action.
struct ActionContent: Hashable {
  private let action: TimelineAction
  private let loop: MovementLoop?

  init(_ change: TimedChange, of target: PropertyTarget) {
    let target = TimelineAction.Target(view: "", key: target.key, component: target.component)
    action = change.action(target, after: 0, delay: 0)
    loop = change.loop
  }

  /// Hashes the property, the duration and a sample of the value, because values may be long paths.
  func hash(into hasher: inout Hasher) {
    hasher.combine(action.target.key)
    hasher.combine(action.target.component)
    switch action.change {
    case .set(let value): value.hashSample(into: &hasher)
    case .animate(let animation):
      hasher.combine(animation.duration)
      animation.to.hashSample(into: &hasher)
    case .play, .stop: break
    }
  }
}

extension ActionContent {
  /// The indices of the contents of all changes, by track and by position in it: equal indices for equal contents.
  static func indices(of tracks: [PropertyChanges]) -> [[Int]] {
    var known: [ActionContent: Int] = [:]
    return tracks.map { track in
      track.changes.map { change in
        let content = ActionContent(change, of: track.target)
        if let index = known[content] { return index }
        known[content] = known.count
        return known.count - 1
      }
    }
  }
}
