/// The place of a run of keyframes or phases: runs of one place begin together.
struct RunPlace: Hashable, Sendable {
  /// The number of the event.
  let event: Int
  /// The time from the event, in seconds.
  let after: Double
  /// The number of runs; `nil` for endless repetition.
  let count: Int?

  /// Whether it repeats from the appearance of the views on, so that no event starts it.
  var repeatsFromStart: Bool { event == 0 && after == 0 && count == nil }
}
