import Geometry
import Testing

/// Combined areas of pieces that move.
@Suite struct CombinedAreasTests {
  private func square(_ x: Double, _ transform: Affine = .identity) -> GeometryPiece {
    var path = BezierPath()
    path.addRectangle(center: Vector2(x, 0), size: Vector2(10, 10))
    return GeometryPiece(path: path, transform: transform)
  }

  private func bounds(_ areas: inout CombinedAreas, _ pieces: [GeometryPiece]) -> Rect {
    areas.outline(of: pieces[...]).controlBounds
  }

  private func isNear(_ first: Rect, _ second: Rect) -> Bool {
    abs(first.minX - second.minX) < 1e-6 && abs(first.maxX - second.maxX) < 1e-6
      && abs(first.minY - second.minY) < 1e-6 && abs(first.maxY - second.maxY) < 1e-6
  }

  @Test(arguments: [
    Affine.translation(Vector2(100, 7)), .scale(3), .scale(Vector2(-1, 1)),
    .rotation(degrees: 90), .scale(Vector2(2, 0.5)), .scale(0),
  ])
  func areasFollowACommonMovement(_ move: Affine) {
    var areas = CombinedAreas(.intersection)
    #expect(
      isNear(
        bounds(&areas, [square(0), square(6)]), Rect(minX: 1, minY: -5, maxX: 5, maxY: 5)))
    let moved = bounds(&areas, [square(0, move), square(6, move)])
    var fresh = CombinedAreas(.intersection)
    #expect(isNear(moved, bounds(&fresh, [square(0, move), square(6, move)])))
  }

  @Test func areasChangeWhenOnePieceMoves() {
    var areas = CombinedAreas(.intersection)
    _ = bounds(&areas, [square(0), square(6)])
    let found = bounds(&areas, [square(0), square(6, .translation(Vector2(2, 0)))])
    #expect(isNear(found, Rect(minX: 3, minY: -5, maxX: 5, maxY: 5)))
    let other = bounds(&areas, [square(1), square(6)])
    #expect(isNear(other, Rect(minX: 1, minY: -5, maxX: 6, maxY: 5)))
  }

  @Test func whatIsOnlyMeasuredDoesNotCount() {
    var areas = CombinedAreas(.intersection)
    var measured = square(50)
    measured.isMeasuredOnly = true
    let found = bounds(&areas, [measured, square(0), square(6)])
    #expect(isNear(found, Rect(minX: 1, minY: -5, maxX: 5, maxY: 5)))
  }
}
