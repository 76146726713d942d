package import Geometry
package import SceneModel

/// A linear wipe, which removes one side of a line from a layer, or venetian blinds, which remove stripes.
///
/// Positions are distances along the direction of the wipe, in the group's coordinates.
package struct LinearWipeFilter {
  /// The position of pixel (0, 0).
  private let origin: Double
  /// The change of position per column.
  private let stepX: Double
  /// The change of position per row.
  private let stepY: Double
  /// The position of the line; pixels before it are removed.
  private let edge: Double
  /// The period of the stripes; `nil` for a single line.
  private let period: Double?
  /// The reciprocal of the width of the soft edge.
  private let steepness: Double

  /// Creates the filter of a linear wipe; `nil` for one that removes nothing.
  ///
  /// - Parameters:
  ///   - wipe: The linear wipe.
  ///   - transform: From the group's coordinates to pixels.
  package init?(_ wipe: LinearWipe, transform: Affine) {
    let direction = Vector2(angle: (wipe.direction - 90).radians)
    let feather = max(wipe.feather, 0)
    // The line moves from before the first corner to behind the last one, each with its soft edge.
    let (width, height) = (wipe.size.x * direction.x, wipe.size.y * direction.y)
    let ends = [0, width, height, width + height]
    let (low, high) = ((ends.min() ?? 0) - feather / 2, (ends.max() ?? 0) + feather / 2)
    self.init(
      completion: wipe.completion, direction: direction, feather: feather,
      edge: low + (high - low) * wipe.completion, period: nil, transform: transform)
  }

  /// Creates the filter of venetian blinds; `nil` for ones that remove nothing.
  ///
  /// - Parameters:
  ///   - blinds: The venetian blinds.
  ///   - transform: From the group's coordinates to pixels.
  package init?(_ blinds: VenetianBlinds, transform: Affine) {
    guard blinds.width > 0, blinds.width.isFinite else { return nil }
    self.init(
      completion: blinds.completion, direction: Vector2(angle: (blinds.direction - 90).radians),
      feather: max(blinds.feather, 0), edge: blinds.width * blinds.completion,
      period: blinds.width, transform: transform)
  }

  private init?(
    completion: Double, direction: Vector2, feather: Double, edge: Double, period: Double?,
    transform: Affine
  ) {
    guard completion > 0, let inverse = transform.inverse, inverse.isFinite,
      direction.x.isFinite, feather.isFinite, edge.isFinite
    else { return nil }
    origin = inverse.apply(Vector2(0.5, 0.5)).dot(direction)
    stepX = Vector2(inverse.a, inverse.b).dot(direction)
    stepY = Vector2(inverse.c, inverse.d).dot(direction)
    steepness = 1 / max(abs(stepX), abs(stepY), 1e-9, feather)
    (self.edge, self.period) = (edge, period)
    guard origin.isFinite else { return nil }
  }

  /// Removes one side of the line, or stripes, from a layer.
  func apply(to surface: PixelSurface) {
    let rect = surface.rect
    surface.forEachRow { y, row in
      var position = origin + stepX * Double(rect.minX) + stepY * Double(y)
      for x in 0..<rect.width {
        if row[x] != 0 { row[x] = PixelMath.scale(row[x], by: opacity(at: position)) }
        position += stepX
      }
    }
  }

  /// The remaining opacity at a position, 0...255.
  @inline(__always) private func opacity(at position: Double) -> UInt32 {
    var distance = position - edge
    if let period {
      // Both edges of a removed stripe are soft, unless the stripes touch.
      let inside = position - (position / period).rounded(.down) * period
      distance = inside < edge ? max(inside - edge, -inside) : min(inside - edge, period - inside)
      if edge >= period { return 0 }
    }
    return UInt32(min(max(distance * steepness + 0.5, 0), 1) * 255 + 0.5)
  }
}
