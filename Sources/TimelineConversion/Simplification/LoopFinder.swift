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
    let patterns = PatternFinder(duration: duration)
    var result: [TimedChange] = []
    var index = 0
    while index < changes.count {
      let start = index > 0 ? changes[index - 1].value : initial
      let loop = loop(at: index, from: start, changes)
      if let match = patterns.match(at: index, from: start, changes),
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

  /// The number of changes from one on that follow without pauses, have equal motions and meet a condition.
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

/// Several movements of a property, one after the other, that repeat as a whole.
final class MovementLoop: Sendable, Equatable {
  /// The movements and the pauses between them.
  let keyframes: [KeyframeTimeline.Keyframe]
  /// The duration of one run, in seconds.
  let period: Double
  /// The number of runs; `nil` for an endless loop.
  let count: Int?

  init(keyframes: [KeyframeTimeline.Keyframe], period: Double, count: Int?) {
    self.keyframes = keyframes
    self.period = period
    self.count = count
  }

  static func == (a: MovementLoop, b: MovementLoop) -> Bool {
    a === b || a.period == b.period && a.count == b.count && a.keyframes == b.keyframes
  }
}
