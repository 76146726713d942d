import Geometry
import Testing

@Suite struct RectTests {
  private let rect = Rect(minX: 1, minY: 2, maxX: 5, maxY: 8)

  @Test func measures() {
    #expect(rect.width == 4)
    #expect(rect.height == 6)
    #expect(rect.center == Vector2(3, 5))
    #expect(Rect(origin: Vector2(1, 2), size: Vector2(4, 6)) == rect)
  }

  @Test func emptyIsNeutralForUnionsAndStaysEmpty() {
    #expect(Rect.empty.isEmpty)
    #expect(Rect.empty.union(rect) == rect)
    #expect(rect.union(.empty) == rect)
    #expect(rect.intersection(.empty).isEmpty)
    #expect(Rect.empty.transformed(by: .scale(-2)).isEmpty)
  }

  @Test func intersectionsOfSeparatePathsAreEmpty() {
    #expect(rect.intersection(Rect(minX: 6, minY: 0, maxX: 9, maxY: 9)).isEmpty)
    let corner = rect.intersection(Rect(minX: 5, minY: 8, maxX: 9, maxY: 9))
    #expect(!corner.isEmpty)
    #expect(corner.width == 0)
  }

  @Test func joiningPointsGivesTheirBounds() {
    var bounds = Rect.empty
    for point in [Vector2(1, 8), Vector2(5, 2), Vector2(3, 3)] { bounds.join(point) }
    #expect(bounds == rect)
  }

  @Test func insetsMoveEveryEdgeInwards() {
    #expect(rect.insetBy(1) == Rect(minX: 2, minY: 3, maxX: 4, maxY: 7))
    #expect(rect.insetBy(-1) == Rect(minX: 0, minY: 1, maxX: 6, maxY: 9))
    #expect(rect.insetBy(3).isEmpty)
  }

  @Test func transformedHoldsAllCorners() {
    let turned = Rect(minX: -1, minY: -1, maxX: 1, maxY: 1).transformed(by: .rotation(degrees: 45))
    #expect(abs(turned.maxX - 2.0.squareRoot()) < 1e-12)
    #expect(abs(turned.minY + 2.0.squareRoot()) < 1e-12)
    #expect(rect.transformed(by: .scale(-1)) == Rect(minX: -5, minY: -8, maxX: -1, maxY: -2))
  }

  @Test func rectanglesWithoutNumbersAreEmpty() {
    #expect(Rect(minX: .nan, minY: 0, maxX: 1, maxY: 1).isEmpty)
  }
}
