import Geometry
import SceneModel

/// An effect or layer style that the renderer draws: all of `SceneEffect.all`.
protocol DrawnEffect: PixelEffect {
  /// Adds the filters of the effect, in pixels, with the room that they need; nothing where it changes nothing.
  func addFilters(to plan: inout EffectPlan)

  /// Whether the filters can draw the effect under a transform from the group's coordinates to pixels.
  ///
  /// If not, the group is drawn flat, with its effects, and then transformed.
  func isExact(under matrix: Affine) -> Bool
}

extension DrawnEffect {
  func isExact(under matrix: Affine) -> Bool { true }
}
