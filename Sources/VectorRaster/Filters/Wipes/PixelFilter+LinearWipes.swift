package import Geometry
package import SceneModel

extension PixelFilter {
  /// A linear wipe, which removes one side of a line; `nil` for one that removes nothing.
  ///
  /// - Parameters:
  ///   - wipe: The linear wipe.
  ///   - transform: From the group's coordinates to pixels.
  package static func linearWipe(_ wipe: LinearWipe, transform: Affine) -> PixelFilter? {
    let direction = Vector2(angle: (wipe.direction - 90).radians)
    let feather = max(wipe.feather, 0)
    // The line moves from before the first corner to behind the last one, each with its soft edge.
    let (width, height) = (wipe.size.x * direction.x, wipe.size.y * direction.y)
    let ends = [0, width, height, width + height]
    let (low, high) = ((ends.min() ?? 0) - feather / 2, (ends.max() ?? 0) + feather / 2)
    return linearWipe(
      completion: wipe.completion, direction: direction, feather: feather,
      edge: low + (high - low) * wipe.completion, period: nil, transform: transform)
  }

  /// Venetian blinds, which remove stripes; `nil` for ones that remove nothing.
  ///
  /// - Parameters:
  ///   - blinds: The venetian blinds.
  ///   - transform: From the group's coordinates to pixels.
  package static func venetianBlinds(_ blinds: VenetianBlinds, transform: Affine) -> PixelFilter? {
    guard blinds.width > 0, blinds.width.isFinite else { return nil }
    return linearWipe(
      completion: blinds.completion, direction: Vector2(angle: (blinds.direction - 90).radians),
      feather: max(blinds.feather, 0), edge: blinds.width * blinds.completion,
      period: blinds.width, transform: transform)
  }

  /// Removes the pixels before a line, or stripes of a period.
  ///
  /// Positions are distances along the direction of the wipe, in the group's coordinates; `edge` is the position of the
  /// line.
  private static func linearWipe(
    completion: Double, direction: Vector2, feather: Double, edge: Double, period: Double?,
    transform: Affine
  ) -> PixelFilter? {
    guard completion > 0, let inverse = transform.inverse, inverse.isFinite,
      direction.x.isFinite, feather.isFinite, edge.isFinite
    else { return nil }
    // The position of pixel (0, 0), and its change per column and per row.
    let origin = inverse.apply(Vector2(0.5, 0.5)).dot(direction)
    let stepX = Vector2(inverse.a, inverse.b).dot(direction)
    let stepY = Vector2(inverse.c, inverse.d).dot(direction)
    // The reciprocal of the width of the soft edge.
    let steepness = 1 / max(abs(stepX), abs(stepY), 1e-9, feather)
    guard origin.isFinite else { return nil }
    /// The remaining opacity at a position, 0...255.
    @inline(__always) func opacity(at position: Double) -> UInt32 {
      var distance = position - edge
      if let period {
        // Both edges of a removed stripe are soft, unless the stripes touch.
        let inside = position - (position / period).rounded(.down) * period
        distance = inside < edge ? max(inside - edge, -inside) : min(inside - edge, period - inside)
        if edge >= period { return 0 }
      }
      return UInt32(min(max(distance * steepness + 0.5, 0), 1) * 255 + 0.5)
    }
    return PixelFilter { _, surface in
      surface.forEachRow { y, row in
        var position = origin + stepX * Double(surface.rect.minX) + stepY * Double(y)
        for x in 0..<surface.rect.width {
          if row[x] != 0 { row[x] = PixelMath.scale(row[x], by: opacity(at: position)) }
          position += stepX
        }
      }
    }
  }
}
