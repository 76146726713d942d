/// A named time.
public struct Marker: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The frame.
  public var time: Double
  /// The duration in frames; 0 for an instant.
  public var duration: Double

  /// Makes a marker of its parts.
  public init(name: String, time: Double, duration: Double = 0) {
    self.name = name
    self.time = time
    self.duration = duration
  }
}
