import Geometry
import SceneModel

/// The content of a run: keyframes or phases.
package protocol TimelinePart: Hashable, Sendable {
  /// The duration of one run, in seconds.
  var duration: Double { get }
  /// The excess of the last run over its duration, in seconds.
  var tail: Double { get }
}

/// Keyframes or phases that an event starts, once, several times or without end.
package struct TimelineRun<Content: TimelinePart>: Hashable, Sendable {
  /// The content.
  package var timeline: Content
  /// The time from the event to the beginning, in seconds.
  package var after: Double
  /// The number of runs; `nil` for endless repetition.
  package var count: Int?

  /// Makes a run.
  package init(_ timeline: Content, after: Double = 0, count: Int? = 1) {
    self.timeline = timeline
    self.after = after
    self.count = count
  }

  /// The time from the event to the end of all runs, in seconds; may be infinite.
  var timeToEnd: Double {
    let duration = timeline.duration
    guard duration > 0 else { return after }
    return after + timeline.tail + (count.map { Double($0) * duration } ?? .infinity)
  }

  /// The number of runs of a duration that are written as changes, if an endless repetition ends at a time after the
  /// event; both in seconds.
  func writtenCount(_ period: Double, until end: Double) -> Int {
    let endless = period > 0 ? ((end - after) / period - Clock.timeTolerance).rounded(.up) : 1
    return count ?? Int(endless.clamped(to: 1...200))
  }
}

/// Keyframes that an event starts.
package typealias KeyframeRun = TimelineRun<KeyframeTimeline>

/// Phases that an event starts.
package typealias PhaseRun = TimelineRun<PhaseTimeline>

extension KeyframeTimeline: TimelinePart {
  /// Keyframes end with their longest track.
  package var tail: Double { 0 }
}

extension PhaseTimeline: TimelinePart {}

/// The playback of a sequence of pictures.
package struct FramePlayback: Hashable, Sendable {
  /// The time that each picture is shown, in seconds.
  package var interval: Double
  /// The number of runs through all pictures, after which the last one stays; `nil` for endless repetition.
  package var count: Int?

  /// Makes a playback.
  package init(interval: Double, count: Int? = 1) {
    self.interval = interval
    self.count = count
  }

  /// The animation of `frameIndex` for a number of pictures.
  func keyframes(frames: Int) -> [KeyframeTimeline.Keyframe] {
    let number = Double(Swift.max(1, frames))
    return [
      .move(.number(0)), .linear(.number(number), duration: number * interval),
      .move(.number(number - 1)),
    ]
  }
}
