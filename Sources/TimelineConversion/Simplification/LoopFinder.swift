import Geometry
import SceneModel
import TimelineModel
import ViewTree

/// Replaces equal adjacent movements, and movements in a repeated pattern, by repetitions.
struct LoopFinder {
  /// The end of the cycle, in seconds.
  let duration: Double
  /// Whether a single movement that fills the cycle is a loop, because the cycle repeats.
  var takesWholeCycles = false

  /// The largest difference of equal times, in seconds.
  private static let tolerance = Clock.timeTolerance
  /// The fewest runs of a repetition that does not fill the cycle.
  private static let fewestRuns = 3

  /// Returns all properties with one endless loop each, from the first frame and with a whole number of periods in the
  /// cycle; `nil` if some property has other changes.
  func endless(_ properties: [PropertyChanges]) -> [PropertyChanges]? {
    var result = properties
    for index in result.indices {
      let changes = looped(properties[index])
      guard changes.isEmpty || changes.count == 1 && isEndless(changes[0]) else { return nil }
      result[index].changes = changes
    }
    return result
  }

  private func isEndless(_ change: TimedChange) -> Bool {
    if let loop = change.loop {
      return loop.count == nil && change.begin <= LoopFinder.tolerance && fillsCycle(loop.period)
    }
    guard let motion = change.motion, let repetition = motion.repetition, repetition.count == nil,
      change.begin <= LoopFinder.tolerance, motion.from == nil
    else { return false }
    return fillsCycle(motion.duration * (repetition.autoreverses ? 2 : 1))
  }

  /// Whether a whole number of periods, in seconds, fills the cycle.
  private func fillsCycle(_ period: Double) -> Bool {
    let periods = (duration / period).rounded()
    return abs(periods * period - duration) <= LoopFinder.tolerance
  }

  /// Returns the changes of a property with repetitions in place of equal movements.
  func looped(_ property: PropertyChanges) -> [TimedChange] {
    let (initial, changes) = (property.initial, property.changes)
    guard canRepeat(changes) else { return changes }
    var result: [TimedChange] = []
    var index = 0
    while index < changes.count {
      let start = index > 0 ? changes[index - 1].value : initial
      let loop = loop(at: index, from: start, changes)
      if let match = match(at: index, from: start, changes),
        match.count > loop?.count ?? 0
      {
        let value = changes[index + match.count - 1].value
        result.append(TimedChange(begin: changes[index].begin, value: value, loop: match.loop))
        index += match.count
        continue
      }
      guard let loop else {
        result.append(changes[index])
        index += 1
        continue
      }
      var change = changes[index]
      let isLast = index + loop.count == changes.count
      let isEndless = isLast && reachesEnd(changes[index + loop.count - 1])
      change.motion?.repetition = TimelineAnimation.Repetition(
        count: isEndless ? nil : loop.count, autoreverses: loop.autoreverses)
      result.append(change)
      index += loop.count
    }
    return result
  }

  /// Whether the number and the times of changes allow a repetition.
  private func canRepeat(_ changes: [TimedChange]) -> Bool {
    guard changes.count < LoopFinder.fewestRuns else { return true }
    guard let first = changes.first, let last = changes.last else { return false }
    return first.begin <= LoopFinder.tolerance && reachesEnd(last)
  }

  private func reachesEnd(_ change: TimedChange) -> Bool {
    change.end >= duration - LoopFinder.tolerance
  }

  /// Returns the number of equal movements that begin with a change; `nil` if they are too few for a repetition.
  private func loop(
    at index: Int, from start: PropertyValue, _ changes: [TimedChange]
  ) -> (count: Int, autoreverses: Bool)? {
    guard let motion = changes[index].motion, motion.along == nil, motion.duration > 0,
      changes[index].accuracy == .exact
    else { return nil }
    let start = motion.from ?? start
    let back = runs(at: index, changes) { run, change in
      // Backward runs mirror values and not time, so that both directions have one easing.
      change.motion?.from == nil && change.value == (run % 2 == 0 ? changes[index].value : start)
    }
    let again = runs(at: index, changes) { _, change in
      change.motion?.from == start && change.value == changes[index].value
    }
    let autoreverses = back > again
    var count = Swift.max(back, again)
    let fillsCycle = changes[index].begin <= LoopFinder.tolerance && count == changes.count
    let isEndless = index + count == changes.count && reachesEnd(changes[index + count - 1])
    // After an even number of runs, the property would end at the wrong value.
    if autoreverses, !isEndless, count % 2 == 0 { count -= 1 }
    let fewest = fillsCycle && isEndless ? (takesWholeCycles ? 1 : 2) : LoopFinder.fewestRuns
    guard count >= fewest, count > 1 || start != changes[index].value else { return nil }
    return (count, autoreverses)
  }

