import Geometry
import SceneModel
import VectorRaster

// The first pass over a scene finds the coverage and the pixels of every node, so that the second one knows how large
// layers have to be and what needs none.
extension SceneRenderer {
  /// Prepares a node and its descendants; `matrix` leads from the parent's coordinates to pixels.
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
      guard group.isVisible, group.opacity > 0, depth < SceneRenderer.maximumDepth else { return }
      guard group.divisor == nil else {
        prepareProjected(index, of: scene, group, cache, matrix: matrix, box: box, depth: depth)
        return
      }
      let inner = matrix * group.transform
      guard inner.isFinite, inner.determinant != 0 else { return }
      cache.matrix = inner
      prepareContent(index, of: scene, group, cache, box: box, depth: depth)
    }
  }

  /// Prepares what a group holds and what cuts it, when its matrix is known.
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
    guard shape.isVisible, shape.opacity > 0 else { return }
    if case .color(let color) = shape.paint, !(color.alpha > 0) { return }
    cache.matrix = matrix
    cache.shape.update(
      shape.path, scene.paths[shape.path], style: shape.style, matrix: matrix, box: box,
      with: rasterizer)
    cache.bounds = cache.shape.mask.bounds.intersection(box)
    cache.shapeCount = cache.bounds.isEmpty ? 0 : 1
    cache.blendsThrough = shape.blendMode != .normal
  }

  private func prepareChildren(
    _ index: Int, of scene: Scene, _ group: SceneGroup, _ cache: NodeCache, depth: Int
  ) {
    prepareEffects(group, of: scene, cache)
    let box = cache.effects.isEmpty ? cache.box : childBox(cache)
    effectDepth += cache.effects.isEmpty ? 0 : 1
    defer { effectDepth -= cache.effects.isEmpty ? 0 : 1 }
    let end = min(scene.nodes[index].end, scene.nodes.count)
    var child = index + 1
    var guideBounds: PixelRect?
    cache.adjustsOnly = true
    while child < end {
      prepare(child, of: scene, matrix: cache.matrix, box: box, depth: depth + 1)
      let prepared = self.cache(child)
      if group.hasMatteOrMap, guideBounds == nil {
        guideBounds = prepared.bounds
      } else if !prepared.bounds.isEmpty {
        limitAdjustment(prepared, below: cache, group, isRoot: index == 0)
        cache.adjustsThrough = cache.adjustsThrough || prepared.adjustsThrough
        cache.adjustsOnly = cache.adjustsOnly && prepared.adjustsOnly
        cache.bounds = cache.bounds.union(prepared.bounds)
        cache.shapeCount += prepared.shapeCount
        cache.blendsThrough = cache.blendsThrough || prepared.blendsThrough
      }
      child = max(child + 1, scene.nodes[child].end)
    }
    if group.isAverage, !cache.bounds.isEmpty { cache.shapeCount = 2 }
    if !cache.effects.isEmpty { spreadBounds(cache, box: box) }
    if let guideBounds, group.matte == .alpha || group.matte == .luma {
      cache.bounds = cache.bounds.intersection(guideBounds)
    }
    cache.adjustsOnly = cache.adjustsOnly && cache.adjustsThrough && cache.effects.isEmpty
    if group.isIsolating {
      cache.blendsThrough = group.blendMode != .normal
      cache.adjustsThrough = cache.adjustsOnly
    }
  }

  /// Finds what the clip of a group leaves; false if nothing.
  private func prepareClip(_ group: SceneGroup, _ cache: NodeCache, box: PixelRect) -> Bool {
    cache.box = box
    cache.cover = nil
    guard let clip = group.clip else { return true }
    let limited = clip.intersection(
      Rect(minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9))
    guard limited.width > 0, limited.height > 0 else { return false }
    let image = limited.transformed(by: cache.matrix)
    if cache.matrix.preservesRectangles {
      let snapped = SceneRenderer.snapped(image)
      cache.box = box.intersection(PixelRect(covering: snapped))
      guard !cache.box.isEmpty else { return false }
      if SceneRenderer.covers(snapped, cache.box) { return true }
    } else {
      cache.box = box.intersection(PixelRect(covering: image))
      guard !cache.box.isEmpty else { return false }
      if covers(limited, under: cache.matrix, cache.box) { return true }
    }
    cache.clip.update(
      -1, cache.path(of: limited), style: .fill(.nonZero), matrix: cache.matrix, box: cache.box,
      with: rasterizer)
    cache.cover = cache.clip.mask
    cache.box = cache.box.intersection(cache.clip.mask.bounds)
    return !cache.box.isEmpty
  }

  /// The rectangle with edges that lie within 1/512 of whole pixels moved there, too little to be seen.
  private static func snapped(_ rect: Rect) -> Rect {
    func snap(_ value: Double) -> Double {
      abs(value - value.rounded()) < 1.0 / 512 ? value.rounded() : value
    }
    return Rect(
      minX: snap(rect.minX), minY: snap(rect.minY), maxX: snap(rect.maxX), maxY: snap(rect.maxY))
  }

  private static func covers(_ rect: Rect, _ box: PixelRect) -> Bool {
    rect.minX <= Double(box.minX) && rect.minY <= Double(box.minY)
      && rect.maxX >= Double(box.maxX) && rect.maxY >= Double(box.maxY)
  }

  /// Whether the image of a rectangle covers all pixels of a box.
  private func covers(_ rect: Rect, under matrix: Affine, _ box: PixelRect) -> Bool {
    guard let inverse = matrix.inverse, inverse.isFinite else { return false }
    let image = Rect(box).transformed(by: inverse)
    return image.minX >= rect.minX && image.minY >= rect.minY && image.maxX <= rect.maxX
      && image.maxY <= rect.maxY
  }

  /// Finds what the masks of a group leave.
  func prepareMasks(_ group: SceneGroup, of scene: Scene, _ cache: NodeCache) {
    cache.hasSoftMask = false
    guard !group.masks.isEmpty else { return }
    cache.hasSoftMask = !group.masks.allSatisfy { scene.masks[$0].isPlain }
    maskBuilder.update(cache, group.masks, of: scene)
    let coverage = cache.masks.mask
    cache.bounds = cache.bounds.intersection(coverage.bounds)
    guard let clip = cache.cover else {
      cache.cover = coverage
      return
    }
    cache.cover = cache.product.product(clip, coverage, with: rasterizer)
  }
}

extension SceneGroup {
  /// Whether the group's pixels are put together before they meet what is behind.
  var isIsolating: Bool {
    opacity < 1 || blendMode != .normal || matte != nil || clip != nil || !masks.isEmpty
      || !effects.isEmpty || divisor != nil || isAverage
  }
}

extension SceneMask {
  /// Whether it cuts like a clip: what is inside stays as it is.
  ///
  /// lottie-web, too, draws such masks as clip paths, which apply to each shape alike.
  var isPlain: Bool {
    mode == .add && opacity >= 1 && !isInverted && expansion == 0 && feather == .zero
  }
}
