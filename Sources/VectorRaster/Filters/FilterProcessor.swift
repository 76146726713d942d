/// Applies filters to layers; use one per thread.
package final class FilterProcessor {
  /// The samples of a blur of colors.
  let colors = BlurPlane<SIMD4<Float>>()
  /// The samples of a blur of alphas, or of the light on a bevel.
  let alphas = BlurPlane<Float>()
  /// The distances of pixels from the edges of a layer.
  let field = DistanceField()
  /// Blends paint into a layer.
  let mixer = StyleMixer()
  /// A copy of a layer, or its shape.
  let copy = PixelLayer()
  /// One value per pixel of a layer.
  let values = ScratchMemory<Float>()
  /// The source points of three rows of a warp.
  let points = ScratchMemory<SIMD2<Float>>()
  /// The colors of the blocks of a mosaic.
  let blocks = ScratchMemory<SIMD4<Float>>()
  /// The displacement map, aligned with the layer that is being filtered.
  private(set) var map: PixelSurface?

  package init() {}

  /// Applies the filters of a plan to a layer, which must include the margin that they add around its pixels.
  ///
  /// The displacement map is aligned with the layer; without one, displacement does nothing.
  package func apply(_ plan: EffectPlan, to surface: PixelSurface, map: PixelSurface? = nil) {
    guard !surface.rect.isEmpty else { return }
    self.map = map
    for filter in plan.filters { filter(self, surface) }
    self.map = nil
  }
}
