public import SceneModel

/// The layer that cuts another one, and how.
public struct Matte: Hashable, Sendable {
  /// The matte: an index into the layers of the same composition.
  public var layer: Int
  /// What of its pixels lets through.
  public var mode: MatteMode

  /// Makes a matte of its parts.
  public init(layer: Int, mode: MatteMode) {
    self.layer = layer
    self.mode = mode
  }
}
