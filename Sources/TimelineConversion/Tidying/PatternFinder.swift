import SceneModel
import TimelineModel
import ViewTree

/// Finds movements that follow each other again and again in the same order, at the same pace.
struct PatternFinder {
  /// The end of the cycle, in seconds.
  let duration: Double

  /// The most movements of a pattern; who writes by hand writes no longer ones.
  private static let longest = 64
  /// The fewest times that a pattern runs.
  private static let fewestPeriods = 2
  /// The fewest times that are worth a repetition, or else the fewest movements in all times together.
  private static let worthyPeriods = 3
  private static let worthyMovements = 6
  /// The longest pause in what runs to the end in fewer times, in seconds; what comes later is an event of its own.
  private static let longestPause = 1.0
  /// How far moments that belong together may be apart, in seconds.
  private static let tolerance = Clock.timeTolerance

  /// A pattern that begins with a change.
  struct Match {
    /// How many changes it stands for.
    var count: Int
    var loop: MovementLoop
  }

  /// The changes of a property from one on that repeat.
  private struct Repetition {
    /// How many changes repeat.
    var length: Int
    /// The time between two equal changes, in seconds.
    var period: Double
    /// How many changes there are, those of a last time that is cut included.
    var matched: Int

    /// How many whole times there are.
    var periods: Int { matched / length }
  }

  /// The pattern that begins with a change and stands for most; `nil` if none is worth it.
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

  /// Whether a change does the same as the first one of a pattern, from the same start.
  ///
  /// Each time begins anew with the value before the first one, so that later ones may jump back to it.
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

  /// How often a number of changes repeats.
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

  /// A repetition as a loop; `nil` if it is not worth it, or if keyframes can not say it.
  private func match(
    _ found: Repetition, at first: Int, from start: PropertyValue, _ changes: [TimedChange]
  ) -> Match? {
    let isEndless = lastsUntilEnd(found, at: first, changes)
    let movements = found.periods * found.length
    guard found.periods >= PatternFinder.fewestPeriods,
      found.periods >= PatternFinder.worthyPeriods
        || movements >= PatternFinder.worthyMovements
        || isEndless && pause(in: found, at: first, changes) <= PatternFinder.longestPause,
      let keyframes = keyframes(
        of: changes[first..<first + found.length], from: start, period: found.period)
    else { return nil }
    let loop = MovementLoop(
      keyframes: keyframes, period: found.period.rounded(toPlaces: 9),
      count: isEndless ? nil : found.periods)
    return Match(count: isEndless ? found.matched : movements, loop: loop)
  }

  /// The longest time in which nothing moves, in seconds.
  private func pause(
    in found: Repetition, at first: Int, _ changes: [TimedChange]
  ) -> Double {
    let range = first..<first + found.length
    return range.reduce(0) { Swift.max($0, changes[$1 + 1].begin - changes[$1].end) }
  }

  /// Whether all that follows belongs to a repetition, and what it still lacks would come after the cycle.
  private func lastsUntilEnd(
    _ found: Repetition, at first: Int, _ changes: [TimedChange]
  ) -> Bool {
    guard first + found.matched == changes.count else { return false }
    let next = changes[first + found.matched % found.length].begin
    return next + Double(found.periods) * found.period >= duration - PatternFinder.tolerance
  }

  /// The movements of one time as keyframes, with pauses that hold a value; `nil` if one overtakes another.
  private func keyframes(
    of changes: ArraySlice<TimedChange>, from start: PropertyValue, period: Double
  ) -> [KeyframeTimeline.Keyframe]? {
    guard let first = changes.first else { return nil }
    var result: [KeyframeTimeline.Keyframe] = []
    // Moments are rounded before their differences are taken, so that no error adds up.
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
  /// Whether keyframes of a track can say the same.
  fileprivate var isLoopable: Bool {
    guard accuracy == .exact, loop == nil else { return false }
    // Tracks hold what can be mixed.
    if case .flag = value { return false }
    guard let motion else { return true }
    return motion.along == nil && motion.repetition == nil && motion.duration > 0
      && motion.curve.staysBetweenItsEnds
  }

  /// Whether another change does the same at its time.
  fileprivate func isSameMovement(as other: TimedChange) -> Bool {
    guard other.isLoopable, value == other.value else { return false }
    guard let motion, let second = other.motion else {
      return motion == nil && other.motion == nil
    }
    return abs(motion.duration - second.duration) <= Clock.timeTolerance
      && motion.from == second.from && motion.curve == second.curve
  }
}
