/// The part of a span that lies within an area.
struct SpanPart {
  /// The row.
  let y: Int
  /// The first column.
  let x: Int
  /// The number of pixels, at least 1.
  let count: Int
  /// The whole span.
  let span: CoverageSpan
}

/// The spans of a mask, clipped to an area, row by row from left to right.
///
/// A sequence rather than a function that takes a closure, because the compiler then inlines the body of the loop.
struct SpanParts: Sequence, IteratorProtocol {
  private let mask: CoverageMask
  private let area: PixelRect
  private var y: Int
  private var current: UnsafePointer<CoverageSpan>
  private var end: UnsafePointer<CoverageSpan>

  /// - Parameters:
  ///   - mask: The mask.
  ///   - area: An area within the bounds of the mask, not empty.
  @inline(__always)
  init(_ mask: CoverageMask, in area: PixelRect) {
    self.mask = mask
    self.area = area
    y = area.minY
    (current, end) = mask.row(y)
  }

  @inline(__always)
  mutating func next() -> SpanPart? {
    while true {
      while current < end {
        let span = current.pointee
        current += 1
        let start = Swift.max(Int(span.x), area.minX)
        let stop = Swift.min(Int(span.x &+ span.length), area.maxX)
        if start < stop { return SpanPart(y: y, x: start, count: stop &- start, span: span) }
      }
      y &+= 1
      guard y < area.maxY else { return nil }
      (current, end) = mask.row(y)
    }
  }
}
