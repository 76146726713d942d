import Geometry
import SceneModel
import ViewTree

/// All changes of one property in a cycle, in order, and its value at any moment.
struct PropertyHistory: Sendable {
  /// A change at a moment of the cycle.
  struct Entry: Sendable {
    /// When the state changes, in seconds.
    var begin: Double
    var change: TimelineAction.Change
    /// The way that a position travels.
    var path: MotionPath?
    /// What gives the values in place of the change, which only says what they are at the end.
    var course: ValueCourse?

    /// Progress at a moment, 0 until the delay is over.
    func progress(at time: Double) -> Double {
      guard case .animate(let animation) = change else { return 1 }
      return animation.progress(after: time - begin - animation.delay)
    }

    /// Whether it begins with a value of its own, so that it does not depend on what was there.
    var isBeginning: Bool {
      guard course == nil, case .animate(let animation) = change else { return false }
      return animation.from != nil
    }

    /// Whether the values at a moment do not depend on what came before, once it has begun.
    func hidesOlder(at time: Double) -> Bool {
      course != nil || isDone(at: time) || isBeginning
    }

    /// Whether nothing that came before shows at a moment.
    func isDone(at time: Double) -> Bool {
      if let course { return time + Clock.timeTolerance - begin >= course.runningTime }
      guard case .animate(let animation) = change else { return true }
      return time + Clock.timeTolerance - begin - animation.delay >= animation.runningTime
    }

    /// Whether the view shows values on its own way at a moment, while the state stays as it is.
    func isWandering(at time: Double) -> Bool {
      guard course != nil, case .set = change else { return false }
      return !isDone(at: time)
    }

    /// The value at the end, which is that of the state all the while.
    var target: PropertyValue {
      switch change {
      case .set(let value): value
      case .animate(let animation): animation.to
      case .play, .stop: course?.end ?? .number(0)
      }
    }
  }

  private let initial: PropertyValue
  /// The changes by rising moment.
  private(set) var entries: [Entry] = []

  init(initial: PropertyValue) {
    self.initial = initial
  }

  /// How many changes may run at once; older ones count as done.
  static let longestChain = 64

  /// What the property is after all changes so far, whatever is shown.
  var state: PropertyValue { entries.last?.target ?? initial }

  /// Adds a change that is not before those there are.
  ///
  /// What aims at the value that the state has already changes nothing and starts nothing, as in SwiftUI.
  /// A playback is appended as its keyframes instead, by those who know how many pictures there are.
  mutating func append(_ change: TimelineAction.Change, at begin: Double) {
    if case .stop = change {
      append(.set(value(at: begin)), at: begin)
      return
    }
    if case .animate(let animation) = change, animation.from == nil, animation.along == nil,
      animation.to == state, entries.last?.isWandering(at: begin) != true
    {
      return
    }
    if let spring = mergedSpring(change, at: begin) {
      append(.keyframes(spring), change: change, at: begin)
      return
    }
    var path: MotionPath?
    if case .animate(let animation) = change, let tangents = animation.along {
      let start = (animation.from ?? state).vectorValue
      let end = animation.to.vectorValue
      path = MotionPath(
        start: start, control1: start + tangents.outgoing, control2: end + tangents.incoming,
        end: end)
    }
    add(Entry(begin: begin, change: change, path: path))
  }

  /// Adds a change whose values come from elsewhere.
  mutating func append(
    _ course: ValueCourse, change: TimelineAction.Change? = nil, at begin: Double
  ) {
    add(Entry(begin: begin, change: change ?? .set(course.end), course: course))
  }

  private mutating func add(_ entry: Entry) {
    var entry = entry
    // Moments that count as one may differ by rounding, and the search needs them in order.
    entry.begin = Swift.max(entry.begin, entries.last?.begin ?? entry.begin)
    entries.append(entry)
  }

  /// The value at a moment of the cycle.
  ///
  /// An animation that overtakes another one runs from wherever that one is at the same moment, as in SwiftUI.
  func value(at time: Double) -> PropertyValue {
    let newest = lastEntry(at: time)
    var last = newest
    while last >= 0, newest - last < PropertyHistory.longestChain,
      !entries[last].hidesOlder(at: time)
    {
      last -= 1
    }
    var value = initial
    if last >= 0 {
      let isWhole = entries[last].isBeginning && !entries[last].isDone(at: time)
      value = isWhole ? apply(last, to: initial, at: time) : entries[last].ownValue(at: time)
    }
    for index in last + 1..<newest + 1 { value = apply(index, to: value, at: time) }
    return value
  }

  /// The value after a change, when `value` is what would be there without it.
  private func apply(_ index: Int, to value: PropertyValue, at time: Double) -> PropertyValue {
    let entry = entries[index]
    guard case .animate(let animation) = entry.change, !entry.isDone(at: time) else {
      return entry.target
    }
    let start = animation.from ?? value
    let progress = entry.progress(at: time)
    guard let path = entry.path else {
      return start.interpolated(to: animation.to, progress: progress)
    }
    // What is left of an overtaken animation fades as it does on a straight line.
    let rest = start.vectorValue - path.start
    return .vector(path.position(at: progress) + rest * (1 - progress))
  }

  /// The index of the last change that has begun; -1 for none.
  private func lastEntry(at time: Double) -> Int {
    let moment = time + Clock.timeTolerance
    var (low, high) = (-1, entries.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if entries[middle].begin <= moment { low = middle } else { high = middle }
    }
    return low
  }
}
