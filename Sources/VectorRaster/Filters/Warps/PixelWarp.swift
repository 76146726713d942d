package import SceneModel

/// An effect that takes each pixel from another point.
package protocol PixelWarp: PixelEffect {
  /// The extent of the effect.
  var reach: WarpReach { get }

  /// The warp of pixels; `nil` where the effect changes nothing.
  func warp(in space: LocalSpace) -> WarpFilter?
}
