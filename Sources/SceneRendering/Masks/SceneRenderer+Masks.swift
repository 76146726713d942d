import Geometry
import SceneModel
import VectorRaster

// Clips and masks limit the coverage of a group.
extension SceneRenderer {
  /// Computes the clip of a group; returns false if nothing of the group is visible.
  func prepareClip(_ group: SceneGroup, _ cache: NodeCache, box: PixelRect) -> Bool {
    cache.box = box
    cache.clipMask = nil
    guard let clip = group.clip else { return true }
    let limited = clip.intersection(
      Rect(minX: -1e9, minY: -1e9, maxX: 1e9, maxY: 1e9))
    guard limited.width > 0, limited.height > 0 else { return false }
    let image = limited.transformed(by: cache.matrix)
    var (path, matrix) = (limited, cache.matrix)
    if cache.matrix.preservesRectangles {
      (path, matrix) = (SceneRenderer.snapped(image), .identity)
      cache.box = box.intersection(PixelRect(covering: path))
      guard !cache.box.isEmpty else { return false }
      if path.contains(Rect(cache.box)) { return true }
    } else {
      cache.box = box.intersection(PixelRect(covering: image))
      guard !cache.box.isEmpty else { return false }
      if let inverse = cache.matrix.inverse, inverse.isFinite,
        limited.contains(Rect(cache.box).transformed(by: inverse))
      {
        return true
      }
    }
    cache.clipCoverage.update(
      -1, cache.path(of: path), style: .fill(.nonZero), matrix: matrix, box: cache.box,
      with: rasterizer)
    cache.clipMask = cache.clipCoverage.mask
    cache.box = cache.box.intersection(cache.clipCoverage.mask.bounds)
    return !cache.box.isEmpty
  }

  /// The largest distance from a pixel boundary at which an edge counts as being on it, in pixels.
  ///
  /// A precomposition as large as the picture must not leave a fringe of the color behind it where the scale makes its
  /// size a fraction of a pixel.
  private static let snapDistance = 1.0 / 8

  /// The rectangle with edges near a pixel boundary moved to it.
  private static func snapped(_ rect: Rect) -> Rect {
    func snap(_ value: Double) -> Double {
      abs(value - value.rounded()) <= snapDistance ? value.rounded() : value
    }
    return Rect(
      minX: snap(rect.minX), minY: snap(rect.minY), maxX: snap(rect.maxX), maxY: snap(rect.maxY))
  }

  /// Computes the masks of a group and intersects them with its clip.
  func prepareMasks(_ group: SceneGroup, of scene: Scene, _ cache: NodeCache) {
    cache.hasSoftMask = false
    guard !group.masks.isEmpty else { return }
    cache.hasSoftMask = !group.masks.allSatisfy { scene.masks[$0].isHardClip }
    maskBuilder.update(cache, group.masks, of: scene)
    let coverage = cache.maskCoverage.mask
    cache.bounds = cache.bounds.intersection(coverage.bounds)
    cache.clipMask = intersection(coverage, cache.clipMask, cache.clipAndMasks)
  }
}

extension Rect {
  /// Whether another rectangle is within this one.
  fileprivate func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}

extension SceneMask {
  /// Whether the mask acts like a clip path, which applies to each shape alike.
  ///
  /// lottie-web draws such masks as clip paths, too.
  var isHardClip: Bool {
    mode == .add && opacity >= 1 && !isInverted && expansion == 0 && feather == .zero
  }
}

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
