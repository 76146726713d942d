public import Geometry
public import SceneModel

/// A warp of a layer's pixels.
public struct WarpFilter {
  let warp: PixelWarp
  let space: LocalSpace

  /// Makes the warp of a group whose coordinates `transform` leads to pixels; `nil` for a singular transform.
  public init?(_ warp: PixelWarp, transform: Affine) {
    guard let space = LocalSpace(transform) else { return nil }
    self.warp = warp
    self.space = space
  }
}
