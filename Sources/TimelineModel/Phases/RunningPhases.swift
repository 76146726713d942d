import SceneModel
import ViewTree

/// One property going through phases, with all repetitions.
struct RunningPhases: Sendable {
  /// The changes of the cycles that are written out; the last of them stands for all that follow until the end.
  private let history: PropertyHistory
  /// How long all phases take together, in seconds.
  private let cycle: Double
  /// How many cycles are written out.
  private let written: Double
  /// How many cycles there are.
  private let count: Double
  /// How long the last animations run on, in seconds.
  private let tail: Double
  /// The value at the end.
  let end: PropertyValue

  /// The most cycles that are written out; what is left of those before is too little to be seen.
  static let maximumCycles = 16

  /// Prepares a property.
  ///
  /// - Parameters:
  ///   - timeline: The phases.
  ///   - target: The property.
  ///   - count: How many times all are gone through; `nil` for without end.
  ///   - initial: What is shown at the beginning.
  ///   - state: What the property is at the beginning, and in the first phase if that does not say.
  init(
    _ timeline: PhaseTimeline, target: TimelineAction.Target, count: Int?, initial: PropertyValue,
    state: PropertyValue
  ) {
    let (order, lengths) = (timeline.order, timeline.lengths)
    cycle = lengths.reduce(0, +)
    tail = timeline.tail
    self.count = count.map(Double.init) ?? .infinity
    let needed = 2 + (cycle > 0 ? (tail / cycle).rounded(.up) : 0)
    written = Swift.min(self.count, needed, Double(RunningPhases.maximumCycles))
    var history = PropertyHistory(initial: initial)
    var last = state
    for cycle in 0..<Int(written) {
      var time = Double(cycle) * self.cycle
      for (index, length) in zip(order, lengths) {
        let phase = timeline.phases[index]
        if let value = phase.value(of: target) ?? (index == 0 ? state : nil), value != last {
          let animation = TimelineAnimation(
            to: value, curve: phase.curve, duration: phase.duration, delay: phase.delay)
          history.append(.animate(animation), at: time)
          last = value
        }
        time += length
      }
    }
    self.history = history
    end = last
  }

  /// How long all takes, in seconds.
  var runningTime: Double { cycle > 0 ? count * cycle + tail : 0 }

  /// The value some time after the beginning, in seconds.
  func value(at elapsed: Double) -> PropertyValue {
    guard elapsed + Clock.timeTolerance < runningTime else { return end }
    let passed = ((elapsed + Clock.timeTolerance) / cycle).rounded(.down)
    let excess = Swift.max(0, Swift.min(passed, count - 1) - (written - 1))
    return history.value(at: elapsed - excess * cycle)
  }
}

extension PhaseTimeline {
  /// How long the longest animation runs, in seconds.
  public var tail: Double { phases.map { $0.delay + $0.duration }.max() ?? 0 }
}
