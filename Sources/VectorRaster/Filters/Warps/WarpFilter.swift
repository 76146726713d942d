package import Geometry
package import SceneModel

/// A warp of a layer's pixels.
package struct WarpFilter {
  let warp: PixelWarp
  let space: LocalSpace

  /// Creates the filter of a warp; `nil` for a singular transform.
  ///
  /// - Parameters:
  ///   - warp: The warp effect.
  ///   - transform: From the group's coordinates to pixels.
  package init?(_ warp: PixelWarp, transform: Affine) {
    guard let space = LocalSpace(transform) else { return nil }
    self.warp = warp
    self.space = space
  }
}
