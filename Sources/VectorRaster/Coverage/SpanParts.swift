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

extension CoverageMask {
  /// The spans within an area that lies within the bounds and is not empty.
  @inline(__always)
  func spans(in area: PixelRect) -> SpanParts { SpanParts(self, in: area) }

  /// The alphas of a part of a span that is not uniform.
  @inline(__always)
  func alphas(of part: SpanPart) -> UnsafePointer<UInt8> {
    UnsafePointer(alphas + (Int(part.span.source) &+ part.x &- Int(part.span.x)))
  }

  /// The alpha of a span at one of its columns, 1...255.
  @inline(__always) func alpha(of span: CoverageSpan, at x: Int32) -> UInt32 {
    span.uniformAlpha ?? UInt32(alphas[Int(span.source &+ x &- span.x)])
  }
}

/// A horizontal run of covered pixels.
struct CoverageSpan {
  /// The first column.
  var x: Int32
  /// The number of columns, at least 1.
  var length: Int32
  /// The index of the first alpha in the mask's alphas, or `~alpha` for a uniform span.
  var source: Int32

  /// The alpha of all pixels of a uniform span, 1...255; `nil` for a span with one alpha per pixel.
  @inline(__always) var uniformAlpha: UInt32? {
    source < 0 ? UInt32(truncatingIfNeeded: ~source) : nil
  }
}
