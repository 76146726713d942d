import Geometry
import SceneModel
import VectorRaster

/// Computes the combined coverage of a group's masks.
final class MaskBuilder {
  private let rasterizer: PathRasterizer
  private let sum = MaskPlane()
  private let single = MaskPlane()
  private let scratch = CoverageMask()
  private var keys: [MaskKey] = []

  /// Creates a builder that shares a rasterizer.
  init(rasterizer: PathRasterizer) {
    self.rasterizer = rasterizer
  }

  /// Updates the coverage of the masks of a prepared group, at least one, within its bounds.
  func update(_ cache: NodeCache, _ range: Range<Int>, of scene: Scene) {
    let first = scene.masks[range.lowerBound]
    if range.count == 1, first.isHardClip {
      cache.maskCoverage.update(
        first.path, scene.paths[first.path], style: .fill(.nonZero), matrix: cache.matrix,
        box: cache.box, with: rasterizer)
      cache.maskKeys.removeAll(keepingCapacity: true)
      return
    }
    keys.removeAll(keepingCapacity: true)
    for mask in scene.masks[range] { keys.append(MaskKey(mask, of: scene)) }
    let isCurrent = cache.maskCoverage.isCurrent(matrix: cache.matrix, box: cache.bounds)
    if isCurrent, keys == cache.maskKeys, keys.allSatisfy({ $0.revision != 0 }) { return }
    cache.maskKeys = keys
    build(cache, range, of: scene)
  }

  private func build(_ cache: NodeCache, _ range: Range<Int>, of scene: Scene) {
    let rect = planeRect(cache, range, of: scene)
    sum.reset(to: rect, value: scene.masks[range.lowerBound].mode.startsFull ? 255 : 0)
    for index in range {
      let mask = scene.masks[index]
      drawSingle(mask, scene.paths[mask.path].path, matrix: cache.matrix, rect: rect)
      sum.combine(single, mode: mask.mode)
    }
    cache.maskCoverage.mask.set(sum, stamp: rasterizer.nextStamp())
  }

  /// The bounds of the group, outset by the radius of the widest blur.
  private func planeRect(_ cache: NodeCache, _ range: Range<Int>, of scene: Scene) -> PixelRect {
    var radius = (x: 0, y: 0)
    for index in range {
      let sigma = MaskBuilder.sigma(scene.masks[index], cache.matrix)
      radius.x = max(radius.x, MaskPlane.blurRadius(sigma: sigma.x))
      radius.y = max(radius.y, MaskPlane.blurRadius(sigma: sigma.y))
    }
    return cache.bounds.outset(x: radius.x, y: radius.y)
  }

  /// The standard deviations of a mask's blur along the picture's axes, in pixels.
  private static func sigma(_ mask: SceneMask, _ matrix: Affine) -> Vector2 {
    let sigma = matrix.deviations(ofBlur: mask.deviation)
    // Wider blurs are flat on any canvas.
    return Vector2(sigma.x > 0 ? min(sigma.x, 500) : 0, sigma.y > 0 ? min(sigma.y, 500) : 0)
  }

  /// Draws one mask: its path, expanded, feathered, inverted and times its opacity, in this order.
  private func drawSingle(
    _ mask: SceneMask, _ path: BezierPath, matrix: Affine, rect: PixelRect
  ) {
    single.reset(to: rect, value: 0)
    rasterizer.fill(path, rule: .nonZero, transform: matrix, clip: rect, into: scratch)
    single.copy(scratch)
    if mask.expansion != 0, mask.expansion.isFinite {
      let style = StrokeStyle(width: abs(mask.expansion) * 2)
      rasterizer.stroke(path, style: style, transform: matrix, clip: rect, into: scratch)
      if mask.expansion > 0 { single.add(scratch) } else { single.subtract(scratch) }
    }
    let sigma = MaskBuilder.sigma(mask, matrix)
    if sigma != .zero { single.blur(sigmaX: sigma.x, sigmaY: sigma.y) }
    let opacity = mask.opacity > 0 ? min(mask.opacity, 1) : 0
    single.apply(isInverted: mask.isInverted, opacity: UInt8(opacity * 255 + 0.5))
  }
}

extension MaskMode {
  /// Whether a first mask of this mode is combined with full coverage, because it can only reduce coverage.
  fileprivate var startsFull: Bool {
    switch self {
    case .subtract, .intersect, .darken: true
    case .add, .lighten, .difference: false
    }
  }
}

/// The inputs of one mask of a group, compared between frames to reuse its coverage.
struct MaskKey: Equatable {
  private let mask: SceneMask
  /// The revision of its path.
  let revision: UInt64

  /// Makes the key of a mask.
  init(_ mask: SceneMask, of scene: Scene) {
    self.mask = mask
    revision = scene.paths[mask.path].revision
  }
}
