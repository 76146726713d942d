public import Geometry
public import SceneModel
public import ViewTree

/// The content of an audio layer.
public struct AudioContent: Hashable, Sendable {
  /// The sound: an index into `Composition.sounds`; `nil` where it is missing.
  public var sound: Int?
  /// The audio levels of the left (x) and right (y) channel, in decibels; z is ignored.
  public var levels: AnimatedValue<Vector3>

  /// Makes contents of their parts.
  public init(sound: Int?, levels: AnimatedValue<Vector3> = AnimatedValue(.zero)) {
    self.sound = sound
    self.levels = levels
  }
}
