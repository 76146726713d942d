import Geometry
import SceneModel
import VectorRaster

// 3D layers, and blurs and effects that filters of pixels cannot draw under the transform of their group, such as a blur
// along one axis of a turned group: the group is drawn flat, at the resolution of its projection, and then warped.
extension SceneRenderer {
  /// The smallest nesting depth at which no groups are drawn flat: those in perspective are left out, blurs approximated.
  private static let maximumProjectionDepth = 4

  /// Whether a group that is not in perspective is drawn flat, for its effects or the feathers of its masks.
  func isDrawnFlat(_ group: SceneGroup, of scene: Scene, under matrix: Affine) -> Bool {
    guard !group.effects.isEmpty || !group.masks.isEmpty, !group.adjustsBelow,
      projectionDepth < SceneRenderer.maximumProjectionDepth
    else { return false }
    return !scene.effects[group.effects].allSatisfy { EffectPlan.canDraw($0, under: matrix) }
      || !scene.masks[group.masks].allSatisfy { matrix.keepsAxes(ofBlur: $0.deviation) }
  }

  /// Prepares a group that is drawn flat.
  ///
  /// - Parameters:
  ///   - projection: From the group's coordinates to pixels; the other parameters as in
  ///     `prepare(_:of:matrix:box:depth:)`.
  func prepareProjected(
    _ index: Int, of scene: Scene, _ group: SceneGroup, _ cache: NodeCache,
    _ projection: Projection, box: PixelRect, depth: Int
  ) {
    guard projectionDepth < SceneRenderer.maximumProjectionDepth else { return }
    // Filters of effects may have one length for both axes.
    let stretch = Affine.scale(Vector2(1, 2))
    let keepsRatios = !scene.effects[group.effects].allSatisfy {
      EffectPlan.canDraw($0, under: stretch)
    }
    guard
      var plan = ProjectionPlan(
        projection, box: box, limit: 2 * max(width, height), keepsRatios: keepsRatios)
    else { return }
    let outer = page
    projectionDepth += 1
    defer { (projectionDepth, page) = (projectionDepth - 1, outer) }
    prepareFlat(index, of: scene, group, cache, plan, depth: depth)
    if plan.isUndersampled, projectionDepth == 1 {
      // Content may be smaller than a pixel of a plane that is seen from its edge.
      if cache.bounds.isEmpty, let content = scene.contentBounds(ofGroup: index), !content.isEmpty {
        plan.narrow(around: content)
        prepareFlat(index, of: scene, group, cache, plan, depth: depth)
      }
      if !cache.bounds.isEmpty {
        plan.narrow(to: cache.bounds)
        prepareFlat(index, of: scene, group, cache, plan, depth: depth)
      }
    }
    cache.flatBounds = cache.bounds
    cache.projection = plan.warp
    cache.bounds = plan.image(of: cache.flatBounds).intersection(box)
    cache.shapeCount = cache.bounds.isEmpty ? 0 : 2
    cache.blendsWithBackdrop = group.blendMode != .normal
    (cache.adjustsBackdrop, cache.isAdjustmentOnly) = (false, false)
  }

  /// Prepares a group for drawing without its projection.
  private func prepareFlat(
    _ index: Int, of scene: Scene, _ group: SceneGroup, _ cache: NodeCache,
    _ plan: ProjectionPlan, depth: Int
  ) {
    cache.hide()
    cache.matrix = plan.matrix
    page = plan.box
    prepareContent(index, of: scene, group, cache, box: plan.box, depth: depth)
  }

  /// Draws a prepared group that is drawn flat.
  func drawProjected(
    _ index: Int, of scene: Scene, _ group: SceneGroup, _ cache: NodeCache,
    in context: DrawingContext
  ) {
    var area = cache.bounds.intersection(context.surface.rect)
    if let clip = context.clip { area = area.intersection(clip.bounds) }
    guard !area.isEmpty, !cache.flatBounds.isEmpty, let projection = cache.projection,
      let warp = ProjectiveWarp(projection)
    else { return }
    var flat = group
    flat.divisor = nil
    flat.opacity = 1
    flat.blendMode = .normal
    let bounds = cache.bounds
    cache.bounds = cache.flatBounds
    defer { cache.bounds = bounds }
    layers.withLayer(cache.flatBounds) { source in
      drawGroup(index, of: scene, flat, cache, in: DrawingContext(surface: source))
      layers.withLayer(area) { target in
        warp.draw(source, on: target)
        compositor.draw(
          target, mask: context.clip,
          opacity: Bitmap.byte(context.opacity * min(group.opacity, 1)),
          mode: context.mode ?? group.blendMode, on: context.surface)
      }
    }
  }
}
