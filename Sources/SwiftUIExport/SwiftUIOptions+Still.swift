package import TimelineModel

extension SwiftUIOptions {
  /// The time of the state that is shown where motion is reduced, in seconds: by default that of the end, but for the
  /// last tick, which begins the next cycle.
  package func still(of timeline: Timeline) -> Double {
    settings.still ?? timeline.duration - (timeline.clock.repeats ? 1e-3 : 0)
  }
}
