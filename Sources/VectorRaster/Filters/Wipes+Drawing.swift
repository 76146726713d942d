import Geometry
import SceneModel

extension LinearWipe: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard completion < 1 else { return plan.clear() }
    let direction = Vector2(angle: (direction - 90).radians)
    let feather = max(feather, 0)
    // The line moves from before the first corner to behind the last one, each with its soft edge.
    let (width, height) = (size.x * direction.x, size.y * direction.y)
    let ends = [0, width, height, width + height]
    let (low, high) = ((ends.min() ?? 0) - feather / 2, (ends.max() ?? 0) + feather / 2)
    plan.addLinearWipe(
      completion: completion, direction: direction, feather: feather,
      edge: low + (high - low) * completion, period: nil)
  }
}

extension VenetianBlinds: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard completion < 1 else { return plan.clear() }
    guard width > 0, width.isFinite else { return }
    plan.addLinearWipe(
      completion: completion, direction: Vector2(angle: (direction - 90).radians),
      feather: max(feather, 0), edge: width * completion, period: width)
  }
}

extension EffectPlan {
  /// Removes the pixels before a line, or stripes of a period.
  ///
  /// Positions are distances along the direction of the wipe, in the group's coordinates; `edge` is the position of the
  /// line.
  fileprivate mutating func addLinearWipe(
    completion: Double, direction: Vector2, feather: Double, edge: Double, period: Double?
  ) {
    guard completion > 0, let inverse = matrix.inverse, inverse.isFinite,
      direction.x.isFinite, feather.isFinite, edge.isFinite
    else { return }
    // The position of pixel (0, 0), and its change per column and per row.
    let origin = inverse.apply(Vector2(0.5, 0.5)).dot(direction)
    let stepX = Vector2(inverse.a, inverse.b).dot(direction)
    let stepY = Vector2(inverse.c, inverse.d).dot(direction)
    // The reciprocal of the width of the soft edge.
    let steepness = 1 / max(abs(stepX), abs(stepY), 1e-9, feather)
    guard origin.isFinite else { return }
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
    add { _, surface in
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

extension RadialWipe: DrawnEffect {
  func addFilters(to plan: inout EffectPlan) {
    guard completion > 0 else { return }
    guard completion < 1 else { return plan.clear() }
    let sweep = completion * 2 * .pi
    // A start of 0 is the top; radians begin at the x axis.
    var start = startAngle.radians - .pi / 2
    switch sense {
    case .clockwise: break
    case .counterclockwise: start -= sweep
    case .both: start -= sweep / 2
    }
    guard start.isFinite, feather.isFinite,
      let inverse = (plan.matrix * .translation(center)).inverse, inverse.isFinite
    else { return }
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
    plan.add { _, surface in
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
