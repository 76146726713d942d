/// A named time.
package struct Marker: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The frame.
  package var time: Double
  /// The duration in frames; 0 for an instant.
  package var duration: Double

  /// Makes a marker of its parts.
  package init(name: String, time: Double, duration: Double = 0) {
    self.name = name
    self.time = time
    self.duration = duration
  }
}
