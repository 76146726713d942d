/// What events can begin that then goes on by itself: keyframes and phases.
public protocol TimelinePart: Hashable, Sendable {
  /// How long one time through it takes, in seconds.
  var duration: Double { get }
  /// How long the last time through goes on beyond its duration, in seconds.
  var tail: Double { get }
}

/// Keyframes or phases that begin at an event: once, several times or without end.
public struct TimelineRun<Content: TimelinePart>: Hashable, Sendable {
  /// What is run through.
  public var timeline: Content
  /// How long after the event it begins, in seconds.
  public var after: Double
  /// How many times it is run through; `nil` for without end.
  public var count: Int?

  /// Makes a run.
  public init(_ timeline: Content, after: Double = 0, count: Int? = 1) {
    self.timeline = timeline
    self.after = after
    self.count = count
  }

  /// How long after the event all is over, in seconds; infinite without end.
  var timeToEnd: Double {
    let duration = timeline.duration
    guard duration > 0 else { return after }
    return after + timeline.tail + (count.map { Double($0) * duration } ?? .infinity)
  }
}

/// Keyframes that begin at an event.
public typealias KeyframeRun = TimelineRun<KeyframeTimeline>

/// Phases that begin at an event.
public typealias PhaseRun = TimelineRun<PhaseTimeline>

extension KeyframeTimeline: TimelinePart {
  /// Keyframes end with their longest track.
  public var tail: Double { 0 }
}

extension PhaseTimeline: TimelinePart {}
