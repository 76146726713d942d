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
