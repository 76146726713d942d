import SceneModel
import VectorRaster

// Track mattes: the alpha or luma of the first child masks the others.
extension SceneRenderer {
  /// The mask of a group's matte, within an area at least.
  func matteMask(
    of index: Int, in scene: Scene, _ mode: MatteMode, _ cache: NodeCache, area: PixelRect
  ) -> CoverageMask {
    let child = index + 1
    if let mask = shapeMatte(child, of: scene, mode, clip: nil) { return mask }
    layers.withLayer(area) { layer in
      if child < scene.nodes.count { draw(child, of: scene, in: DrawingContext(surface: layer)) }
      cache.matteMask.set(
        matte: layer, isLuma: mode == .luma || mode == .lumaInverted,
        isInverted: mode == .alphaInverted || mode == .lumaInverted,
        stamp: rasterizer.nextStamp())
    }
    return cache.matteMask
  }

  /// The mask of a matte that consists of a single opaque shape, white for luma; `nil` for any other matte.
  private func shapeMatte(
    _ index: Int, of scene: Scene, _ mode: MatteMode, clip: CoverageMask?
  ) -> CoverageMask? {
    guard mode == .alpha || mode == .luma, index < scene.nodes.count else { return nil }
    let cache = cache(index)
    guard cache.shapeCount == 1, !cache.bounds.isEmpty else { return nil }
    let node = scene.nodes[index]
    switch node.kind {
    case .image: return nil
    case .shape:
      guard scene.shapes[node.index].isOpaque(asWhite: mode == .luma) else { return nil }
      return intersection(cache.shapeCoverage.mask, clip, cache.clippedMask)
    case .group:
      let group = scene.groups[node.index]
      // The clip mask lacks clips to whole pixels, which only limit `box`.
      guard group.opacity >= 1, !group.firstChildIsMatteOrMap, group.clip == nil else { return nil }
      let inner = cache.clipMask.map { intersection($0, clip, cache.clippedMask) } ?? clip
      let shape = scene.children(of: index).first { self.cache($0).shapeCount == 1 }
      return shape.flatMap { shapeMatte($0, of: scene, mode, clip: inner) }
    }
  }
}

extension SceneShape {
  /// Whether the shape is opaque where it has full coverage and, if required, white.
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
