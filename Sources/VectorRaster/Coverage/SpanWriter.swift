/// Writes the spans of one row of a coverage mask from left to right.
struct SpanWriter {
  /// Where the next span goes.
  var span: UnsafeMutablePointer<CoverageSpan>
  /// Where the next alpha of a single pixel goes.
  var alpha: UnsafeMutablePointer<UInt8>
  /// Where the alphas of the mask begin.
  let alphaBase: UnsafeMutablePointer<UInt8>
  /// One past the last pixel of a span of single alphas that can still grow, or the least number.
  var openEnd = Int32.min

  /// Adds pixels of one alpha, 1...255.
  @inline(__always) mutating func uniform(_ x: Int32, _ length: Int32, _ value: Int32) {
    span.pointee = CoverageSpan(x: x, length: length, source: ~value)
    span += 1
    openEnd = .min
  }

  /// Adds one pixel of an alpha, 1...255.
  @inline(__always) mutating func single(_ x: Int32, _ value: UInt8) {
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

  /// Adds pixels whose alphas stand where the next alpha goes; those at the end that are 0 are dropped.
  @inline(__always) mutating func run(_ x: Int32, _ length: Int32) {
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
