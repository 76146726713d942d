extension CoverageMask {
  /// Sets the coverage to the product of two masks.
  package func setIntersection(_ left: CoverageMask, _ right: CoverageMask, stamp: UInt64) {
    let area = left.bounds.intersection(right.bounds)
    guard !area.isEmpty else {
      removeAll()
      return
    }
    var top = area.minY
    while top < area.maxY, left.isEmptyRow(top) || right.isEmptyRow(top) { top += 1 }
    begin(minY: top, rowCount: area.maxY - top)
    for y in top..<area.maxY {
      var writer = beginRow(width: area.width)
      intersectRows(left, right, y, &writer)
      endRow(writer)
    }
    finish(stamp: stamp)
  }

  private func isEmptyRow(_ y: Int) -> Bool {
    let (first, end) = row(y)
    return first == end
  }

  @inline(__always)
  private func intersectRows(
    _ left: CoverageMask, _ right: CoverageMask, _ y: Int, _ writer: inout SpanWriter
  ) {
    var (a, aEnd) = left.row(y)
    var (b, bEnd) = right.row(y)
    while a < aEnd, b < bEnd {
      let start = max(a.pointee.x, b.pointee.x)
      let (aStop, bStop) = (a.pointee.x &+ a.pointee.length, b.pointee.x &+ b.pointee.length)
      let stop = min(aStop, bStop)
      if start < stop {
        CoverageMask.writeProduct(
          left, a.pointee, right, b.pointee, start, stop &- start, &writer)
      }
      if aStop <= bStop { a += 1 }
      if bStop <= aStop { b += 1 }
    }
  }

  @inline(__always)
  private static func writeProduct(
    _ left: CoverageMask, _ a: CoverageSpan, _ right: CoverageMask, _ b: CoverageSpan,
    _ x: Int32, _ length: Int32, _ writer: inout SpanWriter
  ) {
    if let alpha = a.uniformAlpha, let other = b.uniformAlpha {
      let product = PixelMath.multiply(alpha, other)
      if product > 0 { writer.addUniform(x, length, Int32(truncatingIfNeeded: product)) }
      return
    }
    for offset in 0..<length {
      let product = PixelMath.multiply(
        left.alpha(of: a, at: x &+ offset), right.alpha(of: b, at: x &+ offset))
      if product > 0 { writer.addPixel(x &+ offset, UInt8(truncatingIfNeeded: product)) }
    }
  }
}
