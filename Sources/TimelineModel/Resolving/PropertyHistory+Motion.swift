import Geometry
import SceneModel

/// A property of a timeline with all its changes.
struct PropertyTrack: Sendable {
  let target: TimelineAction.Target
  var history: PropertyHistory
  /// The preorder index of the view.
  let view: Int
  /// The place of the value in the runtime.
  let slot: Int
  /// Whether another track changes the same value, so that the last one of them counts.
  var sharesValue = false
  /// The index of the ended change whose value the runtime has; -1 for the initial value, `nil` while a change runs.
  var settled: Int?
}

/// The motion of a property between two moments at which motions begin or end.
enum PropertyMotionPart {
  /// The value stays.
  case hold(PropertyValue)
  /// One animation runs alone, from a value to a keyframe.
  case keyframe(from: PropertyValue, KeyframeTimeline.Keyframe)
  /// Any other motion.
  case free
}

extension PropertyHistory {
  /// The times up to an end, and the first one after it, at which a motion begins or ends, in order.
  func breaks(until end: Double) -> [Double] {
    var times: [Double] = []
    for (index, entry) in entries.enumerated() where entry.begin < end {
      times += entry.breaks(until: end).filter { !isHidden(index, at: $0) }
    }
    var result: [Double] = []
    for time in times.sorted() where time - (result.last ?? -1) > 2 * Clock.timeTolerance {
      result.append(time)
    }
    return Array(result.prefix { $0 < end }) + (result.first { $0 >= end }.map { [$0] } ?? [])
  }

  /// Whether a later change determines the values around a time.
  private func isHidden(_ index: Int, at time: Double) -> Bool {
    let before = time - 4 * Clock.timeTolerance
    return entries.indices.dropFirst(index + 1).contains {
      entries[$0].begin <= before && entries[$0].hidesOlder(at: before)
    }
  }

  /// The motion between two neighboring breaks.
  func motion(from start: Double, to end: Double) -> PropertyMotionPart {
    motion(from: start, to: end, newest: lastEntry(at: (start + end) / 2))
  }

  /// The motion without the changes after one; −1 for none.
  private func motion(
    from start: Double, to end: Double, newest index: Int
  ) -> PropertyMotionPart {
    guard index >= 0 else { return .hold(initial) }
    let (entry, middle) = (entries[index], (start + end) / 2)
    guard !entry.isDone(at: middle) else { return .hold(entry.target) }
    if let running = entry.running {
      return running.motion(from: start - entry.begin, to: end - entry.begin)
    }
    guard case .animate(let animation) = entry.change else { return .hold(entry.target) }
    // Keyframes have no content transitions, without which another text is there at once.
    if case .text = animation.to { return .hold(animation.to) }
    let base =
      animation.from.map { PropertyMotionPart.hold($0) }
      ?? motion(from: start, to: end, newest: index - 1)
    let begin = entry.begin + animation.delay
    guard middle > begin else { return base }
    guard case .hold(let first) = base, entry.path == nil else { return .free }
    return animation.motion(from: first, begin: start - begin, end: end - begin)
  }
}

extension PropertyHistory.Entry {
  /// The times up to one after an end at which the motion changes.
  fileprivate func breaks(until end: Double) -> [Double] {
    if let running { return [begin] + running.breaks(until: end - begin).map { $0 + begin } }
    guard case .animate(let animation) = change else { return [begin] }
    let start = begin + animation.delay
    // A change that waits leaves the motion before it as it is.
    let change = animation.from == nil ? [] : [begin]
    return change + [start] + animation.breaks(until: end - start).map { $0 + start }
  }
}

extension TimelineAnimation {
  /// The duration of one run, in seconds.
  private var runDuration: Double { duration / speed }

  /// The ends of the runs, in seconds after the delay.
  fileprivate func breaks(until end: Double) -> [Double] {
    guard runDuration > 1e-6 else { return [] }
    let needed = (Swift.max(0, end) / runDuration).rounded(.up) + 1
    let all = Double(repetition.map { $0.count ?? .max } ?? 1)
    let count = Swift.min(needed, all, mostRuns)
    return (1...Swift.max(1, Int(count))).map { Double($0) * runDuration }
  }