  /// The number of changes, starting at one, that follow without pauses, have equal motions and meet a condition.
  private func runs(
    at first: Int, _ changes: [TimedChange], where isRun: (Int, TimedChange) -> Bool
  ) -> Int {
    guard let pattern = changes[first].motion else { return 0 }
    var count = 1
    while first + count < changes.count {
      let change = changes[first + count]
      let begin = changes[first].begin + Double(count) * pattern.duration
      guard let motion = change.motion, motion.curve == pattern.curve, motion.along == nil,
        abs(motion.duration - pattern.duration) <= LoopFinder.tolerance,
        abs(change.begin - begin) <= LoopFinder.tolerance, change.accuracy == .exact,
        isRun(count, change)
      else { break }
      count += 1
    }
    return count
  }
}

// Patterns: sequences of movements that repeat in the same order and at the same pace.
extension LoopFinder {
  /// The largest number of movements of a pattern.
  private static let longest = 64
  /// The fewest runs of a pattern.
  private static let fewestPeriods = 2
  /// The fewest runs, or otherwise the fewest movements of all runs, of a repetition that ends before the cycle.
  private static let sufficientPeriods = 3
  private static let sufficientMovements = 6
  /// The longest pause in a repetition with fewer runs, in seconds; later movements have events of their own.
  private static let longestPause = 1.0

  /// A pattern and the number of changes that it replaces.
  private typealias Match = (count: Int, loop: MovementLoop)

  /// Changes of a property that repeat.
  private struct Repetition {
    /// The number of changes in one run.
    var length: Int
    /// The time between two runs, in seconds.
    var period: Double
    /// The number of changes in all runs, including an incomplete last run.
    var matched: Int

    /// The number of complete runs.
    var periods: Int { matched / length }
  }

  /// Returns the pattern, starting at a change, that replaces most changes; `nil` if there is none.
  ///
  /// - Parameter start: The value before the change.
  private func match(
    at first: Int, from start: PropertyValue, _ changes: [TimedChange]
  ) -> Match? {
    guard changes[first].isLoopable else { return nil }
    var best: Match?
    let left = changes.count - first
    var length = 1
    while length <= LoopFinder.longest, length * LoopFinder.fewestPeriods <= left {
      defer { length += 1 }
      guard begins(changes, at: first + length, as: first, from: start) else { continue }
      let found = repetition(of: length, at: first, from: start, changes)
      guard found.matched > best?.count ?? 0,
        let match = match(found, at: first, from: start, changes),
        match.count > best?.count ?? 0
      else { continue }
      best = match
    }
    return best
  }

  /// Whether a change equals the first one of a pattern and starts from the same value.
  ///
  /// Each run begins with the value before the pattern, so that later runs may jump back to it.
  private func begins(
    _ changes: [TimedChange], at index: Int, as first: Int, from start: PropertyValue
  ) -> Bool {
    guard changes[index].value == changes[first].value, changes[index].isLoopable else {
      return false
    }
    var (model, change) = (changes[first], changes[index])
    if let motion = model.motion { model.motion?.from = motion.from ?? start }
    if let motion = change.motion { change.motion?.from = motion.from ?? changes[index - 1].value }
    return change.isSameMovement(as: model)
  }

  /// Returns the repetition of a number of changes.
  private func repetition(
    of length: Int, at first: Int, from start: PropertyValue, _ changes: [TimedChange]
  ) -> Repetition {
    let period = changes[first + length].begin - changes[first].begin
    var matched = length
    while first + matched < changes.count {
      let change = changes[first + matched]
      let model = changes[first + matched % length]
      let moment = model.begin + Double(matched / length) * period
      let isSame =
        matched % length == 0
        ? begins(changes, at: first + matched, as: first, from: start)
        : change.isSameMovement(as: model)
      guard isSame, abs(change.begin - moment) <= LoopFinder.tolerance else { break }
      matched += 1
    }
    return Repetition(length: length, period: period, matched: matched)
  }

