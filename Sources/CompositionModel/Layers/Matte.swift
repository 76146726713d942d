public import SceneModel

/// A track matte.
public struct Matte: Hashable, Sendable {
  /// The matte: an index into the layers of the same composition.
  public var layer: Int
  /// The channel of the matte layer that becomes alpha.
  public var mode: MatteMode

  /// Makes a matte of its parts.
  public init(layer: Int, mode: MatteMode) {
    self.layer = layer
    self.mode = mode
  }
}
