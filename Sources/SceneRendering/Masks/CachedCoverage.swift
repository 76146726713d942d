import Geometry
import SceneModel
import VectorRaster

/// Coverage with what it was computed from.
final class CachedCoverage {
  /// The coverage.
  let mask = CoverageMask()

  private var path = -1
  private var revision: UInt64 = 0
  private var style = SceneShape.Style.fill(.nonZero)
  private var matrix = Affine.identity
  private var box = PixelRect.empty
  /// Whether the coverage is not cut by the box.
  private var isWhole = false

  /// Makes the coverage that of a path, by a new computation only if something changed.
  ///
  /// It may reach beyond `box`, if a larger box was asked for before.
  func update(
    _ index: Int, _ path: ScenePath, style: SceneShape.Style, matrix: Affine, box: PixelRect,
    with rasterizer: PathRasterizer
  ) {
    if path.revision != 0, path.revision == revision, index == self.path, matrix == self.matrix,
      isWhole || self.box.contains(box), style == self.style
    {
      return
    }
    (self.path, revision, self.style) = (index, path.revision, style)
    (self.matrix, self.box) = (matrix, box)
    let extent: PixelRect
    switch style {
    case .fill(let rule):
      extent = rasterizer.fill(path.path, rule: rule, transform: matrix, clip: box, into: mask)
    case .stroke(let stroke):
      extent = rasterizer.stroke(
        path.path, style: stroke, transform: matrix, clip: box, into: mask)
    }
    isWhole = extent.isEmpty || box.contains(extent)
  }

  /// Whether coverage that is not of a single path was computed for this place; remembers the place.
  func isCurrent(matrix: Affine, box: PixelRect) -> Bool {
    defer {
      (self.matrix, self.box) = (matrix, box)
      // What is stored here from now on is no single path's.
      revision = 0
    }
    return matrix == self.matrix && box == self.box
  }
}

/// The product of two coverages with what it was computed from.
final class CachedIntersection {
  private let mask = CoverageMask()
  private var left: UInt64 = 0
  private var right: UInt64 = 0

  /// The product, by a new computation only if one of the factors changed.
  func product(
    _ first: CoverageMask, _ second: CoverageMask, with rasterizer: PathRasterizer
  ) -> CoverageMask {
    if first.stamp != left || second.stamp != right {
      (left, right) = (first.stamp, second.stamp)
      mask.setIntersection(first, second, stamp: rasterizer.nextStamp())
    }
    return mask
  }
}
