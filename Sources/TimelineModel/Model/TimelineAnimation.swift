package import Geometry
package import SceneModel
package import ViewTree

/// A change over time, as `withAnimation` makes it.
package struct TimelineAnimation: Hashable, Sendable {
  /// The value that is set without animation just before; `nil` for the present value.
  package var from: PropertyValue?
  /// The value at the end.
  package var to: PropertyValue
  /// The curve.
  package var curve: AnimationCurve
  /// The duration of the curve, in seconds; of springs the time until they have settled.
  package var duration: Double
  /// The delay of the curve after the change, in seconds; it is not repeated.
  package var delay: Double
  /// The speed of the curve and its repetitions, as a factor; the delay is not affected.
  package var speed: Double
  /// The repetition of the curve; `nil` for none.
  package var repetition: Repetition?
  /// The tangents of a position's path, relative to start and end; `nil` for a straight line.
  package var along: SpatialTangents?

  /// The repetition of a curve.
  package struct Repetition: Hashable, Sendable {
    /// The number of runs, including reversed ones; `nil` for endless repetition.
    package var count: Int?
    /// Whether every other run is reversed.
    package var autoreverses: Bool

    /// Makes a repetition; the default is SwiftUI's.
    package init(count: Int?, autoreverses: Bool = true) {
      self.count = count
      self.autoreverses = autoreverses
    }
  }

  /// Makes an animation.
  package init(
    from: PropertyValue? = nil, to: PropertyValue, curve: AnimationCurve, duration: Double,
    delay: Double = 0, speed: Double = 1, repetition: Repetition? = nil,
    along: SpatialTangents? = nil
  ) {
    self.from = from
    self.to = to
    self.curve = curve
    self.duration = duration
    self.delay = delay
    self.speed = speed
    self.repetition = repetition
    self.along = along
  }

  /// The duration with all repetitions, without the delay, in seconds; may be infinite.
  package var runningTime: Double {
    guard let repetition else { return duration / speed }
    return repetition.count.map { Double($0) * duration / speed } ?? .infinity
  }

  /// Returns the progress at a time after the delay, in seconds; 1 after the last run in either direction.
  ///
  /// A reversed run mirrors values, not time: it begins as slowly as the forward run, as in
  /// SwiftUI.
  package func progress(after elapsed: Double) -> Double {
    guard elapsed > 0 else { return 0 }
    guard elapsed < runningTime, duration > 0 else { return 1 }
    let time = elapsed * speed
    guard let repetition else { return curve.progress(after: time, of: duration) }
    // A run begins at its moment, in spite of rounding errors.
    let run = ((time + Clock.timeTolerance) / duration).rounded(.down)
    let progress = curve.progress(after: time - run * duration, of: duration)
    let isBack = repetition.autoreverses && run.truncatingRemainder(dividingBy: 2) == 1
    return isBack ? 1 - progress : progress
  }
}

/// The curve of an animation, by SwiftUI's names.
package enum AnimationCurve: Hashable, Sendable {
  /// Constant speed.
  case linear
  /// Starts slowly.
  case easeIn
  /// Ends slowly.
  case easeOut
  /// Starts and ends slowly.
  case easeInOut
  /// A cubic Bezier from (0, 0) to (1, 1).
  case timingCurve(TimingCurve)
  /// A spring by its perceived duration, in seconds, and its bounce, -1...1.
  case spring(duration: Double, bounce: Double)
  /// A spring by its physical parameters, with an initial velocity in distances from start to end per second.
  case interpolatingSpring(Spring, velocity: Double)

  /// SwiftUI's spring without bounce.
  package static let smooth = AnimationCurve.spring(duration: 0.5, bounce: 0)
  /// SwiftUI's spring with a small bounce.
  package static let snappy = AnimationCurve.spring(duration: 0.5, bounce: 0.15)
  /// SwiftUI's spring with a clear bounce.
  package static let bouncy = AnimationCurve.spring(duration: 0.5, bounce: 0.3)
  /// SwiftUI's spring for interactive animations.
  package static let interactiveSpring = AnimationCurve.spring(
    response: 0.15, dampingFraction: 0.86)

  /// A spring by its response, in seconds, and its damping as a share of the critical one, above 0.
  ///
  /// Its duration is the response, and its bounce gives the same damping.
  package static func spring(response: Double, dampingFraction: Double) -> AnimationCurve {
    let bounce = dampingFraction <= 1 ? 1 - dampingFraction : 1 / dampingFraction - 1
    return .spring(duration: response, bounce: (bounce * 1e9).rounded() / 1e9)
  }

  /// The curve of a Bezier, by its name if it has one.
  ///
  /// - Parameter tolerance: The largest difference from a named curve, in any coordinate of a control point.
  package init(_ curve: TimingCurve, tolerance: Double = 0.0015) {
    func isNear(_ other: TimingCurve) -> Bool {
      curve.c1.distance(to: other.c1) <= tolerance && curve.c2.distance(to: other.c2) <= tolerance
    }
    if curve.isLinear || isNear(.linear) {
      self = .linear
    } else if isNear(.easeInOut) {
      self = .easeInOut
    } else if isNear(.easeIn) {
      self = .easeIn
    } else if isNear(.easeOut) {
      self = .easeOut
    } else {
      self = .timingCurve(curve)
    }
  }

  /// The Bezier of the curve; `nil` for springs.
  package var timingCurve: TimingCurve? {
    switch self {
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    case .timingCurve(let curve): curve
    case .spring, .interpolatingSpring: nil
    }
  }

  /// The spring of the curve; `nil` for other curves.
  package var springValue: Spring? {
    switch self {
    case .spring(let duration, let bounce): Spring(duration: duration, bounce: bounce)
    case .interpolatingSpring(let spring, _): spring
    case .linear, .easeIn, .easeOut, .easeInOut, .timingCurve: nil
    }
  }

  /// The initial velocity of a spring, in distances from start to end per second.
  package var springVelocity: Double {
    if case .interpolatingSpring(_, let velocity) = self { velocity } else { 0 }
  }

  /// The duration of a spring until it has settled, in seconds; `nil` for other curves.
  package var settlingDuration: Double? {
    springValue?.settlingDuration(velocity: springVelocity)
  }

  /// Returns the progress at a time after the beginning; 0 before it, and 1 after the duration, above 0; in seconds.
  package func progress(after elapsed: Double, of duration: Double) -> Double {
    guard elapsed > 0 else { return 0 }
    guard elapsed < duration else { return 1 }
    if let spring = springValue { return spring.progress(at: elapsed, velocity: springVelocity) }
    return (timingCurve ?? .linear).progress(at: elapsed / duration)
  }
}

extension AnimationCurve {
  /// The curves that have names; files are written with the first of several names.
  package static let named: [(name: String, curve: AnimationCurve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy),
    ("interactiveSpring", .interactiveSpring), ("spring", .smooth),
  ]

  /// SwiftUI's name; `nil` for other control points and springs.
  package var name: String? {
    AnimationCurve.named.first { $0.curve == self }?.name
  }
}
