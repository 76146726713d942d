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
