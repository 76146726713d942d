import Geometry

/// A stroke of at most a pixel's width, as browsers draw it.
///
/// It is a pixel high where it runs rather sideways, a pixel wide where it runs rather up and down, and lighter by as
/// much as it is thinner than that.
struct Hairline {
  /// What coverage is multiplied by, 0...1: the width in pixels.
  let coverage: Float

  private let transform: Affine
  private let inverse: Affine

  /// Makes a hairline of a stroke; `nil` for one that is wider than a pixel in any direction.
  ///
  /// - Parameters:
  ///   - width: The stroke's width, in the path's coordinates.
  ///   - transform: From the path's coordinates to pixels.
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

  /// From the line to its outline on the side of the direction's perpendicular, in the path's coordinates.
  @inline(never) func side(_ direction: Vector2) -> Vector2 {
    let travel = transform.applyLinear(direction)
    let normal = transform.applyLinear(direction.perpendicular)
    let side =
      abs(travel.x) >= abs(travel.y)
      ? Vector2(0, normal.y < 0 ? -0.5 : 0.5) : Vector2(normal.x < 0 ? -0.5 : 0.5, 0)
    return inverse.applyLinear(side)
  }

  /// How far a cap of half a pixel reaches in a direction, in the path's coordinates.
  func capReach(_ direction: Vector2) -> Double {
    let length = transform.applyLinear(direction).length
    return length > 0 ? 0.5 / length : 0
  }
}
