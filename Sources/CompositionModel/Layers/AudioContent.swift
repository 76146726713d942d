package import Animation
package import Geometry

/// The content of an audio layer.
package struct AudioContent: Hashable, Sendable {
  /// The sound: an index into `Composition.sounds`; `nil` where it is missing.
  package var sound: Int?
  /// The audio levels of the left (x) and right (y) channel, in decibels; z is ignored.
  package var levels: AnimatedValue<Vector3>

  /// Makes contents of their parts.
  package init(sound: Int?, levels: AnimatedValue<Vector3> = AnimatedValue(.zero)) {
    self.sound = sound
    self.levels = levels
  }
}
