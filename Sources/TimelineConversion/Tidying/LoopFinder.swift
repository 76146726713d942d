import SceneModel
import TimelineModel
import ViewTree

/// Writes movements that follow each other and are the same, or follow a pattern, as what repeats.
struct LoopFinder {
  /// The end of the cycle, in seconds.
  let duration: Double
  /// Whether a single movement that fills the cycle counts as one that repeats, because the cycles do.
  var takesWholeCycles = false

  /// How far moments that belong together may be apart, in seconds.
  private static let tolerance = Clock.timeTolerance
  /// The fewest runs that are worth a repetition, unless they fill the whole cycle.
  private static let fewestRuns = 3

  /// Runs of one movement.
  private struct Loop {
    /// How many changes they are.
    var count: Int
    var autoreverses: Bool
  }

  /// All properties with one endless movement each, which begins at once and meets the end of the cycle where it began;
  /// `nil` if there are others.
  func endless(_ properties: [PropertyChanges]) -> [PropertyChanges]? {
    var result: [PropertyChanges] = []
    for property in properties {
      let changes = looped(initial: property.initial, property.changes)
      guard changes.isEmpty || changes.count == 1 && isEndless(changes[0]) else { return nil }
      result.append(
        PropertyChanges(target: property.target, initial: property.initial, changes: changes))
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

  /// Whether a whole number of periods, in seconds, is the cycle.
  private func fillsCycle(_ period: Double) -> Bool {
    let periods = (duration / period).rounded()
    return abs(periods * period - duration) <= LoopFinder.tolerance
  }

  /// The changes of a property with repetitions in place of runs.
  func looped(initial: PropertyValue, _ changes: [TimedChange]) -> [TimedChange] {
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

  /// Whether changes are enough for a repetition, as far as their number and times tell.
  private func canRepeat(_ changes: [TimedChange]) -> Bool {
    guard changes.count < LoopFinder.fewestRuns else { return true }
    guard let first = changes.first, let last = changes.last else { return false }
    return first.begin <= LoopFinder.tolerance && reachesEnd(last)
  }

  private func reachesEnd(_ change: TimedChange) -> Bool {
    change.end >= duration - LoopFinder.tolerance
  }

  /// The runs that begin with a change; `nil` if they are not worth a repetition.
  private func loop(
    at index: Int, from start: PropertyValue, _ changes: [TimedChange]
  ) -> Loop? {
    guard let motion = changes[index].motion, motion.along == nil, motion.duration > 0,
      changes[index].accuracy == .exact
    else { return nil }
    let start = motion.from ?? start
    let back = runs(at: index, changes) { run, change in
      // Back runs mirror values, not time, so that the ease is the same on both ways.
      change.motion?.from == nil && change.value == (run % 2 == 0 ? changes[index].value : start)
    }
    let again = runs(at: index, changes) { _, change in
      change.motion?.from == start && change.value == changes[index].value
    }
    let autoreverses = back > again
    var count = Swift.max(back, again)
    let fillsCycle = changes[index].begin <= LoopFinder.tolerance && count == changes.count
    let isEndless = index + count == changes.count && reachesEnd(changes[index + count - 1])
    // An even number of ways there and back would leave the view at the far end.
    if autoreverses, !isEndless, count % 2 == 0 { count -= 1 }
    let fewest = fillsCycle && isEndless ? (takesWholeCycles ? 1 : 2) : LoopFinder.fewestRuns
    guard count >= fewest, count > 1 || start != changes[index].value else { return nil }
    return Loop(count: count, autoreverses: autoreverses)
  }

  /// How many changes from one on follow each other at once, move alike and pass a test.
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
