import SceneModel

/// An effect or layer style that the renderer draws: all of `SceneEffect.all`.
protocol DrawnEffect: PixelEffect {
  /// Adds the filters of the effect, in pixels, with the room that they need; nothing where it changes nothing.
  func addFilters(to plan: inout EffectPlan)
}
