import Geometry
import SceneModel
import VectorRaster

/// Computes what the masks of a group leave.
final class MaskBuilder {
  /// Standard deviation of the blur over feather width, so that the soft edge looks that wide.
  static let sigmaPerFeather = 0.3

  private let rasterizer: PathRasterizer
  private let sum = MaskPlane()
  private let single = MaskPlane()
  private let scratch = CoverageMask()
  private var key: [MaskKey] = []

  /// Makes a builder that shares a rasterizer.
  init(rasterizer: PathRasterizer) {
    self.rasterizer = rasterizer
  }

  /// Makes the mask coverage of a prepared group that of its masks, within its bounds.
  func update(_ cache: NodeCache, _ range: Range<Int>, of scene: Scene) {
    let first = scene.masks[range.lowerBound]
    if range.count == 1, first.isPlain {
      cache.masks.update(
        first.path, scene.paths[first.path], style: .fill(.nonZero), matrix: cache.matrix,
        box: cache.box, with: rasterizer)
      cache.maskKey.removeAll(keepingCapacity: true)
      return
    }
    key.removeAll(keepingCapacity: true)
    for index in range {
      let mask = scene.masks[index]
      key.append(MaskKey(mask: mask, revision: scene.paths[mask.path].revision))
    }
    let isCurrent = cache.masks.isCurrent(matrix: cache.matrix, box: cache.bounds)
    if isCurrent, key == cache.maskKey, key.allSatisfy({ $0.revision != 0 }) { return }
    cache.maskKey = key
    build(cache, range, of: scene)
  }

  private func build(_ cache: NodeCache, _ range: Range<Int>, of scene: Scene) {
    let rect = planeRect(cache, range, of: scene)
    sum.reset(to: rect, value: scene.masks[range.lowerBound].mode.cutsAway ? 255 : 0)
    for index in range {
      let mask = scene.masks[index]
      drawSingle(mask, scene.paths[mask.path].path, matrix: cache.matrix, rect: rect)
      sum.combine(single, mode: mask.mode)
    }
    cache.masks.mask.set(sum, stamp: rasterizer.nextStamp())
  }

  /// The bounds of the group, and as far beyond as blurs fetch coverage from.
  private func planeRect(_ cache: NodeCache, _ range: Range<Int>, of scene: Scene) -> PixelRect {
    var reach = (x: 0, y: 0)
    for index in range {
      let sigma = MaskBuilder.sigma(scene.masks[index], cache.matrix)
      reach.x = max(reach.x, MaskPlane.blurReach(sigma: sigma.x))
      reach.y = max(reach.y, MaskPlane.blurReach(sigma: sigma.y))
    }
    return cache.bounds.outset(x: reach.x, y: reach.y)
  }

  /// The standard deviations of a mask's blur, in pixels; 0 for bad ones.
  private static func sigma(_ mask: SceneMask, _ matrix: Affine) -> Vector2 {
    let scaleX = (matrix.a * matrix.a + matrix.b * matrix.b).squareRoot()
    let scaleY = (matrix.c * matrix.c + matrix.d * matrix.d).squareRoot()
    let sigma = mask.feather * Vector2(scaleX, scaleY) * sigmaPerFeather
    // Wider blurs than this look flat on any canvas.
    return Vector2(
      sigma.x > 0 ? min(sigma.x, 500) : 0, sigma.y > 0 ? min(sigma.y, 500) : 0)
  }

  /// Draws one mask alone: its path, grown or shrunk, blurred, inverted, weakened.
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
  /// Whether a first mask of this mode begins with everything, because it would leave nothing of nothing.
  fileprivate var cutsAway: Bool {
    switch self {
    case .subtract, .intersect, .darken: true
    case .add, .lighten, .difference: false
    }
  }
}
