import Geometry

/// Takes the edges of an area and accumulates signed coverage.
///
/// Cell x of a row holds by how much coverage changes from pixel x - 1 to pixel x, so that a running sum over the row
/// gives each pixel's signed area. Coordinates are in pixels from the corner of the accumulation box. A bit for every
/// touched cell lets the sweep visit only those. This is a plain value, kept in a local variable while edges come, so
/// that nothing in the inner loop is counted or checked.
struct EdgeSink {
  /// Changes of coverage; `rowWords * 64` for each row.
  let cells: UnsafeMutablePointer<Float>
  /// One bit for each cell.
  let bits: UnsafeMutablePointer<UInt64>
  /// How many words of bits a row has.
  let rowWords: Int
  /// The width of the box, in pixels.
  let width: Double
  /// The height of the box, in pixels.
  let height: Double
  /// Whether all edges are known to lie in the box, but for rounding.
  let isInside: Bool

  /// Adds an edge; the part above or below the box or right of it is dropped, the part left of it moves to its border.
  @inline(__always) func line(_ a: Vector2, _ b: Vector2) {
    if isInside {
      accumulateLimited(a.x, a.y, b.x, b.y)
    } else {
      clippedLine(a, b)
    }
  }

  /// The value limited to 0...limit; 0 when it is no number.
  @inline(__always) private func limited(_ value: Double, _ limit: Double) -> Float {
    let low = value > 0 ? value : 0
    return Float(low < limit ? low : limit)
  }

  /// The value with a magnitude that leaves room for products; a number in any case.
  @inline(__always) private func tamed(_ value: Double) -> Double {
    let limit = PixelRect.coordinateLimit
    let low = value > -limit ? value : -limit
    return low < limit ? low : limit
  }

  /// Adds an edge that may leave the box.
  @inline(never) private func clippedLine(_ start: Vector2, _ end: Vector2) {
    var (ax, ay) = (tamed(start.x), tamed(start.y))
    var (bx, by) = (tamed(end.x), tamed(end.y))
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

  /// The value limited to what lies between two others; the lesser of them when it is no number.
  @inline(__always) private func between(_ value: Double, _ a: Double, _ b: Double) -> Double {
    let (low, high) = a < b ? (a, b) : (b, a)
    let limited = value > low ? value : low
    return limited < high ? limited : high
  }

  /// Adds an edge whose y coordinates lie in the box: at most a part left of it, one in it and one right of it.
  private func clipHorizontally(_ ax: Double, _ ay: Double, _ bx: Double, _ by: Double) {
    guard min(ax, bx) < width else { return }
    guard min(ax, bx) < 0 || max(ax, bx) > width else {
      accumulateLimited(ax, ay, bx, by)
      return
    }
    let slope = (by - ay) / (bx - ax)
    let left = between(ay - ax * slope, ay, by)
    let right = between(ay + (width - ax) * slope, ay, by)
    let (startX, startY) = ax < 0 ? (0, left) : (ax > width ? (width, right) : (ax, ay))
    let (endX, endY) = bx < 0 ? (0, left) : (bx > width ? (width, right) : (bx, by))
    if ax < 0 { accumulateLimited(0, ay, 0, startY) }
    accumulateLimited(startX, startY, endX, endY)
    if bx < 0 { accumulateLimited(0, endY, 0, by) }
  }

  /// Adds an edge that lies in the box, but for rounding.
  @inline(__always)
  private func accumulateLimited(_ ax: Double, _ ay: Double, _ bx: Double, _ by: Double) {
    accumulate(limited(ax, width), limited(ay, height), limited(bx, width), limited(by, height))
  }

  /// Adds an edge within the box.
  @inline(__always)
  private func accumulate(_ ax: Float, _ ay: Float, _ bx: Float, _ by: Float) {
    guard ay != by else { return }
    let isDown = ay < by
    let (x0, y0) = isDown ? (ax, ay) : (bx, by)
    let (x1, y1) = isDown ? (bx, by) : (ax, ay)
    let sign: Float = isDown ? 1 : -1
    var row = floor(y0)
    let lastRow = floor(y1)
    var rowEnd = Float(row &+ 1)
    if y1 <= rowEnd {
      add(row: row, x0, x1, (y1 - y0) * sign)
      return
    }
    let slope = (x1 - x0) / (y1 - y0)
    let (low, high) = x0 < x1 ? (x0, x1) : (x1, x0)
    var x = x0
    var y = y0
    while true {
      // From the start, not from the last row, so that errors do not add up; limited, because it may round beyond.
      var next = x0 + (rowEnd - y0) * slope
      next = next > low ? next : low
      next = next < high ? next : high
      add(row: row, x, next, (rowEnd - y) * sign)
      x = next
      y = rowEnd
      row &+= 1
      rowEnd += 1
      if row >= lastRow { break }
    }
    if y1 > y { add(row: row, x, x1, (y1 - y) * sign) }
  }

  /// The whole number not above a number of 0...2^22, without the checks of a conversion.
  @inline(__always) private func floor(_ value: Float) -> Int {
    // At 2^23 a number's last bit stands for 1.
    let rounded = value + 8_388_608
    let whole = Int(truncatingIfNeeded: rounded.bitPattern & 0x7F_FFFF)
    return rounded - 8_388_608 > value ? whole &- 1 : whole
  }

  /// Adds the part of an edge in one row: from column `xa` to `xb`, with the signed height `height`.
  @inline(__always) private func add(row: Int, _ xa: Float, _ xb: Float, _ height: Float) {
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
    // Within a cell that is entered at u and left at v (0...1), the pixel itself gets 1 - (u + v) / 2 of the height that
    // falls into it and the next one the rest.
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

  /// Sets the bits from `first` to `last`.
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
