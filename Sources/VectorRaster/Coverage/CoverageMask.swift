/// How much of every pixel an area covers, stored as runs of covered pixels by rows.
///
/// Rows hold their spans from left to right without overlap; what no span holds is not covered. The memory is kept when
/// the mask is built anew, so a mask that changes from frame to frame allocates nothing.
public final class CoverageMask {
  /// The pixels that may be covered; nothing outside is.
  public private(set) var bounds = PixelRect.empty
  /// Differs between any two contents of this process's masks that were not copied from one another.
  public internal(set) var stamp: UInt64 = 0

  /// For every row the index of its first span, then the number of spans.
  private(set) var rowStarts: UnsafeMutablePointer<Int32>
  private(set) var spans: UnsafeMutablePointer<CoverageSpan>
  private(set) var alphas: UnsafeMutablePointer<UInt8>
  private var rowCapacity = 8
  private var spanCapacity = 16
  private var alphaCapacity = 64
  private var spanCount = 0
  private var alphaCount = 0
  private var row = 0
  private var minX = Int.max
  private var maxX = Int.min

  /// Makes a mask that covers nothing.
  public init() {
    rowStarts = .allocate(capacity: rowCapacity)
    spans = .allocate(capacity: spanCapacity)
    alphas = .allocate(capacity: alphaCapacity)
  }

  deinit {
    rowStarts.deallocate()
    spans.deallocate()
    alphas.deallocate()
  }

  /// Whether it covers nothing.
  public var isEmpty: Bool { bounds.isEmpty }

  /// The spans of a row that lies within `bounds`.
  @inline(__always)
  func row(_ y: Int) -> (first: UnsafePointer<CoverageSpan>, end: UnsafePointer<CoverageSpan>) {
    let index = y &- bounds.minY
    return (
      UnsafePointer(spans + Int(rowStarts[index])),
      UnsafePointer(spans + Int(rowStarts[index &+ 1]))
    )
  }

  /// Covers nothing again.
  public func removeAll() {
    bounds = .empty
    stamp = 0
  }
}

// MARK: Building

extension CoverageMask {
  /// Begins anew with rows from `minY` on, `rowCount` of them at most.
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

  /// Gives memory for one row of a certain width, to be handed back by `endRow`.
  @inline(__always) func beginRow(width: Int) -> SpanWriter {
    // No more spans than pixels; some alphas more, because they are read and written ahead.
    if spanCount &+ width > spanCapacity || alphaCount &+ width &+ 8 > alphaCapacity {
      grow(width: width)
    }
    return SpanWriter(
      span: spans + spanCount, alpha: alphas + alphaCount, alphaBase: alphas)
  }

  /// Takes a row that was written.
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

  /// Ends building: cuts off empty rows at the bottom and computes the bounds.
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
