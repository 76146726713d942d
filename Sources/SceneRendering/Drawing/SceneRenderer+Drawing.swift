import Geometry
import SceneModel
import VectorRaster

// The second pass draws the nodes that the first pass prepared.
extension SceneRenderer {
  /// Draws a prepared node and its descendants.
  func draw(_ index: Int, of scene: Scene, in context: DrawingContext) {
    let cache = cache(index)
    guard !cache.bounds.intersection(context.surface.rect).isEmpty else { return }
    let node = scene.nodes[index]
    switch node.kind {
    case .shape: drawShape(scene.shapes[node.index], cache, in: context)
    case .image: drawImage(scene.images[node.index], cache, in: context)
    case .group:
      let group = scene.groups[node.index]
      if cache.projection == nil {
        drawGroup(index, of: scene, group, cache, in: context)
      } else {
        drawProjected(index, of: scene, group, cache, in: context)
      }
    }
  }

  private func drawShape(_ shape: SceneShape, _ cache: NodeCache, in context: DrawingContext) {
    let mask = intersection(cache.shapeCoverage.mask, context.clip, cache.clippedMask)
    let mode = context.mode ?? shape.blendMode
    let opacity = context.opacity * min(shape.opacity, 1)
    switch shape.paint {
    case .color(let color):
      compositor.fill(
        mask, color: Bitmap.pixel(color, opacity: opacity), mode: mode, on: context.surface)
    case .gradient(let gradient):
      guard
        let shader = GradientShader(gradient, transform: cache.matrix, ramp: cache.ramp)
      else { return }
      compositor.fill(
        mask, shader: shader, opacity: Bitmap.byte(opacity), mode: mode,
        on: context.surface)
    }
  }

  /// Draws the prepared children of a group, without its matte or map.
  func drawChildren(
    _ index: Int, of scene: Scene, _ group: SceneGroup, in context: DrawingContext
  ) {
    guard !group.averagesChildren || group.firstChildIsMatteOrMap else {
      drawAverage(index, of: scene, in: context)
      return
    }
    guard !group.sortsByDepth || group.firstChildIsMatteOrMap else {
      drawSorted(index, of: scene, in: context)
      return
    }
    for child in scene.drawnChildren(of: index, group) { draw(child, of: scene, in: context) }
  }

  /// The intersection of a mask with the clip around it, if there is one.
  func intersection(
    _ mask: CoverageMask, _ clip: CoverageMask?, _ cached: CachedIntersection
  ) -> CoverageMask {
    guard let clip else { return mask }
    return cached.intersection(mask, clip, with: rasterizer)
  }
}

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
