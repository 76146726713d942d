import Geometry
package import SceneModel

/// One property in a run of phases, with all repetitions.
struct RunningPhases: RunningTrack {
  /// The changes of the simulated cycles; the last of them repeats until the end.
  let history: PropertyHistory
  /// The duration of all phases, in seconds.
  let cycle: Double
  /// The number of simulated cycles.
  let simulated: Double
  /// The number of cycles.
  let count: Double
  /// The excess of the last animations over the phases, in seconds.
  let tail: Double
  /// The value at the end.
  let end: PropertyValue

  /// The largest number of simulated cycles; earlier ones have no visible effect any more.
  static let maximumCycles = 16

  /// Prepares a property.
  ///
  /// - Parameters:
  ///   - count: The number of runs through all phases; `nil` for endless repetition.
  ///   - initial: The presented value at the beginning.
  ///   - state: The model value at the beginning, and in a first phase without a value.
  init(
    _ timeline: PhaseTimeline, target: TimelineAction.Target, count: Int?, initial: PropertyValue,
    state: PropertyValue
  ) {
    let lengths = timeline.lengths
    cycle = lengths.reduce(0, +)
    tail = timeline.tail
    self.count = count.map(Double.init) ?? .infinity
    let needed = 2 + (cycle > 0 ? (tail / cycle).rounded(.up) : 0)
    simulated = Swift.min(self.count, needed, Double(RunningPhases.maximumCycles))
    var history = PropertyHistory(initial: initial)
    var last = state
    if let first = timeline.phases.first?.value(of: target), first != state {
      history.append(.set(first), at: 0)
      last = first
    }
    for cycle in 0..<Int(simulated) {
      let start = Double(cycle) * self.cycle
      for (time, animation) in timeline.animations(
        of: target, at: start, lengths, from: &last, rest: state)
      {
        history.append(.animate(animation), at: time)
      }
    }
    self.history = history
    end = last
  }

  /// The duration of all runs, in seconds.
  var runningTime: Double { cycle > 0 ? count * cycle + tail : 0 }

  /// Returns the value at a time after the beginning, in seconds.
  func value(at elapsed: Double) -> PropertyValue {
    guard elapsed + Clock.timeTolerance < runningTime else { return end }
    let passed = ((elapsed + Clock.timeTolerance) / cycle).rounded(.down)
    let excess = Swift.max(0, Swift.min(passed, count - 1) - (simulated - 1))
    return history.value(at: elapsed - excess * cycle)
  }
}

extension PhaseTimeline {
  /// Returns the animations of a property in one run from a start, with their times in seconds.
  ///
  /// - Parameters:
  ///   - lengths: The duration of each phase of `order`, in seconds.
  ///   - value: The value before the run; set to the value after it.
  ///   - rest: The value in a first phase without one.
  func animations(
    of target: TimelineAction.Target, at start: Double, _ lengths: [Double],
    from value: inout PropertyValue, rest: PropertyValue
  ) -> [(time: Double, animation: TimelineAnimation)] {
    var (time, result) = (start, [(time: Double, animation: TimelineAnimation)]())
    for (index, length) in zip(order, lengths) {
      let phase = phases[index]
      if let next = phase.value(of: target) ?? (index == 0 ? rest : nil), next != value {
        result.append(
          (
            time,
            TimelineAnimation(
              to: next, curve: phase.curve, duration: phase.duration, delay: phase.delay)
          ))
        value = next
      }
      time += length
    }
    return result
  }

  /// The duration of the longest animation, in seconds.
  package var tail: Double { phases.map { $0.delay + $0.duration }.max() ?? 0 }
}

extension TimelineRun where Content == PhaseTimeline {
  /// The changes that move a property as the phases do.
  ///
  /// - Parameter end: The time after the event at which an endless repetition ends, in seconds.
  package func actions(
    of target: TimelineAction.Target, initial: PropertyValue, until end: Double
  ) -> [TimelineAction] {
    let lengths = timeline.lengths
    let period = lengths.reduce(0, +)
    let first = timeline.phases.first?.value(of: target) ?? initial
    var last = first
    var actions = (0..<writtenCount(period, until: end)).flatMap { run in
      timeline.animations(
        of: target, at: after + Double(run) * period, lengths, from: &last, rest: initial
      ).map { time, animation in
        // An animated change of visibility would fade the view in SwiftUI.
        let isFlag = if case .flag = animation.to { true } else { false }
        return TimelineAction(
          target: target, after: time, change: isFlag ? .set(animation.to) : .animate(animation))
      }
    }
    guard first != initial else { return actions }
    if case .animate(var animation)? = actions.first?.change, actions[0].after <= after {
      animation.from = first
      actions[0].change = .animate(animation)
      return actions
    }
    return [TimelineAction(target: target, after: after, change: .set(first))] + actions
  }
}
