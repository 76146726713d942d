import Geometry
import SceneModel
import VectorRaster

// The first pass computes the coverage and bounds of every node, from which the second pass derives the size of layers and
// the groups that need none.
extension SceneRenderer {
  /// Prepares a node and its descendants, clipped to a box of pixels.
  ///
  /// The matrix leads from the parent's coordinates to pixels; `depth` is the number of groups around the node.
  func prepare(_ index: Int, of scene: Scene, matrix: Affine, box: PixelRect, depth: Int) {
    let cache = cache(index)
    cache.hide()
    let node = scene.nodes[index]
    switch node.kind {
    case .shape:
      prepareShape(scene.shapes[node.index], of: scene, cache, matrix: matrix, box: box)
    case .image:
      prepareImage(scene.images[node.index], cache, matrix: matrix, box: box)
    case .group:
      let group = scene.groups[node.index]
      guard group.isDrawn, depth < SceneRenderer.maximumDepth else { return }
      if let divisor = group.divisor {
        let projection = matrix * Projection(affine: group.transform, divisor: divisor)
        prepareProjected(index, of: scene, group, cache, projection, box: box, depth: depth)
        return
      }
      let inner = matrix * group.transform
      guard inner.isFinite, inner.determinant != 0 else { return }
      if isDrawnFlat(group, of: scene, under: inner) {
        let projection = Projection(affine: inner, divisor: Projection.flatDivisor)
        prepareProjected(index, of: scene, group, cache, projection, box: box, depth: depth)
        return
      }
      cache.matrix = inner
      prepareContent(index, of: scene, group, cache, box: box, depth: depth)
    }
  }

  /// Prepares the clip, children and masks of a group whose matrix is set.
  func prepareContent(
    _ index: Int, of scene: Scene, _ group: SceneGroup, _ cache: NodeCache, box: PixelRect,
    depth: Int
  ) {
    guard prepareClip(group, cache, box: box) else { return }
    if group.adjustsBelow {
      prepareAdjustment(index, of: scene, group, cache, depth: depth)
      return
    }
    prepareChildren(index, of: scene, group, cache, depth: depth)
    guard !cache.bounds.isEmpty else { return }
    prepareMasks(group, of: scene, cache)
  }

  private func prepareShape(
    _ shape: SceneShape, of scene: Scene, _ cache: NodeCache, matrix: Affine, box: PixelRect
  ) {
    guard shape.isDrawn else { return }
    if case .color(let color) = shape.paint, !(color.alpha > 0) { return }
    cache.matrix = matrix
    cache.shapeCoverage.update(
      shape.path, scene.paths[shape.path], style: shape.style, matrix: matrix, box: box,
      with: rasterizer)
    cache.bounds = cache.shapeCoverage.mask.bounds.intersection(box)
    cache.shapeCount = cache.bounds.isEmpty ? 0 : 1
    cache.blendsWithBackdrop = shape.blendMode != .normal
  }

  private func prepareChildren(
    _ index: Int, of scene: Scene, _ group: SceneGroup, _ cache: NodeCache, depth: Int
  ) {
    prepareFilters(of: scene.effects[group.effects], cache)
    let box = cache.hasFilters ? childBox(cache) : cache.box
    effectDepth += cache.hasFilters ? 1 : 0
    defer { effectDepth -= cache.hasFilters ? 1 : 0 }
    /// The bounds of the matte or map.
    var matteBounds: PixelRect?
    cache.isAdjustmentOnly = true
    for child in scene.children(of: index) {
      prepare(child, of: scene, matrix: cache.matrix, box: box, depth: depth + 1)
      let prepared = self.cache(child)
      if group.firstChildIsMatteOrMap, matteBounds == nil {
        matteBounds = prepared.bounds
      } else if !prepared.bounds.isEmpty {
        limitAdjustment(prepared, below: cache, group, isRoot: index == 0)
        cache.add(prepared)
      }
    }
    if group.averagesChildren, !cache.bounds.isEmpty { cache.shapeCount = 2 }
    if cache.hasFilters { expandBounds(cache, box: box) }
    if let matteBounds, group.matte == .alpha || group.matte == .luma {
      cache.bounds = cache.bounds.intersection(matteBounds)
    }
    cache.isAdjustmentOnly =
      cache.isAdjustmentOnly && cache.adjustsBackdrop && !cache.hasFilters
    if group.isIsolated {
      cache.blendsWithBackdrop = group.blendMode != .normal
      cache.adjustsBackdrop = cache.isAdjustmentOnly
    }
  }
}

extension NodeCache {
  /// Adds the bounds and flags of a prepared child to its group's.
  fileprivate func add(_ child: NodeCache) {
    adjustsBackdrop = adjustsBackdrop || child.adjustsBackdrop
    isAdjustmentOnly = isAdjustmentOnly && child.isAdjustmentOnly
    bounds = bounds.union(child.bounds)
    shapeCount += child.shapeCount
    blendsWithBackdrop = blendsWithBackdrop || child.blendsWithBackdrop
  }
}

extension SceneGroup {
  /// Whether the group is isolated: its children blend with each other only, and their result with the backdrop.
  var isIsolated: Bool {
    opacity < 1 || blendMode != .normal || matte != nil || clip != nil || !masks.isEmpty
      || !effects.isEmpty || divisor != nil || averagesChildren
  }
}
