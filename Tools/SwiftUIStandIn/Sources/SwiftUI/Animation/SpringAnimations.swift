/// A spring that takes over position and velocity of the one before.
///
/// SwiftUI integrates in steps of 1/300 s (M); the stand-in uses the closed form, and looks for the
/// end in the same steps.
struct FluidSpringAnimation: CustomAnimation, TimedAnimation {
  var response: Double
  var ratio: Double

  /// Velocity and force below which the spring may rest, in units of the value - M.
  private static let restLimit = 0.06
  /// The share of the distance within which the spring may rest - M.
  private static let restShare = 0.01
  /// The largest stiffness - M.
  private static let largestStiffness = 45_000.0
  private static let step = 1.0 / 300

  /// The last change of the target: its time, and the state at it.
  private struct Course<V: VectorArithmetic> {
    var start = 0.0
    var offset = V.zero
    var velocity = V.zero
    var end: Double?
    var target: V?
  }

  private struct CourseKey<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: Course<V> { Course() }
  }

  private var spring: Spring {
    let stiffness = pow(2 * Double.pi / response, 2)
    var spring = Spring(response: response, dampingRatio: ratio)
    spring.frequency = min(stiffness, FluidSpringAnimation.largestStiffness).squareRoot()
    return spring
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard response > 0 else { return nil }
    var course = context.state[CourseKey<V>.self]
    let part = max(time - course.start, 0)
    if part >= response { context.isLogicallyComplete = true }
    if course.end == nil || course.target != value {
      let distance = value - course.offset
      course.end = restTime(distance: distance, velocity: course.velocity, target: value)
      course.target = value
      context.state[CourseKey<V>.self] = course
    }
    if let end = course.end, part >= end { return nil }
    return course.offset
      + spring.value(target: value - course.offset, initialVelocity: course.velocity, time: part)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let course = context.state[CourseKey<V>.self]
    return spring.velocity(
      target: value - course.offset, initialVelocity: course.velocity,
      time: max(time - course.start, 0))
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard let other = previous.base as? FluidSpringAnimation else { return false }
    var course = Course<V>()
    course.start = time
    course.offset = other.animate(value: value, time: time, context: &context) ?? value
    course.velocity = other.velocity(value: value, time: time, context: context) ?? .zero
    context.state[CourseKey<V>.self] = course
    context.isLogicallyComplete = false
    return true
  }

  /// The first step after which velocity, force and distance stay small.
  private func restTime<V: VectorArithmetic>(distance: V, velocity: V, target: V) -> Double {
    let spring = spring
    let limit = FluidSpringAnimation.restLimit * FluidSpringAnimation.restLimit
    let near = target.magnitudeSquared * pow(FluidSpringAnimation.restShare, 2)
    for index in 1...6_000 {
      let time = Double(index) * FluidSpringAnimation.step
      let moved = spring.value(target: distance, initialVelocity: velocity, time: time)
      let speed = spring.velocity(target: distance, initialVelocity: velocity, time: time)
      let force = spring.force(target: distance, position: moved, velocity: speed)
      if speed.magnitudeSquared <= limit, force.magnitudeSquared <= limit,
        (distance - moved).magnitudeSquared <= near
      {
        return time
      }
    }
    return 20
  }

  func duration(distance: Double) -> Double {
    guard response > 0 else { return 0 }
    return restTime(distance: distance, velocity: 0, target: distance)
  }

  func logicalDuration(distance: Double) -> Double { max(response, 0) }
}

/// A spring in closed form from 0 to 1, whose speed is a share of the difference per second.
struct InterpolatingSpringAnimation: CustomAnimation, TimedAnimation {
  var frequency: Double
  var ratio: Double
  var velocity: Double

  private var spring: Spring {
    var spring = Spring(response: 1, dampingRatio: min(ratio, 1))
    spring.frequency = frequency
    return spring
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    guard time < duration(distance: 1) else { return nil }
    return value.scaled(by: spring.value(target: 1, initialVelocity: velocity, time: time))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    value.scaled(by: spring.velocity(target: 1, initialVelocity: velocity, time: time))
  }

  /// At least 1 s - M.
  func duration(distance: Double) -> Double {
    max(1, spring.settlingDuration(target: 1, velocity: velocity, epsilon: 0.001))
  }
}
