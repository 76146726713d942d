import TimelineModel
import ViewTree

/// Gives every change to an event: the last one that is not after it, or that of the first in a row.
struct EventPlanner {
  let clock: Clock
  /// In frames a second.
  let frameRate: Double
  private let views: ViewTable
  private let properties: ConvertedProperties

  init(clock: Clock, frameRate: Double, views: ViewTable, _ properties: ConvertedProperties) {
    self.clock = clock
    self.frameRate = frameRate
    self.views = views
    self.properties = properties
  }

  /// The events with all changes as actions, by their moments within an event; what is alike stands together.
  ///
  /// - Returns: The events, and what decides which actions of each can be said together.
  func events() -> (events: [TimelineEvent], traits: [[ActionGroup.Trait]]) {
    var changes = planned()
    var leaders = Array(repeating: -1, count: changes.count)
    for row in StaggerFinder(parents: views.parents).rows(changes) where isRow(row, changes) {
      for index in row { leaders[index] = row[0] }
      setWaits(of: row, &changes)
    }
    joinSimultaneous(changes, &leaders)
    for index in changes.indices { changes[index].event = changes[leaders[index]].event }
    return events(of: changes, in: order(of: changes, leaders), leaders)
  }

  private func planned() -> [PlannedChange] {
    let likenesses = Likenesses(properties.courses)
    var result: [PlannedChange] = []
    result.reserveCapacity(
      properties.members.reduce(0) { $0 + properties.courses[$1.course].changes.count })
    for (index, member) in properties.members.enumerated() {
      var previous: Double?
      properties.courses[member.course].changes.withUnsafeBufferPointer { changes in
        for place in changes.indices {
          let begin = changes[place].roundedBegin
          result.append(
            PlannedChange(
              property: index, view: member.target.view, place: place, begin: begin,
              jumps: changes[place].jumps, isLoop: changes[place].loop != nil, previous: previous,
              event: Swift.min(clock.event(at: begin), clock.ticks - 1),
              likeness: likenesses.number(course: member.course, place: place)))
          previous = begin
        }
      }
    }
    return result
  }

  /// Lets equal changes at one moment follow the first of them, where they follow nothing.
  private func joinSimultaneous(_ changes: [PlannedChange], _ leaders: inout [Int]) {
    var classes = ClassTable()
    var firsts: [Int] = []
    for index in changes.indices where leaders[index] < 0 {
      var hash = ClassHash()
      hash.combine(changes[index].likeness)
      hash.combine(changes[index].begin)
      let number = classes.classNumber(hash: hash) {
        changes[firsts[$0]].likeness == changes[index].likeness
          && changes[firsts[$0]].begin == changes[index].begin
      }
      if number == firsts.count { firsts.append(index) }
      leaders[index] = firsts[number]
    }
  }

  /// Changes by events, then by the moment at which what they follow begins, and then by their own.
  private func order(of changes: [PlannedChange], _ leaders: [Int]) -> [Int] {
    // Few lead, so that these are put in order, and all others behind them.
    let sorted = changes.indices.filter { leaders[$0] == $0 }.sorted { a, b in
      (changes[a].event, changes[a].begin, a) < (changes[b].event, changes[b].begin, b)
    }
    var counts = Array(repeating: 0, count: changes.count)
    for leader in leaders { counts[leader] += 1 }
    var ends = counts
    var end = 0
    for leader in sorted {
      ends[leader] = end
      end += counts[leader]
    }
    var result = Array(repeating: 0, count: changes.count)
    for index in changes.indices {
      result[ends[leaders[index]]] = index
      ends[leaders[index]] += 1
    }
    for leader in sorted where counts[leader] > 1 {
      // Only rows have members that begin before others whose views come first.
      let members = ends[leader] - counts[leader]..<ends[leader]
      guard members.contains(where: { changes[result[$0]].begin != changes[leader].begin })
      else { continue }
      result[members].sort { (changes[$0].begin, $0) < (changes[$1].begin, $1) }
    }
    return result
  }

  private func events(
    of changes: [PlannedChange], in order: [Int], _ leaders: [Int]
  ) -> (events: [TimelineEvent], traits: [[ActionGroup.Trait]]) {
    var events: [TimelineEvent] = []
    var traits: [[ActionGroup.Trait]] = []
    var start = 0
    while start < order.count {
      let number = changes[order[start]].event
      let end = order[start...].firstIndex { changes[$0].event != number } ?? order.count
      let loops = order[start..<end].filter { changes[$0].isLoop }
      let single = order[start..<end].filter { !changes[$0].isLoop }
      events.append(
        TimelineEvent(
          number: number, actions: single.map { action(changes[$0]) },
          keyframes: runs(of: loops, changes, leaders)))
      traits.append(single.map { trait(changes[$0]) })
      start = end
    }
    return (events, traits)
  }

  /// The keyframes of an event's loops, of which those that follow one stand together.
  private func runs(
    of loops: [Int], _ changes: [PlannedChange], _ leaders: [Int]
  ) -> [KeyframeRun] {
    guard let first = loops.first else { return [] }
    var groups: [[PlannedChange]] = []
    for (place, index) in loops.enumerated() {
      if place == 0 || leaders[index] != leaders[loops[place - 1]] { groups.append([]) }
      groups[groups.count - 1].append(changes[index])
    }
    return LoopRuns(moment: clock.time(of: changes[first].event), views: views, properties)
      .runs(groups)
  }

  /// The action of a change.
  ///
  /// An animation waits by its delay where the property has not changed since the event; a later one, or one that
  /// sets its start first, waits with the change itself, because a property changes once at one instant.
  private func action(_ planned: PlannedChange) -> TimelineAction {
    let member = properties.members[planned.property]
    let target = TimelineAction.Target(
      view: views.identifiers[planned.view], key: member.target.key,
      component: member.target.component)
    let wait = wait(planned)
    let delays = planned.canDelay(from: clock.time(of: planned.event))
    return properties.courses[member.course].changes[planned.place].action(
      target, after: delays ? 0 : wait, delay: delays ? wait : 0)
  }

  private func trait(_ planned: PlannedChange) -> ActionGroup.Trait {
    let wait = wait(planned)
    // What need not wait could wait either way.
    let delays = wait == 0 ? !planned.jumps : planned.canDelay(from: clock.time(of: planned.event))
    return ActionGroup.Trait(
      wait: wait, waitsByDelay: delays, likeness: planned.likeness,
      parent: views.parents[planned.view])
  }

  /// How long a change waits, in seconds to the microsecond; what counts as one moment is none.
  private func wait(_ planned: PlannedChange) -> Double {
    planned.wait ?? Clock.wait(planned.begin - clock.time(of: planned.event))
  }
}

extension Clock {
  /// A waiting time in seconds, to the microsecond; what counts as one moment is none.
  static func wait(_ seconds: Double) -> Double {
    let rounded = (seconds * 1e6).rounded() / 1e6
    return rounded <= timeTolerance ? 0 : rounded
  }
}
