/// The coverage of an area, run-length encoded: rows of spans, from left to right without overlap.
///
/// Pixels outside all spans have coverage 0. Rebuilding a mask reuses its memory, so that a mask that changes from frame
/// to frame allocates nothing.
///
/// Runtime checks of exclusive access took 6 % of the time of drawing. Accesses never overlap: one thread draws, and no
/// method keeps a reference to a member.
package final class CoverageMask {
  /// The smallest rectangle around all spans.
  @exclusivity(unchecked) package private(set) var bounds = PixelRect.empty
  /// The identity of the content: equal stamps of one rasterizer's masks mean equal coverage; 0 for an empty mask.
  @exclusivity(unchecked) package internal(set) var stamp: UInt64 = 0

  /// The index of the first span of each row, followed by the number of spans.
  @exclusivity(unchecked) private(set) var rowStarts: UnsafeMutablePointer<Int32>
  @exclusivity(unchecked) private(set) var spans: UnsafeMutablePointer<CoverageSpan>
  @exclusivity(unchecked) private(set) var alphas: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked) private var rowCapacity = 8
  @exclusivity(unchecked) private var spanCapacity = 16
  @exclusivity(unchecked) private var alphaCapacity = 64
  @exclusivity(unchecked) private var spanCount = 0
  @exclusivity(unchecked) private var alphaCount = 0
  @exclusivity(unchecked) private var row = 0
  @exclusivity(unchecked) private var minX = Int.max
  @exclusivity(unchecked) private var maxX = Int.min

  /// Creates an empty mask.
  package init() {
    rowStarts = .allocate(capacity: rowCapacity)
    spans = .allocate(capacity: spanCapacity)
    alphas = .allocate(capacity: alphaCapacity)
  }

  deinit {
    rowStarts.deallocate()
    spans.deallocate()
    alphas.deallocate()
  }

  /// The spans of a row within `bounds`.
  @inline(__always)
  func row(_ y: Int) -> (first: UnsafePointer<CoverageSpan>, end: UnsafePointer<CoverageSpan>) {
    let index = y &- bounds.minY
    return (
      UnsafePointer(spans + Int(rowStarts[index])),
      UnsafePointer(spans + Int(rowStarts[index &+ 1]))
    )
  }

  /// Empties the mask.
  package func removeAll() {
    bounds = .empty
    stamp = 0
  }
}

// MARK: Building

extension CoverageMask {
  /// Starts a new content of up to `rowCount` rows from `minY` down.
  func begin(minY: Int, rowCount: Int) {
    if rowCount + 1 > rowCapacity {
      rowStarts.deallocate()
      rowCapacity = rowCount + 1 + rowCount / 2
      rowStarts = .allocate(capacity: rowCapacity)
    }
    bounds = PixelRect(minX: 0, minY: minY, maxX: 0, maxY: minY)
    spanCount = 0
    alphaCount = 0
    row = 0
    minX = .max
    maxX = .min
    rowStarts[0] = 0
  }

  /// Returns a writer for the next row, of up to `width` pixels, to pass to `endRow` when the row is complete.
  @inline(__always) func beginRow(width: Int) -> SpanWriter {
    // A row has no more spans than pixels. Vector loads and the sweep access up to 8 alphas beyond the last.
    if spanCount &+ width > spanCapacity || alphaCount &+ width &+ 8 > alphaCapacity {
      grow(width: width)
    }
    return SpanWriter(
      span: spans + spanCount, alpha: alphas + alphaCount, alphaBase: alphas)
  }

  /// Appends a complete row.
  @inline(__always) func endRow(_ writer: SpanWriter) {
    let first = spanCount
    spanCount = writer.span - spans
    alphaCount = writer.alpha - alphas
    row &+= 1
    rowStarts[row] = Int32(truncatingIfNeeded: spanCount)
    guard spanCount > first else { return }
    let last = spans[spanCount &- 1]
    minX = min(minX, Int(spans[first].x))
    maxX = max(maxX, Int(last.x &+ last.length))
  }

  /// Completes the content: drops empty rows at the bottom and computes the bounds.
  func finish(stamp: UInt64) {
    self.stamp = stamp
    while row > 0, rowStarts[row - 1] == rowStarts[row] { row -= 1 }
    let top = bounds.minY
    bounds =
      spanCount == 0
      ? .empty : PixelRect(minX: minX, minY: top, maxX: maxX, maxY: top + row)
  }

  private func grow(width: Int) {
    let newSpans = max(spanCapacity * 2, spanCount + width)
    let newAlphas = max(alphaCapacity * 2, alphaCount + width + 8)
    let spanMemory = UnsafeMutablePointer<CoverageSpan>.allocate(capacity: newSpans)
    let alphaMemory = UnsafeMutablePointer<UInt8>.allocate(capacity: newAlphas)
    spanMemory.update(from: spans, count: spanCount)
    alphaMemory.update(from: alphas, count: alphaCount)
    spans.deallocate()
    alphas.deallocate()
    (spans, alphas) = (spanMemory, alphaMemory)
    (spanCapacity, alphaCapacity) = (newSpans, newAlphas)
  }
}

/// Writes the spans of one row of a coverage mask from left to right.
struct SpanWriter {
  /// The address of the next span.
  var span: UnsafeMutablePointer<CoverageSpan>
  /// The address of the next alpha of a single pixel.
  var alpha: UnsafeMutablePointer<UInt8>
  /// The address of the first alpha of the mask.
  let alphaBase: UnsafeMutablePointer<UInt8>
  /// The end of the last span if `addPixel` can extend it; else the smallest number.
  var openEnd = Int32.min

  /// Adds a span of one alpha, 1...255.
  @inline(__always) mutating func addUniform(_ x: Int32, _ length: Int32, _ value: Int32) {
    span.pointee = CoverageSpan(x: x, length: length, source: ~value)
    span += 1
    openEnd = .min
  }

  /// Adds one pixel with an alpha of 1...255.
  @inline(__always) mutating func addPixel(_ x: Int32, _ value: UInt8) {
    if x == openEnd {
      span[-1].length &+= 1
    } else {
      let offset = Int32(truncatingIfNeeded: alpha - alphaBase)
      span.pointee = CoverageSpan(x: x, length: 1, source: offset)
      span += 1
    }
    openEnd = x &+ 1
    alpha.pointee = value
    alpha += 1
  }

  /// Adds a span whose alphas are stored at `alpha` already, without trailing pixels of alpha 0.
  @inline(__always) mutating func addRun(_ x: Int32, _ length: Int32) {
    var length = length
    while length > 0, alpha[Int(length &- 1)] == 0 { length &-= 1 }
    guard length > 0 else { return }
    let offset = Int32(truncatingIfNeeded: alpha - alphaBase)
    span.pointee = CoverageSpan(x: x, length: length, source: offset)
    span += 1
    alpha += Int(length)
    openEnd = .min
  }
}

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
