import StageModel
import TimelineModel

/// Gives every change to an event: the last one that is not after it, or that of the first in a row.
struct EventPlanner {
  private let clock: Clock
  private let views: ViewTable
  /// In frames a second.
  private let frameRate: Double

  init(clock: Clock, views: ViewTable, frameRate: Double) {
    self.clock = clock
    self.views = views
    self.frameRate = frameRate
  }

  /// The groups around the views that change, by identifiers.
  func parents(of properties: ConvertedProperties) -> [String: Int] {
    var result: [String: Int] = [:]
    for member in properties.members where member.target.view > 0 {
      guard !properties.courses[member.course].changes.isEmpty else { continue }
      result[views.identifiers[member.target.view]] = views.parents[member.target.view]
    }
    return result
  }

  /// The events with all changes as actions, by their moments within an event; what is alike stands together.
  func events(_ properties: ConvertedProperties) -> [TimelineEvent] {
    var changes = planned(properties)
    let rows = StaggerFinder(parents: views.parents).rows(changes).filter { row in
      let moment = clock.time(of: changes[row[0]].event)
      return row.dropFirst().allSatisfy { index in
        let change = changes[index]
        return clock.time(of: change.event) == moment || change.jumps
          || change.canDelay(from: moment)
      }
    }
    var groups: [[Int]] = []
    var isInRow = Array(repeating: false, count: changes.count)
    for row in rows {
      for index in row {
        changes[index].event = changes[row[0]].event
        isInRow[index] = true
      }
      setWaits(of: row, &changes)
      groups.append(row)
    }
    groups += simultaneous(changes.indices.filter { !isInRow[$0] }, changes)
    return events(groups, changes, properties)
  }

  /// Gives the changes of a row waits at one step: frames seldom last whole microseconds, as which times are written.
  private func setWaits(of row: [Int], _ changes: inout [PlannedChange]) {
    let moment = clock.time(of: changes[row[0]].event)
    let waits = row.map { Clock.wait(changes[$0].begin - moment) }
    let step = (waits[waits.count - 1] - waits[0]) / Double(waits.count - 1)
    let frames = (step * frameRate).rounded() / frameRate
    // A short step reads best, and a whole number of frames better than their mean.
    let even =
      self.waits(waits, step: step.rounded(toPlaces: 6), tolerance: 1e-9)
      ?? self.waits(waits, step: frames.rounded(toPlaces: 9), tolerance: Clock.timeTolerance)
      ?? self.waits(waits, step: step.rounded(toPlaces: 9), tolerance: Clock.timeTolerance)
    for (index, wait) in zip(row, even ?? waits) { changes[index].wait = wait }
  }

  /// Waits in seconds at one step from the first one on; `nil` if one would be farther away than the tolerance.
  private func waits(_ waits: [Double], step: Double, tolerance: Double) -> [Double]? {
    let even = waits.indices.map { (waits[0] + Double($0) * step).rounded(toPlaces: 9) }
    return zip(even, waits).allSatisfy { abs($0 - $1) <= tolerance } ? even : nil
  }

  private func planned(_ properties: ConvertedProperties) -> [PlannedChange] {
    let likenesses = likenesses(properties.courses)
    var result: [PlannedChange] = []
    result.reserveCapacity(
      properties.members.reduce(0) { $0 + properties.courses[$1.course].changes.count })
    for (index, member) in properties.members.enumerated() {
      var previous: Double?
      properties.courses[member.course].changes.withUnsafeBufferPointer { changes in
        for place in changes.indices {
          let begin = changes[place].begin
          result.append(
            PlannedChange(
              property: index, view: member.target.view, place: place, begin: begin,
              jumps: changes[place].jumps, previous: previous,
              event: Swift.min(clock.event(at: begin), clock.ticks - 1),
              likeness: likenesses[member.course][place]))
          previous = begin
        }
      }
    }
    return result
  }

  /// Numbers for what changes have in common that can be said together, besides where and when they happen.
  private func likenesses(_ courses: [PropertyChanges]) -> [[Int]] {
    var classes = ClassTable()
    var firsts: [(course: Int, place: Int)] = []
    return courses.indices.map { course in
      let target = courses[course].targetHash
      return courses[course].changes.indices.map { place in
        let number = classes.classNumber(hash: courses[course].likenessHash(place, target)) {
          courses[firsts[$0].course].isLike(firsts[$0].place, courses[course], place)
        }
        if number == firsts.count { firsts.append((course, place)) }
        return number
      }
    }
  }

  /// Equal changes at one moment.
  private func simultaneous(_ members: [Int], _ changes: [PlannedChange]) -> [[Int]] {
    var classes = ClassTable()
    var result: [[Int]] = []
    for index in members {
      var hash = ClassHash()
      hash.combine(changes[index].likeness)
      hash.combine(changes[index].begin)
      let number = classes.classNumber(hash: hash) {
        let first = result[$0][0]
        return changes[first].likeness == changes[index].likeness
          && changes[first].begin == changes[index].begin
      }
      if number < result.count {
        result[number].append(index)
      } else {
        result.append([index])
      }
    }
    return result
  }

  private func events(
    _ groups: [[Int]], _ changes: [PlannedChange], _ properties: ConvertedProperties
  ) -> [TimelineEvent] {
    var events: [Int: [[Int]]] = [:]
    for group in groups { events[changes[group[0]].event, default: []].append(group) }
    return events.keys.sorted().map { number in
      let sorted = (events[number] ?? []).sorted {
        (changes[$0[0]].begin, $0[0]) < (changes[$1[0]].begin, $1[0])
      }
      let loops = LoopRuns(moment: clock.time(of: number), views: views, properties)
      let repeated = sorted.filter { loops.isLoop(changes[$0[0]]) }
      let single = repeated.isEmpty ? sorted : sorted.filter { !loops.isLoop(changes[$0[0]]) }
      return TimelineEvent(
        number: number, actions: single.joined().map { action(changes[$0], properties) },
        keyframes: loops.runs(repeated.map { $0.map { changes[$0] } }))
    }
  }

  /// The action of a change.
  ///
  /// An animation waits by its delay where the property has not changed since the event; a later one, or one that
  /// sets its start first, waits with the change itself, because a property changes once at one instant.
  private func action(
    _ planned: PlannedChange, _ properties: ConvertedProperties
  ) -> TimelineAction {
    let member = properties.members[planned.property]
    let change = properties.courses[member.course].changes[planned.place]
    let moment = clock.time(of: planned.event)
    let wait = planned.wait ?? Clock.wait(change.begin - moment)
    let target = TimelineAction.Target(
      view: views.identifiers[planned.view], key: member.target.key,
      component: member.target.component)
    guard let motion = change.motion else {
      return TimelineAction(
        target: target, after: wait, change: .set(change.value), accuracy: change.accuracy)
    }
    let delays = planned.canDelay(from: moment)
    let animation = TimelineAnimation(
      from: motion.from, to: change.value, curve: AnimationCurve(motion.curve),
      duration: motion.duration, delay: delays ? wait : 0, repetition: motion.repetition,
      along: motion.along)
    return TimelineAction(
      target: target, after: delays ? 0 : wait, change: .animate(animation),
      accuracy: change.accuracy)
  }
}

extension Clock {
  /// A waiting time in seconds, to the microsecond; what counts as one moment is none.
  static func wait(_ seconds: Double) -> Double {
    let rounded = (seconds * 1e6).rounded() / 1e6
    return rounded <= timeTolerance ? 0 : rounded
  }
}