  /// Returns a repetition as a loop; `nil` if it is too short, or if keyframes cannot express it.
  private func match(
    _ found: Repetition, at first: Int, from start: PropertyValue, _ changes: [TimedChange]
  ) -> Match? {
    let isEndless = lastsUntilEnd(found, at: first, changes)
    let movements = found.periods * found.length
    guard found.periods >= LoopFinder.fewestPeriods,
      found.periods >= LoopFinder.sufficientPeriods
        || movements >= LoopFinder.sufficientMovements
        || isEndless && pause(in: found, at: first, changes) <= LoopFinder.longestPause,
      let keyframes = keyframes(
        of: changes[first..<first + found.length], from: start, period: found.period)
    else { return nil }
    let loop = MovementLoop(
      keyframes: keyframes, period: found.period.rounded(toPlaces: 9),
      count: isEndless ? nil : found.periods)
    return (isEndless ? found.matched : movements, loop)
  }

  /// The longest pause between two changes, in seconds.
  private func pause(
    in found: Repetition, at first: Int, _ changes: [TimedChange]
  ) -> Double {
    let range = first..<first + found.length
    return range.reduce(0) { Swift.max($0, changes[$1 + 1].begin - changes[$1].end) }
  }

  /// Whether a repetition has all remaining changes, and its next one would come after the cycle.
  private func lastsUntilEnd(
    _ found: Repetition, at first: Int, _ changes: [TimedChange]
  ) -> Bool {
    guard first + found.matched == changes.count else { return false }
    let next = changes[first + found.matched % found.length].begin
    return next + Double(found.periods) * found.period >= duration - LoopFinder.tolerance
  }

  /// Returns the movements of one run as keyframes, with holds for pauses; `nil` if movements overlap.
  private func keyframes(
    of changes: ArraySlice<TimedChange>, from start: PropertyValue, period: Double
  ) -> [KeyframeTimeline.Keyframe]? {
    guard let first = changes.first else { return nil }
    var result: [KeyframeTimeline.Keyframe] = []
    // Rounds times before it takes their differences, so that errors do not add up.
    var (time, value) = (0.0, start)
    func hold(until moment: Double) -> Bool {
      let pause = (moment - time).rounded(toPlaces: 9)
      if pause > LoopFinder.tolerance { result.append(.linear(value, duration: pause)) }
      defer { time = moment }
      return pause >= -LoopFinder.tolerance
    }
    for change in changes {
      let begin = (change.begin - first.begin).rounded(toPlaces: 9)
      guard hold(until: begin) else { return nil }
      if let motion = change.motion {
        if let from = motion.from { result.append(.move(from)) }
        let end = (change.end - first.begin).rounded(toPlaces: 9)
        let curve = AnimationCurve(motion.curve)
        result.append(
          .linear(change.value, duration: (end - begin).rounded(toPlaces: 9), curve: curve))
        time = end
      } else {
        result.append(.move(change.value))
      }
      value = change.value
    }
    return hold(until: period.rounded(toPlaces: 9)) ? result : nil
  }
}

extension TimedChange {
  /// Whether keyframes of a track can express the change.
  fileprivate var isLoopable: Bool {
    guard accuracy == .exact, loop == nil else { return false }
    // Tracks hold values that can be interpolated.
    if value.isDiscrete { return false }
    guard let motion else { return true }
    // SwiftUI's `UnitCurve`, which `LinearKeyframe` needs, is bounded.
    return motion.along == nil && motion.repetition == nil && motion.duration > 0
      && !motion.curve.overshoots
  }

  /// Whether another change is equal but for its time.
  fileprivate func isSameMovement(as other: TimedChange) -> Bool {
    guard other.isLoopable, value == other.value else { return false }
    guard let motion, let second = other.motion else {
      return motion == nil && other.motion == nil
    }
    return abs(motion.duration - second.duration) <= Clock.timeTolerance
      && motion.from == second.from && motion.curve == second.curve
  }
}
