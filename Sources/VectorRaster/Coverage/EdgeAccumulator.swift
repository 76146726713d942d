import Geometry

/// Accumulates the signed area coverage of edges.
///
/// Cell x of a row holds the change of coverage from pixel x - 1 to pixel x; the prefix sum of a row gives the signed
/// area of each pixel. Coordinates are in pixels from the corner of the accumulation box. One bit per touched cell lets
/// the sweep skip the others. The accumulator is a value type held in a local variable, which keeps reference counting
/// and exclusivity checks out of the inner loop.
struct EdgeAccumulator {
  /// Changes of coverage, `rowWords * 64` cells per row.
  let cells: UnsafeMutablePointer<Float>
  /// The touched cells, one bit each.
  let bits: UnsafeMutablePointer<UInt64>
  /// The number of 64-bit words per row of `bits`.
  let rowWords: Int
  /// The width of the box, in pixels.
  let width: Double
  /// The height of the box, in pixels.
  let height: Double
  /// Whether all edges are in the box, except for rounding errors.
  let isInside: Bool

  /// Adds an edge.
  ///
  /// Parts above, below and right of the box are dropped. Parts left of it move to its left border, as they change the
  /// winding number of the whole row.
  @inline(__always) func addEdge(_ a: Vector2, _ b: Vector2) {
    if isInside {
      addClamped(a.x, a.y, b.x, b.y)
    } else {
      addClipped(a, b)
    }
  }

  /// The value clamped to 0...limit; 0 for NaN.
  @inline(__always) private func clamped(_ value: Double, _ limit: Double) -> Float {
    let low = value > 0 ? value : 0
    return Float(low < limit ? low : limit)
  }

  /// The coordinate clamped to `PixelRect.coordinateLimit`, so that products stay finite; finite for NaN too.
  @inline(__always) private func bounded(_ value: Double) -> Double {
    let limit = PixelRect.coordinateLimit
    let low = value > -limit ? value : -limit
    return low < limit ? low : limit
  }

  /// Clips an edge to the box and adds it.
  @inline(never) private func addClipped(_ start: Vector2, _ end: Vector2) {
    var (ax, ay) = (bounded(start.x), bounded(start.y))
    var (bx, by) = (bounded(end.x), bounded(end.y))
    guard max(ay, by) > 0, min(ay, by) < height, ay != by, min(ax, bx) < width else { return }
    let slope = (bx - ax) / (by - ay)
    let (x0, y0, x1) = (ax, ay, bx)
    func crossing(_ y: Double) -> Double { between(x0 + (y - y0) * slope, x0, x1) }
    if ay < 0 { (ax, ay) = (crossing(0), 0) }
    if ay > height { (ax, ay) = (crossing(height), height) }
    if by < 0 { (bx, by) = (crossing(0), 0) }
    if by > height { (bx, by) = (crossing(height), height) }
    clipHorizontally(ax, ay, bx, by)
  }

  /// The value clamped to the range between two others; the smaller of them for NaN.
  @inline(__always) private func between(_ value: Double, _ a: Double, _ b: Double) -> Double {
    let (low, high) = a < b ? (a, b) : (b, a)
    let limited = value > low ? value : low
    return limited < high ? limited : high
  }

  /// Clips an edge whose y coordinates are in the box to its left and right border, and adds the
  /// parts.
  private func clipHorizontally(_ ax: Double, _ ay: Double, _ bx: Double, _ by: Double) {
    guard min(ax, bx) < width else { return }
    guard min(ax, bx) < 0 || max(ax, bx) > width else {
      addClamped(ax, ay, bx, by)
      return
    }
    let slope = (by - ay) / (bx - ax)
    let left = between(ay - ax * slope, ay, by)
    let right = between(ay + (width - ax) * slope, ay, by)
    let (startX, startY) = ax < 0 ? (0, left) : (ax > width ? (width, right) : (ax, ay))
    let (endX, endY) = bx < 0 ? (0, left) : (bx > width ? (width, right) : (bx, by))
    if ax < 0 { addClamped(0, ay, 0, startY) }
    addClamped(startX, startY, endX, endY)
    if bx < 0 { addClamped(0, endY, 0, by) }
  }

