/// A damped spring of mass 1 as a function of time.
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
public struct Spring: Hashable, Sendable {
  /// The undamped angular frequency, in radians per second.
  package var frequency: Double
  /// The damping ratio; 1 is critical.
  package var ratio: Double
  private var massValue = 1.0

  /// Makes a spring from its perceptual duration in seconds and its bounce, -1...1.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    frequency = 2 * Double.pi / duration
    ratio = Spring.ratio(bounce: bounce)
  }

  /// Makes a spring from its response in seconds and its damping ratio.
  public init(response: TimeInterval, dampingRatio: Double) {
    frequency = 2 * Double.pi / response
    ratio = dampingRatio
  }

  /// Makes a spring from physical values; more than critical damping counts as critical unless it
  /// is allowed.
  public init(
    mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * (stiffness * mass).squareRoot())
    self.ratio = allowOverDamping ? ratio : min(ratio, 1)
    massValue = mass
  }

  /// Makes a spring that settles about in a time, in seconds.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    ratio = min(max(dampingRatio, 0.01), 1)
    // The settling time is inversely proportional to the frequency.
    let unit = Spring(response: 2 * Double.pi, dampingRatio: ratio)
    frequency =
      unit.exactSettlingDuration(target: 1, velocity: 0, epsilon: epsilon) / settlingDuration
  }

  package static func ratio(bounce: Double) -> Double {
    bounce >= 0 ? max(1 - bounce, 0) : 1 / max(1 + bounce, 1e-6)
  }

  /// The perceptual duration, in seconds.
  public var duration: TimeInterval { 2 * Double.pi / frequency }
  /// The bounce: 0 is critical.
  public var bounce: Double { ratio <= 1 ? 1 - ratio : 1 / ratio - 1 }
  /// The response, in seconds.
  public var response: Double { duration }
  /// The damping ratio.
  public var dampingRatio: Double { ratio }
  /// The mass.
  public var mass: Double { massValue }
  /// The stiffness.
  public var stiffness: Double { frequency * frequency * massValue }
  /// The damping.
  public var damping: Double { 2 * ratio * frequency * massValue }

  /// A spring without bounce.
  public static var smooth: Spring { smooth() }
  /// A spring with a small bounce.
  public static var snappy: Spring { snappy() }
  /// A spring with a large bounce.
  public static var bouncy: Spring { bouncy() }

  /// Returns a spring without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring with a small bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring with a large bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Returns the distance traveled toward a target.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let basis = basis(at: time)
    return target - target.scaled(by: basis.rest) + initialVelocity.scaled(by: basis.push)
  }

  /// Returns the velocity, in units per second.
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: TimeInterval
  ) -> V {
    let basis = basis(at: time)
    return initialVelocity.scaled(by: basis.pushVelocity) - target.scaled(by: basis.restVelocity)
  }

  /// Returns the force on the mass at a distance from the start.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }

  /// Returns the time until the value stays within a distance of the target, in seconds.
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: target.magnitudeSquared.squareRoot(),
      velocity: initialVelocity.magnitudeSquared.squareRoot(), epsilon: epsilon)
  }

  /// The time until the spring rests, in seconds.
  public var settlingDuration: TimeInterval {
    settlingDuration(target: 1.0, velocity: 0, epsilon: 0.001)
  }

  /// Returns the value between two animatable values.
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval
  ) -> V {
    var result = fromValue
    result.animatableData =
      fromValue.animatableData
      + value(
        target: toValue.animatableData - fromValue.animatableData,
        initialVelocity: initialVelocity.animatableData, time: time)
    return result
  }
}

extension Spring {
  /// The responses to a displacement of 1 and to a velocity of 1, with their derivatives.
  package struct Basis {
    var rest: Double
    var push: Double
    var restVelocity: Double
    var pushVelocity: Double
  }

  package func basis(at time: Double) -> Basis {
    let t = max(time, 0)
    let decay = ratio * frequency
    if ratio < 1 {
      let w = frequency * (1 - ratio * ratio).squareRoot()
      let e = exp(-decay * t)
      let (s, c) = (sin(w * t), cos(w * t))
      return Basis(
        rest: e * (c + decay / w * s), push: e * s / w,
        restVelocity: -e * s * (decay * decay / w + w), pushVelocity: e * (c - decay / w * s))
    }
    if ratio == 1 {
      let e = exp(-decay * t)
      return Basis(
        rest: e * (1 + decay * t), push: e * t, restVelocity: -e * decay * decay * t,
        pushVelocity: e * (1 - decay * t))
    }
    let w = frequency * (ratio * ratio - 1).squareRoot()
    let (r1, r2) = (-decay + w, -decay - w)
    let (e1, e2) = (exp(r1 * t), exp(r2 * t))
    return Basis(
      rest: (r1 * e2 - r2 * e1) / (r1 - r2), push: (e1 - e2) / (r1 - r2),
      restVelocity: r1 * r2 * (e2 - e1) / (r1 - r2), pushVelocity: (r1 * e1 - r2 * e2) / (r1 - r2))
  }

  /// The time until a spring rests; critical and overdamped ones are searched in steps of 0.1 s.
  package func settlingDuration(target: Double, velocity: Double, epsilon: Double) -> Double {
    let decay = ratio * frequency
    guard decay > 0, decay.isFinite, epsilon > 0 else { return .infinity }
    if ratio < 1 {
      return max(log((abs(decay * target - velocity) + abs(target)) / epsilon) / decay, 0)
    }
    for step in 1...10_000 {
      let basis = basis(at: Double(step) * 0.1)
      if abs(target * basis.rest - velocity * basis.push) <= epsilon { return Double(step) * 0.1 }
    }
    return .infinity
  }

  fileprivate func exactSettlingDuration(
    target: Double, velocity: Double, epsilon: Double
  ) -> Double {
    guard ratio >= 1 else {
      return settlingDuration(target: target, velocity: velocity, epsilon: epsilon)
    }
    var (low, high) = (0.0, 1_000.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if basis(at: middle).rest > epsilon { low = middle } else { high = middle }
    }
    return high
  }
}
