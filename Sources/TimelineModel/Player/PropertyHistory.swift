import Geometry
import StageModel

/// All changes of one property in a cycle, in order, and its value at any moment.
struct PropertyHistory: Sendable {
  /// A change at a moment of the cycle.
  struct Entry: Sendable {
    /// When the state changes, in seconds.
    var begin: Double
    var change: TimelineAction.Change
    /// The way that a position travels.
    var path: MotionPath?

    /// Progress at a moment, 0 until the delay is over.
    func progress(at time: Double) -> Double {
      guard case .animate(let animation) = change else { return 1 }
      return animation.progress(after: time - begin - animation.delay)
    }

    /// Whether nothing that came before shows at a moment.
    func isDone(at time: Double) -> Bool {
      guard case .animate(let animation) = change else { return true }
      return time + Clock.timeTolerance - begin - animation.delay >= animation.runningTime
    }

    /// The value at the end.
    var target: PropertyValue {
      switch change {
      case .set(let value): value
      case .animate(let animation): animation.to
      }
    }
  }

  private let initial: PropertyValue
  private var entries: [Entry] = []

  init(initial: PropertyValue) {
    self.initial = initial
  }

  /// Adds a change that is not before those there are.
  ///
  /// What aims at the value that the state has already changes nothing and starts nothing, as in SwiftUI.
  mutating func append(_ change: TimelineAction.Change, at begin: Double) {
    if case .animate(let animation) = change, animation.from == nil, animation.along == nil,
      animation.to == (entries.last?.target ?? initial)
    {
      return
    }
    var path: MotionPath?
    if case .animate(let animation) = change, let tangents = animation.along {
      let start = (animation.from ?? entries.last?.target ?? initial).vectorValue
      let end = animation.to.vectorValue
      path = MotionPath(
        start: start, control1: start + tangents.outgoing, control2: end + tangents.incoming,
        end: end)
    }
    // Moments that count as one may differ by rounding, and the search needs them in order.
    let begin = Swift.max(begin, entries.last?.begin ?? begin)
    entries.append(Entry(begin: begin, change: change, path: path))
  }

  /// The value at a moment of the cycle.
  ///
  /// An animation that overtakes another one runs from wherever that one is at the same moment, as in SwiftUI.
  func value(at time: Double) -> PropertyValue {
    let newest = lastEntry(at: time)
    var last = newest
    while last >= 0, !entries[last].isDone(at: time) { last -= 1 }
    var value = last >= 0 ? entries[last].target : initial
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
