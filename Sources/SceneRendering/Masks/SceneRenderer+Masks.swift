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
