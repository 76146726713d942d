package import SceneModel
package import ViewTree

/// An animation as an iOS developer would write it: views with initial values, and events on a clock.
///
/// At an event, actions set or animate properties of views. Times are seconds; other units are those of
/// `PropertyDeclaration`.
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

  /// The duration of one cycle, in seconds.
  package var duration: Double { clock.duration }

  /// The number of whole frames of one cycle.
  package var frameCount: Int {
    let frames = (duration * frameRate + Timeline.frameTolerance).rounded(.down)
    return frames.isFinite ? Int(Swift.max(1, Swift.min(frames, 1e9))) : 1
  }

  /// The share of a frame by which a cycle may fall short of a whole one.
  private static let frameTolerance = 1e-6
}
