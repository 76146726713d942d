import Geometry
import SceneModel
import VectorRaster

/// The coverage of a path, kept as long as its inputs do not change.
final class CachedCoverage {
  /// The coverage.
  let mask = CoverageMask()

  private var path = -1
  private var revision: UInt64 = 0
  private var style = SceneShape.Style.fill(.nonZero)
  private var matrix = Affine.identity
  private var box = PixelRect.empty
  /// Whether the coverage is complete: not clipped by the box.
  private var isComplete = false

  /// Updates the coverage to a path's in a box of pixels, recomputing it only after a change.
  ///
  /// The coverage may extend beyond the box if it was computed for a larger one before. The index of the path in the scene
  /// is -1 for a path of the node itself.
  func update(
    _ index: Int, _ path: ScenePath, style: SceneShape.Style, matrix: Affine, box: PixelRect,
    with rasterizer: PathRasterizer
  ) {
    if path.revision != 0, path.revision == revision, index == self.path, matrix == self.matrix,
      isComplete || self.box.contains(box), style == self.style
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
    isComplete = extent.isEmpty || box.contains(extent)
  }

  /// Returns whether coverage of more than a single path was computed for a matrix and box, and stores both.
  func isCurrent(matrix: Affine, box: PixelRect) -> Bool {
    defer {
      (self.matrix, self.box) = (matrix, box)
      // The coverage no longer belongs to a single path.
      revision = 0
    }
    return matrix == self.matrix && box == self.box
  }
}

/// The intersection of two masks, kept as long as both do not change.
final class CachedIntersection {
  private let mask = CoverageMask()
  private var left: UInt64 = 0
  private var right: UInt64 = 0

  /// Returns the intersection of two masks, recomputing it only after a change.
  func intersection(
    _ first: CoverageMask, _ second: CoverageMask, with rasterizer: PathRasterizer
  ) -> CoverageMask {
    if first.stamp != left || second.stamp != right {
      (left, right) = (first.stamp, second.stamp)
      mask.setIntersection(first, second, stamp: rasterizer.nextStamp())
    }
    return mask
  }
}
