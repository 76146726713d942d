import SceneModel
import VectorRaster

/// The target of a node, and the clip, opacity and blend mode inherited from its ancestors.
struct DrawingContext {
  /// The pixels to draw on.
  var surface: PixelSurface
  /// The whole surface, of which `surface` is the part within the clips of the ancestors.
  let whole: PixelSurface
  /// The mask of all that is drawn; `nil` for no limit.
  var clip: CoverageMask?
  /// The opacity of a group with a single shape, applied to that shape, 0...1.
  var opacity = 1.0
  /// The blend mode of a group with a single shape, in place of that shape's own.
  var mode: BlendMode?

  /// Creates the context of a whole surface.
  init(surface: PixelSurface) {
    self.surface = surface
    whole = surface
  }
}
