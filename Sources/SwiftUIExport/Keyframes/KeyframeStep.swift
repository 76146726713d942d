import Geometry
import SceneModel
import TimelineModel

/// A keyframe as it is written.
struct KeyframeStep: Hashable, Sendable {
  /// The motion to the value.
  enum Motion: Hashable, Sendable {
    case move
    /// With an ease inside 0...1; `nil` for constant speed.
    case linear(AnimationCurve?)
    /// Cubic, with velocities in units per second; `nil` for those that SwiftUI chooses.
    case cubic(PropertyValue?, PropertyValue?)
    /// Of a spring, with a velocity in units per second; `nil` for the velocity of the motion before.
    case spring(AnimationCurve, PropertyValue?, settles: Bool)
  }

  /// The value at the end: a number, a color, or the numbers of a gradient.
  var value: PropertyValue
  /// The duration, in seconds.
  var duration: Double
  var motion: Motion

  var isCubic: Bool { if case .cubic = motion { true } else { false } }
  var isMove: Bool { motion == .move }

  /// Keyframes after an initial value as they are written; the property decides how exact parts of an ease are.
  static func steps(
    of keyframes: [KeyframeTimeline.Keyframe], from initial: PropertyValue, key: PropertyKey
  ) -> [KeyframeStep] {
    let tolerance = KeyframeStore.tolerance(key)
    var (value, isAtRest) = (initial, true)
    let all = keyframes.flatMap { keyframe -> [KeyframeStep] in
      var steps = steps(keyframe, from: value, tolerance: tolerance)
      // SwiftUI takes the velocity of the motion before.
      if isAtRest, case .spring(let spring, .number(0)?, let settles) = steps[0].motion {
        steps[0].motion = .spring(spring, nil, settles: settles)
      }
      isAtRest = keyframe.value == value || steps.last?.isMove == true
      value = keyframe.value
      return steps
    }
    return shortened(all)
  }

  /// The largest deviation of a time in source from its exact value, in seconds.
  ///
  /// A view of one moment looks further ahead by twice this time.
  static let timeTolerance = 1e-5

  /// The keyframes with short durations whose sums stay within the tolerance of their times.
  private static func shortened(_ steps: [KeyframeStep]) -> [KeyframeStep] {
    let places = steps.count <= 20 ? 5 : steps.count <= 200 ? 6 : 7
    var excess = 0.0
    return steps.map { step in
      var step = step
      let exact = step.duration
      step.duration = SwiftNumber.rounded(exact, places: places)
      if abs(excess + step.duration - exact) > timeTolerance {
        step.duration = max(0, SwiftNumber.rounded(exact - excess, places: places))
      }
      excess += step.duration - exact
      return step
    }
  }

  private static func steps(
    _ keyframe: KeyframeTimeline.Keyframe, from first: PropertyValue, tolerance: Double
  ) -> [KeyframeStep] {
    let (last, time) = (keyframe.value, keyframe.duration)
    func step(_ motion: Motion) -> [KeyframeStep] {
      [KeyframeStep(value: last, duration: time, motion: motion)]
    }
    guard time > 1e-6 else { return [KeyframeStep(value: last, duration: 0, motion: .move)] }
    switch keyframe {
    case .move: return step(.move)
    case .linear(_, let duration, let curve):
      guard let timing = curve.timingCurve, curve != .linear, first != last else {
        return step(.linear(nil))
      }
      // A unit curve may clamp an ease beyond its ends. Paths and gradients have no velocities.
      guard timing.overshoots, last.hasVelocity else { return step(.linear(curve)) }
      return timing.cubicSteps(from: first, to: last, duration: duration, tolerance: tolerance)
    case .cubic(_, _, let start, let end):
      return step(last.hasVelocity ? .cubic(start, end) : .linear(nil))
    case .spring(_, let duration, let spring, let velocity):
      let start = last.hasVelocity ? velocity : nil
      return step(.spring(spring, start, settles: duration == nil))
    }
  }
}

extension PropertyValue {
  /// Whether source can have velocities of the type.
  fileprivate var hasVelocity: Bool {
    switch self {
    case .number, .color: true
    case .flag, .vector, .numbers, .path, .text: false
    }
  }
}

/// Keyframes that are written together: out, or as a table.
struct KeyframePart: Hashable, Sendable {
  var steps: [KeyframeStep]
  /// The number of times that they are played.
  var count = 1

  /// The largest number of keyframes that are written out; more are a table.
  static let writtenCount = 20

  var isTable: Bool { steps.count * count > KeyframePart.writtenCount && isTabular }

  /// Whether a table can have all keyframes: numbers with motions of one type, or that jump.
  var isTabular: Bool {
    let kinds = Set(steps.map { KeyframePart.kind($0) })
    return kinds.count == 1 && kinds.first != 0
      && steps.allSatisfy { if case .number = $0.value { true } else { false } }
  }

