package import SceneModel
package import StateMachines
package import ViewTree

/// An animation as an iOS developer would write it: views with initial values, and events on a clock.
///
/// At an event, actions set or animate properties of views. Times are seconds; `PropertyDeclaration` has the other
/// units.
package struct Timeline: Hashable, Sendable {
  /// The version of the JSON form of this model.
  package static let formatVersion = 1

  /// The name; empty when the design has none.
  package var name: String
  /// The views, with their values at event 0.
  package var canvas: ViewCanvas
  /// The source of the events.
  package var clock: Clock
  /// The frame rate of previews, in frames per second; playing does not depend on it.
  package var frameRate: Double
  /// The events with actions, keyframes or phases, in order of their numbers.
  package var events: [TimelineEvent]
  /// Durations, delays and curves with names.
  package var constants: [TimelineConstant] = []
  /// Paths and gradients with names.
  package var definitions: [TimelineDefinition] = []
  /// Named moments and ranges.
  package var markers: [TimelineMarker] = []
  /// The themes.
  package var themes: [TimelineTheme] = []
  /// The state machine that plays the ranges of markers; `nil` for none, and then the clock plays the cycle.
  package var machine: StateMachine?
  /// The pictures of image views, by their sources; the JSON form has the sources alone.
  package var pictures = PictureStore()

  /// Makes a timeline of its parts.
  package init(
    name: String = "", canvas: ViewCanvas, clock: Clock, frameRate: Double,
    events: [TimelineEvent] = []
  ) {
    self.name = name
    self.canvas = canvas
    self.clock = clock
    self.frameRate = frameRate
    self.events = events
  }

  /// The frames of a cycle, which the state machine plays, counted from 0.
  package var machineTrack: MachineTrack {
    MachineTrack(
      frameRate: frameRate, frameCount: frames(duration),
      markers: markers.map { .init($0.name, start: frames($0.time), duration: frames($0.duration)) }
    )
  }

  /// The frames of a time, made whole if only the rounding of seconds keeps them from it.
  private func frames(_ seconds: Double) -> Double {
    let frames = seconds * frameRate
    return abs(frames - frames.rounded()) < Timeline.roundingTolerance ? frames.rounded() : frames
  }

  /// The distance of a time in a file from a whole frame, in frames: files have nine decimals of a second.
  private static let roundingTolerance = 1e-4

  /// The duration of one cycle, in seconds.
  package var duration: Double { clock.duration }

  /// The number of whole frames of one cycle.
  package var frameCount: Int {
    let frames = (duration * frameRate + Timeline.frameTolerance).rounded(.down)
    return frames.isFinite ? Int(Swift.max(1, Swift.min(frames, 1e9))) : 1
  }

  /// The share of a frame that a cycle may lack.
  private static let frameTolerance = 1e-6
}

/// A value with a name, which a timeline has more than once.
///
/// Views and actions hold the value itself; files have the name in its place.
package struct NamedValue<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The name, a Swift identifier.
  package var name: String
  /// The value.
  package var value: Value

  /// Names a value.
  package init(name: String, value: Value) {
    self.name = name
    self.value = value
  }
}

/// A named duration, delay or curve, which actions use more than once.
package typealias TimelineConstant = NamedValue<ConstantValue>

/// A named path, or the named numbers of gradient stops; generated code has one declaration for it.
package typealias TimelineDefinition = NamedValue<PropertyValue>

/// The value of a constant.
package enum ConstantValue: Hashable, Sendable {
  /// The duration of animations, in seconds.
  case duration(Double)
  /// The delay of changes, or the step of a group, in seconds.
  case delay(Double)
  /// A curve.
  case curve(AnimationCurve)
}

/// A named moment or range of a cycle.
package struct TimelineMarker: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The beginning, in seconds.
  package var time: Double
  /// The duration, in seconds; 0 for a moment.
  package var duration: Double

  /// Makes a marker.
  package init(name: String, time: Double, duration: Double = 0) {
    self.name = name
    self.time = time
    self.duration = duration
  }
}
