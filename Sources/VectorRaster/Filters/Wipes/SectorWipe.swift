public import Geometry

/// A sector around a point that is taken away from a layer.
public struct SectorWipe {
  /// From pixels to coordinates around the centre.
  private let inverse: Affine
  /// The directions of the sector's first and last edge; the sector lies clockwise of the first one.
  private let edges: (Vector2, Vector2)
  /// Whether the sector is more than half of everything.
  private let isWide: Bool
  /// One over the width of the soft edge.
  private let steepness: Double

  /// Makes a sector in the coordinates that a transform leads from, to pixels; `nil` for bad numbers.
  ///
  /// - Parameters:
  ///   - start: Where the sector begins, in radians clockwise from the x axis.
  ///   - sweep: The angle of the sector, in radians, between 0 and a full turn.
  ///   - center: The centre.
  ///   - feather: The width of the soft edge.
  ///   - transform: From the coordinates of centre and angles to pixels.
  public init?(start: Double, sweep: Double, center: Vector2, feather: Double, transform: Affine) {
    guard start.isFinite, sweep.isFinite, feather.isFinite,
      let inverse = (transform * .translation(center)).inverse, inverse.isFinite
    else { return nil }
    self.inverse = inverse
    edges = (Vector2(angle: start), Vector2(angle: start + sweep))
    isWide = sweep > .pi
    // A pixel's share of an edge changes over the width of a pixel.
    let pixel = abs(inverse.determinant).squareRoot()
    steepness = 1 / max(pixel, max(0, feather), 1e-9)
  }

  /// Takes the sector away from a layer.
  func apply(to surface: PixelSurface) {
    let rect = surface.rect
    let step = Vector2(inverse.a, inverse.b)
    for y in rect.minY..<rect.maxY {
      let row = surface.address(x: rect.minX, y: y)
      var point = inverse.apply(Vector2(Double(rect.minX) + 0.5, Double(y) + 0.5))
      for x in 0..<rect.width {
        if row[x] != 0 { row[x] = PixelMath.scale(row[x], by: 255 &- share(at: point)) }
        point += step
      }
    }
  }

  /// How much of a point lies in the sector, 0...255.
  @inline(__always) private func share(at point: Vector2) -> UInt32 {
    let first = edges.0.x * point.y - edges.0.y * point.x
    let last = point.x * edges.1.y - point.y * edges.1.x
    let distance = isWide ? max(first, last) : min(first, last)
    return UInt32(min(max(distance * steepness + 0.5, 0), 1) * 255 + 0.5)
  }
}
