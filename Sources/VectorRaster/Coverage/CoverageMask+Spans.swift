extension CoverageMask {
  /// Calls a function for each span, clipped to an area within the bounds: row, first column, count, span.
  @inline(__always)
  func forEachSpan(in area: PixelRect, _ body: (Int, Int, Int, CoverageSpan) -> Void) {
    for y in area.minY..<area.maxY {
      let (first, end) = row(y)
      var current = first
      while current < end {
        let span = current.pointee
        current += 1
        let start = max(Int(span.x), area.minX)
        let stop = min(Int(span.x &+ span.length), area.maxX)
        if start < stop { body(y, start, stop &- start, span) }
      }
    }
  }

  /// The alphas of a span that is not uniform, from one of its columns on.
  @inline(__always)
  func alphas(of span: CoverageSpan, from x: Int) -> UnsafePointer<UInt8> {
    UnsafePointer(alphas + (Int(span.source) &+ x &- Int(span.x)))
  }

  /// The alpha of a span at one of its columns, 1...255.
  @inline(__always) func alpha(of span: CoverageSpan, at x: Int32) -> UInt32 {
    span.uniformAlpha ?? UInt32(alphas[Int(span.source &+ x &- span.x)])
  }
}
