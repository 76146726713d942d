public import Geometry
public import ViewTree

/// What an audio layer plays.
public struct AudioContent: Hashable, Sendable {
  /// The sound: an index into `Composition.sounds`; `nil` where it is missing.
  public var sound: Int?
  /// How loud the left (x) and right (y) channel are, in decibels; z does not count.
  public var levels: AnimatedValue<Vector3>

  /// Makes contents of their parts.
  public init(sound: Int?, levels: AnimatedValue<Vector3> = AnimatedValue(.zero)) {
    self.sound = sound
    self.levels = levels
  }
}
