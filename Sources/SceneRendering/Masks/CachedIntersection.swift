import VectorRaster

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
