import Geometry
import TestSupport
import Testing

@Suite struct RoundCornersTests {
  private let square = BezierPath.polygon([
    Vector2(0, 0), Vector2(20, 0), Vector2(20, 20), Vector2(0, 20),
  ])

  @Test("a square loses the area outside a circle", arguments: [(4, 4), (10, 10), (99, 10)])
  func square(radius: Double, drawn: Double) {
    let path = square.roundingCorners(radius: radius)
    #expect(path.knotCount == 8)
    #expect(abs(path.area - (400 - (4 - .pi) * drawn * drawn)) < 0.4)
    #expect(path.bounds.distance(to: square.bounds) < 1e-9)
  }

  @Test("no radius, no change", arguments: [0, -5, .nan])
  func noRadius(radius: Double) {
    #expect(square.roundingCorners(radius: radius) == square)
  }

  @Test func endsOfOpenContoursStay() {
    let corner = BezierPath.polygon([.zero, Vector2(20, 0), Vector2(20, 20)], isClosed: false)
    let path = corner.roundingCorners(radius: 5)
    #expect(path.vertices == [.zero, Vector2(15, 0), Vector2(20, 5), Vector2(20, 20)])
    #expect(path.contours[0].isClosed == false)
  }

  @Test func curvedKnotsStay() {
    let circle = BezierPath { $0.addEllipse(center: .zero, size: Vector2(10, 10)) }
    #expect(circle.roundingCorners(radius: 3) == circle)
  }

  @Test func tangentsThatAreRoundingErrorsMakeNoCurves() {
    var path = square
    path.points[3] += Vector2(1e-15, 0)
    #expect(path.roundingCorners(radius: 4).knotCount == 8)
    path.points[3] += Vector2(0.001, 0)
    #expect(path.roundingCorners(radius: 4).knotCount == 7)
  }

  @Test func knotsOnEachOtherDoNoHarm() {
    let path = BezierPath.polygon([.zero, .zero, Vector2(10, 0)]).roundingCorners(radius: 3)
    #expect(path.points.allSatisfy { $0.x.isFinite && $0.y.isFinite })
    let point = BezierPath.polygon([Vector2(1, 1)]).roundingCorners(radius: 3)
    #expect(point.points.allSatisfy { $0 == Vector2(1, 1) })
  }
}