  /// Adds an edge that is in the box, except for rounding errors.
  @inline(__always)
  private func addClamped(_ ax: Double, _ ay: Double, _ bx: Double, _ by: Double) {
    addInside(clamped(ax, width), clamped(ay, height), clamped(bx, width), clamped(by, height))
  }

  /// Adds an edge within the box, scanline by scanline.
  @inline(__always)
  private func addInside(_ ax: Float, _ ay: Float, _ bx: Float, _ by: Float) {
    guard ay != by else { return }
    let isDown = ay < by
    let (x0, y0) = isDown ? (ax, ay) : (bx, by)
    let (x1, y1) = isDown ? (bx, by) : (ax, ay)
    let sign: Float = isDown ? 1 : -1
    var row = floor(y0)
    let lastRow = floor(y1)
    var rowEnd = Float(row &+ 1)
    if y1 <= rowEnd {
      addSpan(row: row, x0, x1, (y1 - y0) * sign)
      return
    }
    let slope = (x1 - x0) / (y1 - y0)
    let (low, high) = x0 < x1 ? (x0, x1) : (x1, x0)
    var x = x0
    var y = y0
    while true {
      // Computed from the start of the edge, so that errors do not add up over rows; clamped against rounding.
      var next = x0 + (rowEnd - y0) * slope
      next = next > low ? next : low
      next = next < high ? next : high
      addSpan(row: row, x, next, (rowEnd - y) * sign)
      x = next
      y = rowEnd
      row &+= 1
      rowEnd += 1
      if row >= lastRow { break }
    }
    if y1 > y { addSpan(row: row, x, x1, (y1 - y) * sign) }
  }

  /// The largest integer not above a number of 0...2^22.
  @inline(__always) private func floor(_ value: Float) -> Int {
    // The last bit of the significand of 2^23 has the value 1.
    let rounded = value + 8_388_608
    let whole = Int(truncatingIfNeeded: rounded.bitPattern & 0x7F_FFFF)
    return rounded - 8_388_608 > value ? whole &- 1 : whole
  }

  /// Adds the part of an edge within one scanline: from `xa` to `xb`, with a signed height of at most 1.
  @inline(__always) private func addSpan(row: Int, _ xa: Float, _ xb: Float, _ height: Float) {
    let cell = cells + row &* (rowWords &<< 6)
    let word = bits + row &* rowWords
    let (left, right) = xa < xb ? (xa, xb) : (xb, xa)
    let first = floor(left)
    let last = floor(right)
    if first == last {
      let share = ((left + right) * 0.5 - Float(first)) * height
      cell[first] += height - share
      cell[first &+ 1] += share
      let bit = first & 63
      word[first &>> 6] |= 3 &<< UInt64(truncatingIfNeeded: bit)
      if bit == 63 { word[first &>> 6 &+ 1] |= 1 }
      return
    }
    // A pixel that the edge enters at u and leaves at v (0...1) gets 1 - (u + v) / 2 of the height within it; the next
    // pixel gets the rest.
    let perPixel = height / (right - left)
    let entry = left - Float(first)
    let firstHeight = perPixel * (1 - entry)
    var carry = firstHeight * (1 + entry) * 0.5
    cell[first] += firstHeight - carry
    let half = perPixel * 0.5
    var index = first &+ 1
    while index < last {
      cell[index] += carry + half
      carry = half
      index &+= 1
    }
    let exit = right - Float(last)
    let lastHeight = perPixel * exit
    let rest = lastHeight * exit * 0.5
    cell[last] += carry + lastHeight - rest
    cell[last &+ 1] += rest
    mark(word, first, last &+ 1)
  }

  /// Marks the cells from `first` through `last` as touched.
  @inline(__always)
  private func mark(_ word: UnsafeMutablePointer<UInt64>, _ first: Int, _ last: Int) {
    var index = first &>> 6
    let lastIndex = last &>> 6
    let head = ~UInt64(0) &<< UInt64(truncatingIfNeeded: first & 63)
    let tail = ~UInt64(0) &>> UInt64(truncatingIfNeeded: 63 &- (last & 63))
    if index == lastIndex {
      word[index] |= head & tail
      return
    }
    word[index] |= head
    index &+= 1
    while index < lastIndex {
      word[index] = ~0
      index &+= 1
    }
    word[lastIndex] |= tail
  }
}
