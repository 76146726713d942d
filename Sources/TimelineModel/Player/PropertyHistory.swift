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

    /// Progress at a moment: below 0 never, 1 when it is done.
    func progress(at time: Double) -> Double {
      guard case .animate(let animation) = change else { return 1 }
      let elapsed = time - begin - animation.delay
      guard elapsed > 0 else { return animation.duration <= 0 && elapsed == 0 ? 1 : 0 }
      guard elapsed < animation.duration else { return 1 }
      return animation.curve.progress(at: elapsed / animation.duration)
    }

    /// Whether nothing that came before shows at a moment.
    func isDone(at time: Double) -> Bool {
      guard case .animate(let animation) = change else { return true }
      return time - begin - animation.delay >= animation.duration
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
  mutating func append(_ change: TimelineAction.Change, at begin: Double) {
    var path: MotionPath?
    if case .animate(let animation) = change, let tangents = animation.along {
      let start = (animation.from ?? entries.last?.target ?? initial).vectorValue
      let end = animation.to.vectorValue
      path = MotionPath(
        start: start, control1: start + tangents.outgoing, control2: end + tangents.incoming,
        end: end)
    }
    entries.append(Entry(begin: begin, change: change, path: path))
  }

  /// The value at a moment of the cycle.
  ///
  /// An animation that overtakes another one runs from wherever that one is at the same moment, as in SwiftUI.
  func value(at time: Double) -> PropertyValue {
    let moment = time + Clock.timeTolerance
    var last = lastEntry(at: moment)
    guard last >= 0 else { return initial }
    let newest = last
    while last > 0, !entries[last].isDone(at: moment) { last -= 1 }
    var value = last > 0 || entries[0].isDone(at: moment) ? entries[last].target : initial
    if !entries[last].isDone(at: moment) { value = apply(last, to: value, at: moment) }
    guard last < newest else { return value }
    for index in last + 1...newest { value = apply(index, to: value, at: moment) }
    return value
  }

  /// The value after a change, when `value` is what would be there without it.
  private func apply(_ index: Int, to value: PropertyValue, at moment: Double) -> PropertyValue {
    let entry = entries[index]
    guard case .animate(let animation) = entry.change else { return entry.target }
    let start = animation.from ?? value
    guard !entry.isDone(at: moment) else { return animation.to }
    let progress = entry.progress(at: moment)
    if let path = entry.path { return .vector(path.position(at: progress)) }
    return start.interpolated(to: animation.to, progress: progress)
  }

  /// The index of the last change that has begun; -1 for none.
  private func lastEntry(at moment: Double) -> Int {
    var (low, high) = (-1, entries.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if entries[middle].begin <= moment { low = middle } else { high = middle }
    }
    return low
  }
}