  /// The types that share a table, by number; 0 for none.
  private static func kind(_ step: KeyframeStep) -> Int {
    switch step.motion {
    case .move, .linear: 1
    case .cubic(.some, .some): 2
    case .cubic, .spring: 0
    }
  }

  /// The parts of keyframes: what repeats, or what shares a table.
  ///
  /// A loop in a keyframe builder can have one statement only, so that shorter repetitions are written out.
  static func parts(of steps: [KeyframeStep]) -> [KeyframePart] {
    guard steps.count > KeyframePart.writtenCount else {
      return [KeyframePart(steps: steps)]
    }
    if let parts = repeated(steps), parts.contains(where: \.isTable) { return parts }
    return steps.reduce(into: []) { parts, step in
      if let last = parts.last?.steps.last, kind(last) == kind(step) {
        parts[parts.count - 1].steps.append(step)
      } else {
        parts.append(KeyframePart(steps: [step]))
      }
    }
  }

  /// Keyframes that repeat, perhaps after a wait; `nil` if they do not.
  private static func repeated(_ steps: [KeyframeStep]) -> [KeyframePart]? {
    for wait in 0...1 {
      let rest = Array(steps.dropFirst(wait))
      for length in 1...Swift.max(1, rest.count / 2) where rest.count % length == 0 {
        let isLoop = rest.indices.dropFirst(length).allSatisfy { rest[$0] == rest[$0 - length] }
        guard isLoop, rest.count > length else { continue }
        return [
          KeyframePart(steps: Array(steps.prefix(wait))),
          KeyframePart(steps: Array(rest.prefix(length)), count: rest.count / length),
        ].filter { !$0.steps.isEmpty }
      }
    }
    return nil
  }
}

// Cubic keyframes.
extension TimingCurve {
  /// The largest number of halvings; what is shorter has a constant speed.
  private static let halvings = 10

  /// The ease from one number or color to another in cubic keyframes: as few as stay near it.
  ///
  /// - Parameters:
  ///   - duration: The duration of the ease, in seconds.
  ///   - tolerance: The largest distance from the ease, in the unit of the values.
  func cubicSteps(
    from first: PropertyValue, to last: PropertyValue, duration: Double, tolerance: Double
  ) -> [KeyframeStep] {
    /// The velocity of the values, in units per second, for a progress per share of the time.
    func velocity(_ speed: Double) -> PropertyValue {
      switch (first, last) {
      case (.color(let start), .color(let end)):
        .color(Color(components: (end.components - start.components) * (speed / duration)))
      default: .number((last.numberValue - first.numberValue) * speed / duration)
      }
    }
    let tolerance = tolerance / Swift.max(first.distance(to: last), 1e-9)
    return cubicParts(from: 0, to: 1, tolerance: tolerance).map { part in
      KeyframeStep(
        value: part.end == 1
          ? last : first.interpolated(to: last, progress: progress(at: part.end)),
        duration: duration * (part.end - part.start),
        motion: .cubic(velocity(part.speeds.start), velocity(part.speeds.end)))
    }
  }

  /// A part of the time, with the progress per share of the time at its ends.
  private typealias Part = (start: Double, end: Double, speeds: (start: Double, end: Double))

  private func cubicParts(
    from start: Double, to end: Double, tolerance: Double, halvings: Int = 0
  ) -> [Part] {
    let part: Part = (start, end, (speed(start), speed(end)))
    if isNear(part, tolerance) { return [part] }
    guard halvings < TimingCurve.halvings else {
      let speed = (progress(at: end) - progress(at: start)) / (end - start)
      return [(start, end, (speed, speed))]
    }
    let middle = (start + end) / 2
    return cubicParts(from: start, to: middle, tolerance: tolerance, halvings: halvings + 1)
      + cubicParts(from: middle, to: end, tolerance: tolerance, halvings: halvings + 1)
  }

  /// Whether the cubic of a part stays near the ease, by a share of the distance of the values.
  private func isNear(_ part: Part, _ tolerance: Double) -> Bool {
    let length = part.end - part.start
    let (low, high) = (progress(at: part.start), progress(at: part.end))
    return (1..<8).allSatisfy { step in
      let share = Double(step) / 8
      let (square, cube) = (share * share, share * share * share)
      let weight = 2 * cube - 3 * square + 1
      let value =
        weight * low + (1 - weight) * high
        + length
        * ((cube - 2 * square + share) * part.speeds.start + (cube - square) * part.speeds.end)
      return abs(value - progress(at: part.start + share * length)) <= tolerance
    }
  }

  /// The progress per share of the time.
  private func speed(_ share: Double) -> Double {
    let (low, high) = (Swift.max(0, share - 1e-5), Swift.min(1, share + 1e-5))
    return (progress(at: high) - progress(at: low)) / (high - low)
  }
}
