import Geometry

/// A stroke at most one pixel wide, drawn as browsers draw it.
///
/// Its outline is one pixel high where the line is closer to horizontal, one pixel wide where it is closer to vertical,
/// and its coverage is scaled by the width of the stroke.
struct Hairline {
  /// The scale of coverage, 0...1: the width of the stroke in pixels.
  let coverage: Float

  private let transform: Affine
  private let inverse: Affine

  /// Creates the hairline of a stroke; `nil` for one wider than a pixel in any direction.
  ///
  /// The transform leads from the path's coordinates, in which the width is, to pixels.
  init?(width: Double, transform: Affine) {
    let across = transform.applyLinear(Vector2(width, 0)).length
    let along = transform.applyLinear(Vector2(0, width)).length
    guard across <= 1, along <= 1, let inverse = transform.inverse, inverse.isFinite else {
      return nil
    }
    coverage = Float((across + along) / 2)
    self.transform = transform
    self.inverse = inverse
  }

  /// The vector from the line to its outline on the left of a direction, in the path's coordinates.
  @inline(never) func offset(_ direction: Vector2) -> Vector2 {
    let tangent = transform.applyLinear(direction)
    let normal = transform.applyLinear(direction.perpendicular)
    let side =
      abs(tangent.x) >= abs(tangent.y)
      ? Vector2(0, normal.y < 0 ? -0.5 : 0.5) : Vector2(normal.x < 0 ? -0.5 : 0.5, 0)
    return inverse.applyLinear(side)
  }

  /// The length of a cap of half a pixel in a direction, in the path's coordinates.
  func capLength(_ direction: Vector2) -> Double {
    let length = transform.applyLinear(direction).length
    return length > 0 ? 0.5 / length : 0
  }
}
