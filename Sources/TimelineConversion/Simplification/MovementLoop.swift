import TimelineModel

/// Several movements of a property, one after the other, that repeat as a whole.
final class MovementLoop: Sendable, Equatable {
  /// The movements and the pauses between them.
  let keyframes: [KeyframeTimeline.Keyframe]
  /// The duration of one run, in seconds.
  let period: Double
  /// The number of runs; `nil` for an endless loop.
  let count: Int?

  init(keyframes: [KeyframeTimeline.Keyframe], period: Double, count: Int?) {
    self.keyframes = keyframes
    self.period = period
    self.count = count
  }

  static func == (a: MovementLoop, b: MovementLoop) -> Bool {
    a === b || a.period == b.period && a.count == b.count && a.keyframes == b.keyframes
  }
}
