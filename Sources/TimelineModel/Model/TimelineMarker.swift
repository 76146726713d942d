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

  /// The moment at a share of the range, in seconds; shares are limited to 0...1.
  package func moment(at progress: Double) -> Double {
    time + duration * Swift.min(Swift.max(progress, 0), 1)
  }
}

extension Timeline {
  /// The first marker of a name.
  package func marker(named name: String) -> TimelineMarker? {
    markers.first { $0.name == name }
  }
}

extension TimelineSession {
  /// Moves to a share of a marker's range, 0...1.
  package mutating func seek(to marker: TimelineMarker, progress: Double = 0) {
    advance(to: marker.moment(at: progress))
  }
}
