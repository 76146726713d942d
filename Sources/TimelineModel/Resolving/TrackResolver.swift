import Geometry
import SceneModel

/// Makes the keyframes of one property from its changes.
struct TrackResolver {
  private let history: PropertyHistory
  private let tolerance: Double
  /// Whether motions only lead along lines from value to value, as with paths.
  private let isStepwise: Bool
  private var keyframes: [KeyframeTimeline.Keyframe] = []
  /// The end of the last keyframe, in seconds.
  private var time = 0.0
  /// The value after the last keyframe.
  private var present: PropertyValue

  /// Prepares a property; the tolerance is the largest distance of sampled values, in the property's unit.
  init(_ history: PropertyHistory, of key: PropertyKey, tolerance: Double) {
    self.history = history
    if case .path = history.initial {
      isStepwise = true
    } else {
      isStepwise = key == .gradientStops
    }
    self.tolerance = tolerance
    present = history.value(at: 0)
  }

  /// The keyframes up to an end, in seconds; the last motion may run on after it.
  ///
  /// - Parameter holdsEnd: Whether changes at the end count, as its values stay.
  func keyframes(until end: Double, holdsEnd: Bool) -> [KeyframeTimeline.Keyframe] {
    var resolver = self
    let limit = holdsEnd ? end + 1e-3 : end - 1e-6
    var times = [0] + history.breaks(until: limit).filter { $0 > 2 * Clock.timeTolerance }
    if (times.last ?? 0) < limit {
      // A change near the end does not count, but a motion to beyond it would.
      let last = end + 1e-3
      let next = history.breaks(until: last).first { $0 > limit && $0 < last }
      times.append(next ?? end + 1)
    }
    for (start, end) in zip(times, times.dropFirst()) { resolver.add(from: start, to: end) }
    while case .linear(let value, _, _)? = resolver.keyframes.last,
      value == resolver.valueBeforeLast
    {
      resolver.keyframes.removeLast()
    }
    return resolver.keyframes
  }

  /// The value before the last keyframe.
  private var valueBeforeLast: PropertyValue {
    keyframes.dropLast().last?.value ?? history.value(at: 0)
  }

  /// Adds the motion between two neighboring breaks.
  private mutating func add(from start: Double, to end: Double) {
    switch history.motion(from: start, to: end) {
    case .hold(let value): hold(value, from: start, to: end)
    case .keyframe(_, let keyframe) where isStepwise && !keyframe.staysBetweenEnds:
      sample(from: start, to: end)
    case .keyframe(let first, let keyframe):
      if case .linear(first, _, _) = keyframe { return hold(first, from: start, to: end) }
      move(to: first, at: start)
      append(keyframe)
      present = KeyframeCurve([keyframe], initial: first).end
    case .free: sample(from: start, to: end)
    }
  }

  /// Jumps to a value at a time.
  ///
  /// Durations of motions are rounded, and the roundings add up: the motion before a jump ends at its time.
  private mutating func move(to value: PropertyValue, at start: Double) {
    guard !value.isNear(present, 1e-7) else { return }
    if let last = keyframes.last, abs(time - start) > Clock.timeTolerance {
      let duration = Swift.max(0, last.duration + start - time)
      keyframes[keyframes.count - 1] = last.lasting(duration)
      time += duration - last.duration
    }
    keyframes.append(.move(value))
    present = value
  }

  private mutating func append(_ keyframe: KeyframeTimeline.Keyframe) {
    keyframes.append(keyframe)
    present = keyframe.value
    time += keyframe.duration
  }

  /// Holds a value between two breaks; joins a hold before it.
  private mutating func hold(_ value: PropertyValue, from start: Double, to end: Double) {
    move(to: value, at: start)
    let duration = Swift.max(0, end - time)
    time += duration
    if case .linear(let last, let before, _)? = keyframes.last, last == present,
      valueBeforeLast == last
    {
      keyframes[keyframes.count - 1] = .linear(last, duration: before + duration)
    } else {
      keyframes.append(.linear(present, duration: duration))
    }
  }
}

// Sampling.
extension TrackResolver {
  /// The shortest sampled part, in seconds, and the largest number of halvings.
  private static let limits = (duration: 0.001, depth: 10)

  /// Adds sampled keyframes between two neighboring breaks.
  private mutating func sample(from start: Double, to end: Double) {
    let first = history.value(at: start)
    guard first.hasSameStructure(value(at: end, before: end)) else {
      return hold(first, from: start, to: end)
    }
    move(to: first, at: start)
    sample(from: start, to: end, depth: 0)
  }

  /// The value at a time of a part that ends at one; changes at its end do not count.
  private func value(at time: Double, before end: Double) -> PropertyValue {
    history.value(at: Swift.min(time, end - 3 * Clock.timeTolerance))
  }

  private mutating func sample(from start: Double, to end: Double, depth: Int) {
    let keyframe = keyframe(from: start, to: end)
    let curve = KeyframeCurve([keyframe], initial: value(at: start, before: end))
    let isExact = (1..<12).allSatisfy { step in
      let time = start + (end - start) * Double(step) / 12
      return curve.value(at: time - start).isNear(value(at: time, before: end), tolerance)
    }
    let limits = TrackResolver.limits
    if isExact || depth == limits.depth || end - start < 2 * limits.duration {
      append(keyframe)
    } else {
      let middle = (start + end) / 2
      sample(from: start, to: middle, depth: depth + 1)
      sample(from: middle, to: end, depth: depth + 1)
    }
  }

  /// A cubic keyframe with the velocities of the motion; a linear one of a path.
  private func keyframe(from start: Double, to end: Double) -> KeyframeTimeline.Keyframe {
    let last = value(at: end, before: end)
    if isStepwise { return .linear(last, duration: end - start) }
    return .cubic(
      last, duration: end - start, startVelocity: velocity(at: start, before: end, toward: 1),
      endVelocity: velocity(at: end - 3 * Clock.timeTolerance, before: end, toward: -1))
  }

  /// The velocity at one side of a time, in units per second.
  private func velocity(
    at time: Double, before end: Double, toward direction: Double
  ) -> PropertyValue {
    let step = 1e-4 * direction
    let values = (0...2).map { value(at: time + Double($0) * step, before: end) }
    let numbers = values.map(\.components)
    return values[0].replacing(
      numbers[0].indices.map {
        (4 * numbers[1][$0] - 3 * numbers[0][$0] - numbers[2][$0]) / (2 * step)
      })
  }
}

extension KeyframeTimeline.Keyframe {
  /// Whether all values lie on the line between both ends.
  fileprivate var staysBetweenEnds: Bool {
    switch self {
    case .linear(_, _, let curve): curve.timingCurve?.overshoots == false
    case .move: true
    case .cubic, .spring: false
    }
  }
}

extension PropertyValue {
  /// Whether all numbers are within a distance of another value's.
  func isNear(_ other: PropertyValue, _ distance: Double) -> Bool {
    guard hasSameStructure(other) else { return self == other }
    return zip(components, other.components).allSatisfy { abs($0 - $1) <= distance }
  }
}
