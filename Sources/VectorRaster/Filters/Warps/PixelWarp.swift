package import SceneModel

/// An effect that takes each pixel from another point.
package protocol PixelWarp: PixelEffect {
  /// The extent of the effect.
  var reach: WarpReach { get }

  /// The filter of pixels; `nil` where the effect changes nothing.
  func filter(in space: LocalSpace) -> PixelFilter?
}
