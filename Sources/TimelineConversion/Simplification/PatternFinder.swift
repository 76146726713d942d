import Geometry
import SceneModel
import TimelineModel

/// Finds sequences of movements that repeat in the same order and at the same pace.
struct PatternFinder {
  /// The end of the cycle, in seconds.
  let duration: Double

  /// The largest number of movements of a pattern.
  private static let longest = 64
  /// The fewest runs of a pattern.
  private static let fewestPeriods = 2
  /// The fewest runs, or otherwise the fewest movements of all runs, of a repetition that ends
  /// before the cycle.
  private static let sufficientPeriods = 3
  private static let sufficientMovements = 6
  /// The longest pause in a repetition with fewer runs, in seconds; later movements have events of their own.
  private static let longestPause = 1.0
  /// The largest difference of equal times, in seconds.
  private static let tolerance = Clock.timeTolerance

  /// A pattern and the number of changes that it replaces.
  typealias Match = (count: Int, loop: MovementLoop)

  /// Changes of a property that repeat.
  private struct Repetition {
    /// The number of changes in one run.
    var length: Int
    /// The time between two runs, in seconds.
    var period: Double
    /// The number of changes in all runs, with those of an incomplete last run.
    var matched: Int

    /// The number of complete runs.
    var periods: Int { matched / length }
  }

  /// Returns the pattern from a change on that replaces most changes; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - first: The index of the change.
  ///   - start: The value before it.
  ///   - changes: All changes of a property.
  func match(at first: Int, from start: PropertyValue, _ changes: [TimedChange]) -> Match? {
    guard changes[first].isLoopable else { return nil }
    var best: Match?
    let left = changes.count - first
    var length = 1
    while length <= PatternFinder.longest, length * PatternFinder.fewestPeriods <= left {
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
      guard isSame, abs(change.begin - moment) <= PatternFinder.tolerance else { break }
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
    guard found.periods >= PatternFinder.fewestPeriods,
      found.periods >= PatternFinder.sufficientPeriods
        || movements >= PatternFinder.sufficientMovements
        || isEndless && pause(in: found, at: first, changes) <= PatternFinder.longestPause,
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
    return next + Double(found.periods) * found.period >= duration - PatternFinder.tolerance
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
      if pause > PatternFinder.tolerance { result.append(.linear(value, duration: pause)) }
      defer { time = moment }
      return pause >= -PatternFinder.tolerance
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
    return motion.along == nil && motion.repetition == nil && motion.duration > 0
      && motion.curve.staysBetweenItsEnds
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

extension TimingCurve {
  /// Whether the curve stays within 0...1, as `LinearKeyframe` needs: SwiftUI's `UnitCurve` is bounded.
  fileprivate var staysBetweenItsEnds: Bool { (0...1).contains(c1.y) && (0...1).contains(c2.y) }
}
