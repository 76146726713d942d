import SceneModel
import VectorRaster

/// What a node is drawn on and what all that it draws is cut and multiplied by.
struct DrawingContext {
  /// The pixels to draw on.
  var surface: PixelSurface
  /// The same pixels and those around that groups on the way here may not draw on.
  let whole: PixelSurface
  /// What cuts everything; `nil` for nothing.
  var clip: CoverageMask?
  /// 0...1; applies to the single shape that is still to be drawn.
  var opacity = 1.0
  /// The blend mode of that shape in place of its own.
  var mode: BlendMode?

  /// Makes the context of a whole surface.
  init(surface: PixelSurface) {
    self.surface = surface
    whole = surface
  }
}
