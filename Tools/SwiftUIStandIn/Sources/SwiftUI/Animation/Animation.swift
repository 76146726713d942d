/// How a change of state moves what is on screen.
public struct Animation: Hashable, Sendable {
  /// The rule.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public let base: any CustomAnimation

  /// Makes an animation of a custom rule.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public init<A: CustomAnimation>(_ base: A) { self.base = base }

  /// Whether both animations have equal rules.
  public static func == (lhs: Animation, rhs: Animation) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  /// Hashes the rule.
  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

extension Animation {
  /// The default duration of curves, in seconds - H.
  static let defaultDuration = 0.35

  /// The animation without a choice: a spring.
  ///
  /// Section 4 names two sets of values - L.
  public static let `default` = Animation.spring()

  /// Constant speed.
  public static var linear: Animation { linear(duration: defaultDuration) }
  /// Starts slowly.
  public static var easeIn: Animation { easeIn(duration: defaultDuration) }
  /// Ends slowly.
  public static var easeOut: Animation { easeOut(duration: defaultDuration) }
  /// Starts and ends slowly.
  public static var easeInOut: Animation { easeInOut(duration: defaultDuration) }

  /// Constant speed over a duration in seconds.
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 1, 1, duration: duration)
  }

  /// Starts slowly; the duration is in seconds.
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 1, 1, duration: duration)
  }

  /// Ends slowly; the duration is in seconds.
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(0, 0, 0.58, 1, duration: duration)
  }

  /// Starts and ends slowly; the duration is in seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(0.42, 0, 0.58, 1, duration: duration)
  }

  /// Returns an animation along a cubic curve, which may overshoot; the duration is in seconds.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation(
      BezierAnimation(
        curve: CubicTimingCurve(
          x1: min(max(p1x, 0), 1), y1: p1y, x2: min(max(p2x, 0), 1), y2: p2y), duration: duration))
  }

  /// Returns an animation along a unit curve; the duration is in seconds.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(UnitCurveAnimation(curve: curve, duration: duration))
  }
}

extension Animation {
  /// A spring of 0.5 s without bounce.
  public static var spring: Animation { spring() }
  /// A spring without bounce.
  public static var smooth: Animation { smooth() }
  /// A spring with a small bounce.
  public static var snappy: Animation { snappy() }
  /// A spring with a large bounce.
  public static var bouncy: Animation { bouncy() }
  /// A spring for interactions.
  public static var interactiveSpring: Animation { interactiveSpring() }
  /// A spring that keeps the velocities of others.
  public static var interpolatingSpring: Animation { interpolatingSpring() }

  /// Returns a spring from its duration in seconds and its bounce.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation(FluidSpringAnimation(response: duration, ratio: Spring.ratio(bounce: bounce)))
  }

  /// Returns a spring from its response in seconds and its damping.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(FluidSpringAnimation(response: response, ratio: dampingFraction))
  }

  /// Returns an animation with a spring.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation(FluidSpringAnimation(response: spring.response, ratio: spring.dampingRatio))
  }

  /// Returns a spring for interactions.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(FluidSpringAnimation(response: response, ratio: dampingFraction))
  }

  /// Returns a spring for interactions from its duration in seconds and a bounce.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(duration: duration, bounce: 0.14 + extraBounce)
  }

  /// Returns a spring without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: extraBounce)
  }

  /// Returns a spring with a small bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// Returns a spring with a large bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Returns a spring in closed form; the velocity is in units of the difference per second.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    return Animation(
      InterpolatingSpringAnimation(
        frequency: spring.frequency, ratio: spring.ratio, velocity: initialVelocity))
  }

  /// Returns a spring in closed form from its duration in seconds and its bounce.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    interpolatingSpring(
      Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }

  /// Returns a spring in closed form.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      InterpolatingSpringAnimation(
        frequency: spring.frequency, ratio: min(spring.ratio, 1), velocity: initialVelocity))
  }
}

extension Animation {
  /// Returns the animation after a delay, in seconds.
  public func delay(_ delay: TimeInterval) -> Animation {
    Animation(DelayAnimation(base: self, delay: delay))
  }

  /// Returns the animation at another speed.
  public func speed(_ speed: Double) -> Animation {
    Animation(SpeedAnimation(base: self, speed: speed))
  }

  /// Returns the animation a number of times; each traversal counts.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: repeatCount, autoreverses: autoreverses))
  }

  /// Returns the animation without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(RepeatAnimation(base: self, count: nil, autoreverses: autoreverses))
  }

  /// Returns the part of the difference that is traveled at a time; `nil` when the animation ended.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)
  }

  /// Returns the velocity at a time, in units per second; `nil` if it is unknown.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    base.velocity(value: value, time: time, context: context)
  }

  /// Whether the animation takes over the state of the one that runs.
  #if XSHEET_STANDIN_IOS15
    @_spi(Newer)
  #endif
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    base.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}