  /// The motion from a still value between two times after the delay.
  fileprivate func motion(
    from first: PropertyValue, begin: Double, end: Double
  ) -> PropertyMotionPart {
    guard first.hasSameStructure(to) else { return .hold(first) }
    let run = ((begin + end) / 2 / runDuration).rounded(.down)
    let isBack =
      repetition?.autoreverses == true && run.truncatingRemainder(dividingBy: 2) == 1
    let (from, last) = isBack ? (to, first) : (first, to)
    let isWhole =
      abs(begin - run * runDuration) < 1e-5 && abs(end - (run + 1) * runDuration) < 1e-5
    if let timing = curve.timingCurve {
      return part(
        timing, from: from, to: last, (begin - run * runDuration) / runDuration,
        (end - run * runDuration) / runDuration, runDuration, isWhole: isWhole)
    }
    guard isWhole, speed == 1 else { return .free }
    let speeds = zip(from.components, last.components).map { ($1 - $0) * curve.springVelocity }
    return .keyframe(
      from: from,
      .spring(last, duration: runDuration, spring: curve, startVelocity: from.replacing(speeds)))
  }
}

/// The part of an eased motion between two shares of its time.
private func part(
  _ curve: TimingCurve, from: PropertyValue, to last: PropertyValue, _ start: Double,
  _ end: Double, _ duration: Double, isWhole: Bool
) -> PropertyMotionPart {
  if isWhole {
    return .keyframe(
      from: from, .linear(last, duration: duration, curve: AnimationCurve(curve, tolerance: 0)))
  }
  guard let part = curve.part(from: start, to: end) else { return .free }
  return .keyframe(
    from: from.interpolated(to: last, progress: curve.progress(at: start)),
    .linear(
      from.interpolated(to: last, progress: curve.progress(at: end)),
      duration: (end - start) * duration, curve: AnimationCurve(part, tolerance: 1e-6)))
}

/// The largest number of runs with breaks of their own.
private let mostRuns = 10_000.0

/// The starts of the runs of a cycle up to an end.
private func runs(_ cycle: Double, _ count: Double, until end: Double) -> [Double] {
  guard cycle > 1e-6 else { return [] }
  let needed = Swift.min((Swift.max(0, end) / cycle).rounded(.up) + 1, count, mostRuns)
  return (0..<Swift.max(1, Int(needed))).map { Double($0) * cycle }
}

extension RunningKeyframes {
  func breaks(until end: Double) -> [Double] {
    runs(cycle, count.map(Double.init) ?? .infinity, until: end).flatMap { start in
      [start] + curve.segments.map { start + $0.end } + [start + cycle]
    }
  }

  func motion(from start: Double, to end: Double) -> PropertyMotionPart {
    guard cycle > 0 else { return .hold(curve.end) }
    let run = ((start + end) / 2 / cycle).rounded(.down) * cycle
    let middle = (start + end) / 2 - run
    guard middle < curve.duration else { return .hold(curve.end) }
    let segment = curve.segment(at: middle)
    let isWhole =
      abs(start - run - segment.start) < 1e-5 && abs(end - run - segment.end) < 1e-5
    let (first, last) = (segment.first, segment.last)
    switch segment.motion {
    case .hold: return .hold(first)
    case .curve(let ease):
      guard let timing = ease.timingCurve else { return .free }
      return part(
        timing, from: first, to: last, (start - run - segment.start) / segment.duration,
        (end - run - segment.start) / segment.duration, segment.duration, isWhole: isWhole)
    case .cubic(let begin, let finish):
      guard isWhole else { return .free }
      return .keyframe(
        from: first,
        .cubic(
          last, duration: segment.duration, startVelocity: first.replacing(begin),
          endVelocity: first.replacing(finish)))
    case .spring(let spring, let velocity):
      guard isWhole else { return .free }
      return .keyframe(
        from: first,
        .spring(
          last, duration: segment.duration,
          spring: .spring(
            response: 2 * .pi / spring.frequency, dampingFraction: spring.dampingRatio),
          startVelocity: first.replacing(velocity)))
    }
  }
}

extension RunningPhases {
  func breaks(until end: Double) -> [Double] {
    let inner = history.breaks(until: simulated * cycle + tail)
    return runs(cycle, count, until: end).flatMap { start in
      let run = (start / cycle).rounded()
      let excess = Swift.max(0, run - (simulated - 1)) * cycle
      return inner.filter { $0 >= start - excess - 1e-6 }.map { $0 + excess }
    }
  }

  func motion(from start: Double, to end: Double) -> PropertyMotionPart {
    let passed = ((start + end) / 2 / cycle).rounded(.down)
    let excess = Swift.max(0, Swift.min(passed, count - 1) - (simulated - 1)) * cycle
    return history.motion(from: start - excess, to: end - excess)
  }
}
