/// A damped spring from 0 to 1, with SwiftUI's parameters.
///
/// Values follow the closed form of the damped oscillator; a spring of `Spring(duration:bounce:)` is SwiftUI's
/// `Spring` of the same name.
public struct Spring: Hashable, Sendable {
  /// The mass; above 0.
  public var mass: Double
  /// The stiffness; above 0.
  public var stiffness: Double
  /// The damping; not below 0.
  public var damping: Double

  /// Makes a spring of its physical parameters.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    self.mass = mass
    self.stiffness = stiffness
    self.damping = damping
  }

  /// Makes a spring from its perceived duration and its bounce.
  ///
  /// - Parameters:
  ///   - duration: In seconds; above 0.
  ///   - bounce: 0 for none, up to 1 for no damping, down to −1 for overdamping.
  public init(duration: Double, bounce: Double) {
    let frequency = 2 * Double.pi / duration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(stiffness: frequency * frequency, damping: 2 * ratio * frequency)
  }

  /// The frequency without damping, in radians a second.
  public var frequency: Double { (stiffness / mass).squareRoot() }

  /// The damping as a share of the critical damping; below 1 the spring oscillates.
  public var dampingRatio: Double { damping / (2 * (stiffness * mass).squareRoot()) }

  /// Returns the progress after a time in seconds, not below 0.
  ///
  /// The initial velocity is in distances from start to end per second.
  public func progress(at time: Double, velocity: Double = 0) -> Double {
    guard time > 0 else { return 0 }
    let (ratio, frequency) = (dampingRatio, frequency)
    let decay = ratio * frequency
    if ratio < 1 {
      let swing = frequency * (1 - ratio * ratio).squareRoot()
      let rest = cosine(swing * time) + (decay - velocity) / swing * sine(swing * time)
      return 1 - exponential(-decay * time) * rest
    }
    if ratio == 1 {
      return 1 - exponential(-decay * time) * (1 + (decay - velocity) * time)
    }
    let spread = frequency * (ratio * ratio - 1).squareRoot()
    let (slow, fast) = (decay - spread, decay + spread)
    let share = (fast - velocity) / (fast - slow)
    return 1 - share * exponential(-slow * time) - (1 - share) * exponential(-fast * time)
  }

  /// Returns the time after which the spring stays near its end, in seconds; at most `longest`.
  ///
  /// The velocity is as in `progress(at:velocity:)`; `distance` is the largest distance that counts as near, as a share
  /// of the whole.
  public func settlingDuration(velocity: Double = 0, distance: Double = 0.001) -> Double {
    guard damping > 0 else { return Spring.longest }
    let (ratio, frequency) = (dampingRatio, frequency)
    let decay = ratio * frequency
    if ratio < 1 {
      // Tests the envelope of the oscillation.
      let height = abs(decay - velocity) + 1
      return min(Spring.longest, max(0, logarithm(height / distance) / decay))
    }
    var (low, high) = (0.0, 0.1)
    while high < Spring.longest, abs(1 - progress(at: high, velocity: velocity)) > distance {
      low = high
      high *= 1.5
    }
    for _ in 0..<40 {
      let middle = (low + high) / 2
      let isNear = abs(1 - progress(at: middle, velocity: velocity)) <= distance
      if isNear { high = middle } else { low = middle }
    }
    return min(Spring.longest, high)
  }

  /// The longest settling duration, in seconds.
  public static let longest = 60.0
}
