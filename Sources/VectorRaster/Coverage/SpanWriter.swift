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
