/// The bounds of what is read, so that no file makes reading or playing run away.
///
/// Each is beyond what conversion makes of the largest compositions that are imported.
public enum TimelineLimits {
  /// The sides of the canvas, in points.
  static let canvasSide = 1.0...65_536.0
  /// Frames a second.
  static let frameRate = 0.01...1000.0
  /// The time between two ticks, in seconds; well above `Clock.timeTolerance`.
  static let interval = 1e-4...1e9
  /// How many ticks a cycle may have.
  static let ticks = 1...1_000_000
  /// How long something may take or wait, in seconds.
  public static let seconds = 0.0...1e9
  /// By how much an animation may run faster.
  static let speed = 1e-3...1e3
  /// How often an animation may run.
  static let repetitions = 1...1_000_000
  /// Durations, masses, stiffnesses and dampings of springs.
  static let springParameter = 1e-3...1e6
  /// The damping of a spring as a share of the critical one; bounces from 1 to -0.99.
  static let dampingFraction = 0.0...100.0
  /// The bounce of a spring.
  static let bounce = -0.99...1.0
  /// The velocity at the beginning of a spring, in ways a second.
  static let springVelocity = -1e6...1e6
  /// By how much a change may miss the design, in its unit.
  static let accuracy = 0.0...1e12
  /// The largest magnitude of a value.
  public static let magnitude = 1e12
  /// Numbers without other bounds.
  static let numbers = -magnitude...magnitude
  /// The sides of frames, clips and pictures, in points.
  static let sizes = 0...magnitude
  /// How many views may be inside each other.
  static let viewDepth = 256
  /// How many views there may be.
  static let views = 1_000_000
  /// How many transitions may be combined.
  static let transitions = 16
  /// How long a picture of a sequence may be shown, in seconds.
  static let frameInterval = 1e-3...1e6
  /// How many keyframes a track may have.
  static let keyframes = 1...10_000
  /// How many phases there may be.
  static let phases = 1...1_000
  /// How many constants there may be.
  static let constants = 10_000
  /// How many markers there may be.
  public static let markers = 10_000
  /// How many mistakes are listed; reading stops there.
  static let problems = 100
  /// How many JSON arrays and objects may be inside each other: two for each view, and some.
  static let jsonDepth = 2 * viewDepth + 16
}
