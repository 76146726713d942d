public import SceneModel
public import ViewTree

/// An animation as an iOS developer would write it: views with initial values, and events on a clock.
///
/// At an event, actions set or animate properties of views. Times are seconds; other units are those of
/// `PropertyKey`.
public struct Timeline: Hashable, Sendable {
  /// The version of the JSON form that this model stands for.
  public static let formatVersion = 1

  /// The name; empty when the design has none.
  public var name: String
  /// The views, with the values that they have when event 0 comes.
  public var canvas: ViewCanvas
  /// What gives the events.
  public var clock: Clock
  /// Frames a second, by which frames of a preview are counted; playing does not depend on it.
  public var frameRate: Double
  /// The events that have actions, by rising number.
  public var events: [TimelineEvent]
  /// Durations and curves that have names.
  public var constants: [TimelineConstant] = []
  /// Named moments and ranges.
  public var markers: [TimelineMarker] = []
  /// What images show, by their sources; not part of the JSON form, which only names them.
  public var pictures = PictureStore()

  /// Makes a timeline of its parts.
  public init(
    name: String = "", canvas: ViewCanvas, clock: Clock, frameRate: Double,
    events: [TimelineEvent] = []
  ) {
    self.name = name
    self.canvas = canvas
    self.clock = clock
    self.frameRate = frameRate
    self.events = events
  }

  /// How long one cycle takes, in seconds.
  public var duration: Double { clock.duration }

  /// How many whole frames one cycle has.
  public var frameCount: Int {
    let frames = (duration * frameRate + Timeline.frameTolerance).rounded(.down)
    return frames.isFinite ? Int(Swift.max(1, Swift.min(frames, 1e9))) : 1
  }

  /// By how much of a frame a cycle may fall short of a whole frame that still counts.
  private static let frameTolerance = 1e-6
}
