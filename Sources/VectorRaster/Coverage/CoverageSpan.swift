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
