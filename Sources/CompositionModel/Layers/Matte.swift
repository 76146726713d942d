package import SceneModel

/// A track matte.
package struct Matte: Hashable, Sendable {
  /// The matte: an index into the layers of the same composition.
  package var layer: Int
  /// The channel of the matte layer that becomes alpha.
  package var mode: MatteMode

  /// Makes a matte of its parts.
  package init(layer: Int, mode: MatteMode) {
    self.layer = layer
    self.mode = mode
  }
}
