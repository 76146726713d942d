/// The bounds of files, which keep reading and playing within memory and time.
///
/// Each is larger than conversion needs for the largest compositions that are imported.
package enum TimelineLimits {
  /// The sides of the canvas, in points.
  package static let canvasSide = 1.0...65_536.0
  /// The frame rate, in frames per second.
  package static let frameRate = 0.01...1000.0
  /// The time between two ticks, in seconds; well above `Clock.timeTolerance`.
  package static let interval = 1e-4...1e9
  /// The number of ticks of a cycle.
  package static let ticks = 1...1_000_000
  /// Durations and delays, in seconds.
  package static let seconds = 0.0...1e9
  /// The speed of an animation, a factor.
  package static let speed = 1e-3...1e3
  /// The number of runs of an animation.
  package static let repetitions = 1...1_000_000
  /// Durations, masses, stiffnesses and dampings of springs.
  package static let springParameter = 1e-3...1e6
  /// The damping of a spring as a share of the critical one; bounces from 1 to -0.99.
  package static let dampingFraction = 0.0...100.0
  /// The bounce of a spring.
  package static let bounce = -0.99...1.0
  /// The initial velocity of a spring, in distances from start to end per second.
  package static let springVelocity = -1e6...1e6
  /// The distance of a change from the design, in its unit.
  package static let accuracy = 0.0...1e12
  /// The largest magnitude of a value.
  package static let magnitude = 1e12
  /// Numbers without other bounds.
  package static let numbers = -magnitude...magnitude
  /// The sides of frames, clips and pictures, in points.
  package static let sizes = 0...magnitude
  /// The depth of views.
  package static let viewDepth = 256
  /// The number of views.
  package static let views = 1_000_000
  /// The number of combined transitions.
  package static let transitions = 16
  /// The time that a picture of a sequence is shown, in seconds.
  package static let frameInterval = 1e-3...1e6
  /// The number of keyframes of a track.
  package static let keyframes = 1...10_000
  /// The number of phases of a run.
  package static let phases = 1...1_000
  /// The number of constants.
  package static let constants = 10_000
  /// The largest number of paths and gradients with names.
  package static let definitions = 100_000
  /// The number of markers.
  package static let markers = 10_000
  /// The number of themes.
  package static let themes = 1_000
  /// The number of states of a state machine.
  package static let machineStates = 10_000
  /// The number of inputs of a state machine.
  package static let machineInputs = 10_000
  /// The speed of a state, a factor; 0 keeps the speed before.
  package static let machineSpeed = 0.0...1e3
  /// The duration of a blend into a state, in seconds.
  package static let tween = 1e-3...1e9
  /// The number of findings after which no more are added.
  package static let findings = 100
  /// The depth of JSON arrays and objects: two for each view, and some more.
  package static let jsonDepth = 2 * viewDepth + 16
}
