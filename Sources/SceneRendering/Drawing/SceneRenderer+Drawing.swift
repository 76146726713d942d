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
    case .image: drawImage(scene.images[node.index], cache, in: context)
    case .group:
      let group = scene.groups[node.index]
      if group.divisor == nil {
        drawGroup(index, of: scene, group, cache, in: context)
      } else {
        drawProjected(index, of: scene, group, cache, in: context)
      }
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

  func drawGroup(
    _ index: Int, of scene: Scene, _ group: SceneGroup, _ cache: NodeCache,
    in context: DrawingContext
  ) {
    var inner = context
    inner.surface = context.surface.clipped(to: cache.box)
    if let cover = cache.cover { inner.clip = product(cover, context.clip, cache.clipped) }
    var area = cache.bounds.intersection(inner.surface.rect)
    if let clip = inner.clip { area = area.intersection(clip.bounds) }
    guard !area.isEmpty else { return }
    if group.adjustsBelow {
      drawAdjustment(index, of: scene, group, cache, area: area, in: inner)
      return
    }
    if let mode = group.matte {
      let matte =
        plainMatte(index + 1, of: scene, mode, clip: nil)
        ?? drawnMatte(index + 1, of: scene, mode, cache, area: area)
      inner.clip = product(matte, inner.clip, cache.matted)
      area = area.intersection(inner.clip?.bounds ?? area)
      guard !area.isEmpty else { return }
    }
    let isWhole =
      group.opacity < 1 || group.blendMode != .normal || group.matte != nil || cache.hasSoftMask
      || group.isAverage
      || !cache.effects.isEmpty
      || (group.isIsolating && index != 0 && blendsInside(index, of: scene, group))
      || ((group.isIsolating || index == 0) && adjustsInside(index, of: scene))
    // What only changes what is below the group is cut and faded by itself.
    guard isWhole, !cache.adjustsOnly else {
      if cache.adjustsOnly { inner.opacity = context.opacity * min(group.opacity, 1) }
      drawChildren(index, of: scene, group, in: inner)
      return
    }
    inner.opacity = context.opacity * min(group.opacity, 1)
    inner.mode = context.mode ?? group.blendMode
    if cache.shapeCount == 1 {
      drawChildren(index, of: scene, group, in: inner)
      return
    }
    withLayer(of: index, scene, group, cache, area: area) { layer in
      compositor.draw(
        layer, mask: inner.clip, opacity: SceneRenderer.byte(inner.opacity),
        mode: inner.mode ?? .normal, on: inner.surface)
    }
  }

  /// Draws the prepared children of a group, without its matte or map.
  func drawChildren(
    _ index: Int, of scene: Scene, _ group: SceneGroup, in context: DrawingContext
  ) {
    guard !group.isAverage || group.hasMatteOrMap else {
      drawAverage(index, of: scene, in: context)
      return
    }
    guard !group.sortsByDepth || group.hasMatteOrMap else {
      drawSorted(index, of: scene, in: context)
      return
    }
    let end = min(scene.nodes[index].end, scene.nodes.count)
    var child = index + 1
    if group.hasMatteOrMap, child < end { child = max(child + 1, scene.nodes[child].end) }
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

  /// Whether a child changes what is drawn below it beyond itself.
  private func adjustsInside(_ index: Int, of scene: Scene) -> Bool {
    let end = min(scene.nodes[index].end, scene.nodes.count)
    var child = index + 1
    while child < end {
      if cache(child).adjustsThrough, !cache(child).bounds.isEmpty { return true }
      child = max(child + 1, scene.nodes[child].end)
    }
    return false
  }

  /// Draws the matte of a group and returns what it lets through within an area.
  private func drawnMatte(
    _ child: Int, of scene: Scene, _ mode: MatteMode, _ cache: NodeCache, area: PixelRect
  ) -> CoverageMask {
    layers.withLayer(area) { layer in
      if child < scene.nodes.count { draw(child, of: scene, in: DrawingContext(surface: layer)) }
      cache.matte.set(
        matte: layer, isLuma: mode == .luma || mode == .lumaInverted,
        isInverted: mode == .alphaInverted || mode == .lumaInverted,
        stamp: rasterizer.nextStamp())
    }
    return cache.matte
  }

  /// What a matte lets through that is a single opaque shape, white for luma; `nil` for any other.
  private func plainMatte(
    _ index: Int, of scene: Scene, _ mode: MatteMode, clip: CoverageMask?
  ) -> CoverageMask? {
    guard mode == .alpha || mode == .luma, index < scene.nodes.count else { return nil }
    let cache = cache(index)
    guard cache.shapeCount == 1, !cache.bounds.isEmpty else { return nil }
    let node = scene.nodes[index]
    if node.kind == .shape {
      guard scene.shapes[node.index].isOpaque(asWhite: mode == .luma) else { return nil }
      return product(cache.shape.mask, clip, cache.clipped)
    }
    guard node.kind == .group else { return nil }
    let group = scene.groups[node.index]
    // An upright clip of whole pixels is in no coverage.
    guard group.opacity >= 1, !group.hasMatteOrMap, group.clip == nil else { return nil }
    let inner = cache.cover.map { product($0, clip, cache.clipped) } ?? clip
    var child = index + 1
    while child < min(node.end, scene.nodes.count) {
      if self.cache(child).shapeCount == 1 {
        return plainMatte(child, of: scene, mode, clip: inner)
      }
      child = max(child + 1, scene.nodes[child].end)
    }
    return nil
  }

  func product(
    _ mask: CoverageMask, _ other: CoverageMask?, _ product: CachedIntersection
  ) -> CoverageMask {
    guard let other else { return mask }
    return product.product(mask, other, with: rasterizer)
  }

  /// A share as a fraction of 255.
  static func byte(_ share: Double) -> UInt32 {
    UInt32(share > 0 ? min(share, 1) * 255 + 0.5 : 0)
  }
}

extension SceneShape {
  /// Whether it lets nothing through where it covers all, and is white if asked for.
  fileprivate func isOpaque(asWhite: Bool) -> Bool {
    guard opacity >= 1 else { return false }
    switch paint {
    case .color(let color):
      return color.alpha >= 1
        && (!asWhite || (color.red >= 1 && color.green >= 1 && color.blue >= 1))
    case .gradient(let gradient):
      return !asWhite && !gradient.stops.isEmpty
        && gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }
}
