/// A run of covered pixels in one row.
struct CoverageSpan {
  /// The first column.
  var x: Int32
  /// How many columns there are; at least 1.
  var length: Int32
  /// Where the alphas of the single pixels begin, or `~alpha` when all pixels have the same alpha.
  var source: Int32

  /// The alpha of all pixels, 1...255; `nil` when they have one each.
  @inline(__always) var uniformAlpha: UInt32? {
    source < 0 ? UInt32(truncatingIfNeeded: ~source) : nil
  }
}
