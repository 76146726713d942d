import Geometry
import SceneModel
import VectorRaster

// The second pass draws the nodes that the first one found to be visible.
extension SceneRenderer {
  /// Draws a prepared node and its descendants.
  func draw(_ index: Int, of scene: Scene, in context: DrawingContext) {
    let cache = cache(index)
    guard !cache.bounds.intersection(context.surface.rect).isEmpty else { return }
    let node = scene.nodes[index]
    switch node.kind {
    case .shape: drawShape(scene.shapes[node.index], cache, in: context)
    case .group: drawGroup(index, of: scene, scene.groups[node.index], cache, in: context)
    }
  }

  private func drawShape(_ shape: SceneShape, _ cache: NodeCache, in context: DrawingContext) {
    var mask = cache.shape.mask
    if let clip = context.clip { mask = cache.clipped.product(mask, clip, with: rasterizer) }
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
        mask, shader: shader, opacity: SceneRenderer.byte(opacity), mode: mode,
        on: context.surface)
    }
  }

  private func drawGroup(
    _ index: Int, of scene: Scene, _ group: SceneGroup, _ cache: NodeCache,
    in context: DrawingContext
  ) {
    var inner = context
    inner.surface = context.surface.clipped(to: cache.box)
    if let cover = cache.cover { inner.clip = product(cover, context.clip, cache.clipped) }
    let area = cache.bounds.intersection(inner.surface.rect)
    guard !area.isEmpty else { return }
    if let matte = group.matte {
      drawMatte(index + 1, of: scene, matte, cache, area: area)
      inner.clip = product(cache.matte, inner.clip, cache.matted)
    }
    let isWhole =
      group.opacity < 1 || group.blendMode != .normal || group.matte != nil || cache.hasSoftMask
      || (group.isIsolating && index != 0 && blendsInside(index, of: scene, group))
    guard isWhole else {
      drawChildren(index, of: scene, group, in: inner)
      return
    }
    inner.opacity = context.opacity * min(group.opacity, 1)
    inner.mode = context.mode ?? group.blendMode
    if cache.shapeCount == 1 {
      drawChildren(index, of: scene, group, in: inner)
      return
    }
    layers.withLayer(area) { layer in
      drawChildren(index, of: scene, group, in: DrawingContext(surface: layer))
      compositor.draw(
        layer, mask: inner.clip, opacity: SceneRenderer.byte(inner.opacity),
        mode: inner.mode ?? .normal, on: inner.surface)
    }
  }

  private func drawChildren(
    _ index: Int, of scene: Scene, _ group: SceneGroup, in context: DrawingContext
  ) {
    let end = min(scene.nodes[index].end, scene.nodes.count)
    var child = index + 1
    if group.matte != nil, child < end { child = max(child + 1, scene.nodes[child].end) }
    while child < end {
      draw(child, of: scene, in: context)
      child = max(child + 1, scene.nodes[child].end)
    }
  }

  /// Whether a child mixes with what is behind the group by another mode than normal.
  private func blendsInside(_ index: Int, of scene: Scene, _ group: SceneGroup) -> Bool {
    let end = min(scene.nodes[index].end, scene.nodes.count)
    var child = index + 1
    while child < end {
      if cache(child).blendsThrough, !cache(child).bounds.isEmpty { return true }
      child = max(child + 1, scene.nodes[child].end)
    }
    return false
  }

  /// Draws the matte of a group and keeps what it lets through within an area.
  private func drawMatte(
    _ child: Int, of scene: Scene, _ mode: MatteMode, _ cache: NodeCache, area: PixelRect
  ) {
    layers.withLayer(area) { layer in
      if child < scene.nodes.count { draw(child, of: scene, in: DrawingContext(surface: layer)) }
      cache.matte.set(
        matte: layer, isLuma: mode == .luma || mode == .lumaInverted,
        isInverted: mode == .alphaInverted || mode == .lumaInverted,
        stamp: rasterizer.nextStamp())
    }
  }

  private func product(
    _ mask: CoverageMask, _ other: CoverageMask?, _ product: ProductCoverage
  ) -> CoverageMask {
    guard let other else { return mask }
    return product.product(mask, other, with: rasterizer)
  }

  /// A share as a fraction of 255.
  static func byte(_ share: Double) -> UInt32 {
    UInt32(share > 0 ? min(share, 1) * 255 + 0.5 : 0)
  }
}
