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
