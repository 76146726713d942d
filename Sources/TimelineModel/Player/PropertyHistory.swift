import Geometry
import SceneModel
import ViewTree

/// The changes of one property over all unrolled cycles, in order, and its value at any time.
struct PropertyHistory: Sendable {
  /// A change at a time; shared, as its values are many.
  final class Entry: Sendable {
    /// The time at which the state changes, in seconds.
    let begin: Double
    let change: TimelineAction.Change
    /// The motion path of a position.
    let path: MotionPath?
    /// The running track that computes the values, of which `change` only has the final one; `nil` for
    /// other changes.
    let running: (any RunningTrack)?
    /// The value at the end, which the state has from the begin on.
    let target: PropertyValue
    /// The value that it begins with, so that it does not depend on earlier changes; `nil` for the present one.
    let start: PropertyValue?
    /// Returns the progress of an animation some seconds after its delay; `nil` for other changes.
    private let progress: (@Sendable (Double) -> Double)?
    /// The delay of an animation, in seconds; 0 for other changes.
    private let delay: Double
    /// The duration after the delay, in seconds; -∞ for a change at once.
    private let runningTime: Double

    init(
      begin: Double, change: TimelineAction.Change, path: MotionPath? = nil,
      running: (any RunningTrack)? = nil
    ) {
      (self.begin, self.change, self.path, self.running) = (begin, change, path, running)
      // Each update asks for these; to take them out of the change would copy it.
      switch change {
      case .set(let value): target = value
      case .animate(let animation): target = animation.to
      case .play, .stop: target = running?.end ?? .number(0)
      }
      if case .animate(let animation) = change, running == nil {
        (start, delay, runningTime) = (animation.from, animation.delay, animation.runningTime)
        progress = { animation.progress(after: $0) }
      } else {
        (start, delay, runningTime) = (nil, 0, running?.runningTime ?? -.infinity)
        progress = nil
      }
    }

    /// Whether the value at a time after its begin does not depend on earlier changes.
    func hidesOlder(at time: Double) -> Bool {
      isDone(at: time) || start != nil || running != nil
    }

    /// Whether it has ended at a time.
    func isDone(at time: Double) -> Bool {
      time + Clock.timeTolerance - begin - delay >= runningTime
    }

    /// The progress of an animation that runs at a time; `nil` for other changes.
    func progress(at time: Double) -> Double? {
      isDone(at: time) ? nil : progress?(time - begin - delay)
    }

    /// Whether the presented value differs from the state at a time, because keyframes or phases run.
    func isPresenting(at time: Double) -> Bool {
      guard running != nil, case .set = change else { return false }
      return !isDone(at: time)
    }
  }

  let initial: PropertyValue
  /// The changes in order of time.
  private(set) var entries: [Entry] = []

  init(initial: PropertyValue) {
    self.initial = initial
  }

  /// The largest number of simultaneous changes; older ones are treated as ended.
  static let longestChain = 64

  /// The value of the state after the last change, which animations may not have reached yet.
  var state: PropertyValue { entries.last?.target ?? initial }

  /// Adds a change that is not earlier than the others.
  ///
  /// An animation to the value that the state has already starts nothing, and flags change at once, as in SwiftUI. Add
  /// playbacks by `append(_:frames:at:)`.
  mutating func append(_ change: TimelineAction.Change, at begin: Double) {
    if case .stop = change { return append(.set(value(at: begin)), at: begin) }
    var path: MotionPath?
    if case .animate(let animation) = change {
      if animation.from == nil, animation.along == nil, animation.to == state,
        entries.last?.isPresenting(at: begin) != true
      {
        return
      }
      if case .flag = animation.to { return append(.set(animation.to), at: begin) }
      if let spring = mergedSpring(animation, at: begin) {
        return append(spring, change: change, at: begin)
      }
      path = animation.along.map { tangents in
        let (start, end) = ((animation.from ?? state).vectorValue, animation.to.vectorValue)
        return MotionPath(
          start: start, control1: start + tangents.outgoing, control2: end + tangents.incoming,
          end: end)
      }
    }
    entries.append(Entry(begin: ascending(begin), change: change, path: path))
  }

  /// Adds a running track.
  mutating func append(
    _ running: any RunningTrack, change: TimelineAction.Change? = nil, at begin: Double
  ) {
    entries.append(
      Entry(begin: ascending(begin), change: change ?? .set(running.end), running: running))
  }

  /// A time that is not before the last change: equal times may differ by rounding, and the search needs ascending ones.
  private func ascending(_ begin: Double) -> Double {
    Swift.max(begin, entries.last?.begin ?? begin)
  }

  /// Returns the value at a time.
  ///
  /// An animation that interrupts another one starts from the running value of that one, as in SwiftUI.
  func value(at time: Double) -> PropertyValue { value(at: time, after: lastEntry(at: time)) }

  /// Returns the value at a time.
  ///
  /// - Parameter newest: The index of the last change that has begun; -1 for none.
  func value(at time: Double, after newest: Int) -> PropertyValue {
    var last = newest
    while last >= 0, newest - last < PropertyHistory.longestChain,
      !entries[last].hidesOlder(at: time)
    {
      last -= 1
    }
    var value = initial
    if last >= 0 {
      let isWhole = entries[last].start != nil && !entries[last].isDone(at: time)
      value = isWhole ? apply(last, to: initial, at: time) : entries[last].ownValue(at: time)
    }
    for index in last + 1..<newest + 1 { value = apply(index, to: value, at: time) }
    return value
  }

  /// Returns the value after a change of `value`, the value without it.
  private func apply(_ index: Int, to value: PropertyValue, at time: Double) -> PropertyValue {
    let entry = entries[index]
    guard let progress = entry.progress(at: time) else { return entry.target }
    let start = entry.start ?? value
    guard let path = entry.path else {
      return start.interpolated(to: entry.target, progress: progress)
    }
    // The remainder of an interrupted animation fades as on a straight line.
    let rest = start.vectorValue - path.start
    return .vector(path.position(at: progress) + rest * (1 - progress))
  }

  /// Whether the value at a time stays until the next change begins: nothing runs.
  ///
  /// - Parameter newest: The index of the last change that has begun; -1 for none.
  func isSettled(at time: Double, after newest: Int) -> Bool {
    newest < 0 || entries[newest].isDone(at: time)
  }

  /// Returns the index of the last change that has begun; -1 for none.
  func lastEntry(at time: Double) -> Int {
    let limit = time + Clock.timeTolerance
    return entries.indices.partitioningIndex { entries[$0].begin > limit } - 1
  }
}
