package import Geometry

extension PixelFilter {
  /// A radial wipe, which removes a sector; `nil` for numbers that are not finite and for a singular transform.
  ///
  /// - Parameters:
  ///   - start: The start angle of the sector, in radians clockwise from the x axis.
  ///   - sweep: The angle of the sector, in radians, between 0 and a full turn.
  ///   - center: The center, in the group's coordinates.
  ///   - feather: The width of the soft edge, in the group's coordinates.
  ///   - transform: From the group's coordinates to pixels.
  package static func radialWipe(
    start: Double, sweep: Double, center: Vector2, feather: Double, transform: Affine
  ) -> PixelFilter? {
    guard start.isFinite, sweep.isFinite, feather.isFinite,
      let inverse = (transform * .translation(center)).inverse, inverse.isFinite
    else { return nil }
    // The directions of the sector's first and last edge; the sector is clockwise of the first one.
    let edges = (Vector2(angle: start), Vector2(angle: start + sweep))
    let isWide = sweep > .pi
    // A hard edge is one pixel wide, for antialiasing.
    let pixel = abs(inverse.determinant).squareRoot()
    let steepness = 1 / max(pixel, max(0, feather), 1e-9)
    /// The coverage of the sector at a point, 0...255.
    @inline(__always) func coverage(at point: Vector2) -> UInt32 {
      let first = edges.0.x * point.y - edges.0.y * point.x
      let last = point.x * edges.1.y - point.y * edges.1.x
      let distance = isWide ? max(first, last) : min(first, last)
      return UInt32(min(max(distance * steepness + 0.5, 0), 1) * 255 + 0.5)
    }
    return PixelFilter { _, surface in
      let step = Vector2(inverse.a, inverse.b)
      surface.forEachRow { y, row in
        var point = inverse.apply(Vector2(Double(surface.rect.minX) + 0.5, Double(y) + 0.5))
        for x in 0..<surface.rect.width {
          if row[x] != 0 { row[x] = PixelMath.scale(row[x], by: 255 &- coverage(at: point)) }
          point += step
        }
      }
    }
  }
}
