/// Keyframes that begin at an event: once, several times or without end.
public struct KeyframeRun: Hashable, Sendable {
  /// The tracks.
  public var timeline: KeyframeTimeline
  /// How long after the event they begin, in seconds.
  public var after: Double
  /// How many times they are run through; `nil` for without end.
  public var count: Int?

  /// Makes a run.
  public init(_ timeline: KeyframeTimeline, after: Double = 0, count: Int? = 1) {
    self.timeline = timeline
    self.after = after
    self.count = count
  }

  /// How long after the event all is over, in seconds; infinite without end.
  var timeToEnd: Double {
    let duration = timeline.duration
    guard duration > 0 else { return after }
    return after + (count.map { Double($0) * duration } ?? .infinity)
  }
}
