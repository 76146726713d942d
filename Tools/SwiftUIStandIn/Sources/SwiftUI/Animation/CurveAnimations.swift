/// A rule with a known end.
protocol TimedAnimation {
  /// The time of the last change, in seconds; infinite if the rule never ends.
  func duration(distance: Double) -> Double
  /// The time after which a completion may run, in seconds.
  func logicalDuration(distance: Double) -> Double
}

extension TimedAnimation {
  func logicalDuration(distance: Double) -> Double { duration(distance: distance) }
}

/// A cubic curve, which may overshoot.
struct BezierAnimation: CustomAnimation, TimedAnimation {
  var curve: CubicTimingCurve
  var duration: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: rounded(curve.value(at: max(time, 0) / duration)))
  }

  /// Values are multiples of 2^-20 - M.
  private func rounded(_ value: Double) -> Double { (value * 0x1p20).rounded() / 0x1p20 }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.velocity(at: max(time, 0) / duration) / duration)
  }

  func duration(distance: Double) -> Double { max(duration, 0) }
}

/// A unit curve.
struct UnitCurveAnimation: CustomAnimation, TimedAnimation {
  var curve: UnitCurve
  var duration: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration else { return nil }
    return value.scaled(by: curve.value(at: max(time, 0) / duration))
  }

  func duration(distance: Double) -> Double { max(duration, 0) }
}

/// Another rule after a delay, during which the start is held.
struct DelayAnimation: CustomAnimation, TimedAnimation {
  var base: Animation
  var delay: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: max(time - delay, 0), context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let other = previous.base as? DelayAnimation, other.delay == delay else { return false }
    return base.shouldMerge(
      previous: other.base, value: value, time: max(time - delay, 0), context: &context)
  }

  func duration(distance: Double) -> Double { base.duration(distance: distance) + delay }
  func logicalDuration(distance: Double) -> Double {
    base.logicalDuration(distance: distance) + delay
  }
}

/// Another rule at another speed.
struct SpeedAnimation: CustomAnimation, TimedAnimation {
  var base: Animation
  var speed: Double

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time * speed, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let other = previous.base as? SpeedAnimation, other.speed == speed else { return false }
    return base.shouldMerge(
      previous: other.base, value: value, time: time * speed, context: &context)
  }

  func duration(distance: Double) -> Double {
    speed > 0 ? base.duration(distance: distance) / speed : .infinity
  }
  func logicalDuration(distance: Double) -> Double {
    speed > 0 ? base.logicalDuration(distance: distance) / speed : .infinity
  }
}

/// Another rule several times, or for ever.
///
/// Cycles follow each other exactly; SwiftUI starts each at the frame that notices the end of the
/// last one (section 1.5). The stand-in chooses exact time.
struct RepeatAnimation: CustomAnimation, TimedAnimation {
  var base: Animation
  var count: Int?
  var autoreverses: Bool

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let length = base.duration(distance: value.magnitudeSquared.squareRoot())
    guard length > 0 else { return nil }
    let cycle = length.isFinite ? (max(time, 0) / length).rounded(.down) : 0
    if let count, cycle >= Double(count) { return nil }
    // State of the base is not kept, as each cycle starts anew.
    var inner = AnimationContext<V>()
    let part = length.isFinite ? max(time, 0) - cycle * length : time
    let traveled = base.animate(value: value, time: part, context: &inner) ?? value
    let isReversed = autoreverses && cycle.truncatingRemainder(dividingBy: 2) == 1
    return isReversed ? value - traveled : traveled
  }

  func duration(distance: Double) -> Double {
    count.map { Double(max($0, 0)) * base.duration(distance: distance) } ?? .infinity
  }
  func logicalDuration(distance: Double) -> Double { duration(distance: distance) }
}

extension Animation {
  /// The time after which custom rules that do not end are given up, in seconds.
  private static let longestSearch = 60.0

  func duration(distance: Double) -> Double {
    if let timed = base as? any TimedAnimation { return timed.duration(distance: distance) }
    var context = AnimationContext<Double>()
    for step in 1...Int(Animation.longestSearch * 120) {
      let time = Double(step) / 120
      if base.animate(value: distance, time: time, context: &context) == nil { return time }
    }
    return .infinity
  }

  func logicalDuration(distance: Double) -> Double {
    if let timed = base as? any TimedAnimation { return timed.logicalDuration(distance: distance) }
    var context = AnimationContext<Double>()
    for step in 1...Int(Animation.longestSearch * 120) {
      let time = Double(step) / 120
      if base.animate(value: distance, time: time, context: &context) == nil
        || context.isLogicallyComplete
      {
        return time
      }
    }
    return .infinity
  }
}
