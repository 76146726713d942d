import Geometry
import TestSupport
import Testing

@Suite struct PrimitiveTests {
  private let center = Vector2(20, 30)

  @Test("rectangles start upper right and run clockwise", arguments: [false, true])
  func rectangle(isReversed: Bool) {
    let path = BezierPath {
      $0.addRectangle(center: center, size: Vector2(40, 20), isReversed: isReversed)
    }
    let clockwise = [Vector2(40, 20), Vector2(40, 40), Vector2(0, 40), Vector2(0, 20)]
    let expected =
      isReversed ? clockwise.prefix(1) + clockwise.dropFirst().reversed() : clockwise[...]
    #expect(path.vertices == Array(expected))
    #expect(path.contours.map(\.isClosed) == [true])
    #expect(abs(path.area - (isReversed ? -800 : 800)) < 1e-9)
  }

  @Test(
    "rounded rectangles keep their bounds and lose their corners",
    arguments: [(4, 4), (10, 10), (50, 10)], [false, true])
  func roundedRectangle(radius: (given: Double, drawn: Double), isReversed: Bool) {
    let path = BezierPath {
      $0.addRectangle(
        center: center, size: Vector2(40, 20), cornerRadius: radius.given, isReversed: isReversed)
    }
    #expect(path.bounds.distance(to: Rect(minX: 0, minY: 20, maxX: 40, maxY: 40)) < 1e-9)
    let area = 800 - (4 - Double.pi) * radius.drawn * radius.drawn
    #expect(abs(abs(path.area) - area) < 0.001 * area)
    #expect((path.area < 0) == isReversed)
    // As in lottie-web, both directions start below the upper right corner.
    #expect(path.vertices.first == Vector2(40, 20 + radius.drawn))
    let second = isReversed ? Vector2(40 - radius.drawn, 20) : Vector2(40, 40 - radius.drawn)
    #expect(path.vertices[1] == second)
  }

  @Test func negativeRadiiAndSizesDoNoHarm() {
    let sharp = BezierPath {
      $0.addRectangle(center: center, size: Vector2(40, 20), cornerRadius: -5)
    }
    #expect(sharp.knotCount == 4)
    let flat = BezierPath { $0.addRectangle(center: center, size: .zero, cornerRadius: 5) }
    #expect(flat.points.allSatisfy { $0 == center })
  }

  @Test("ellipses start at the top and run clockwise", arguments: [false, true])
  func ellipse(isReversed: Bool) {
    let path = BezierPath {
      $0.addEllipse(center: center, size: Vector2(40, 20), isReversed: isReversed)
    }
    #expect(path.vertices.first == Vector2(20, 20))
    #expect(path.vertices[1] == Vector2(isReversed ? 0 : 40, 30))
    #expect(path.bounds.distance(to: Rect(minX: 0, minY: 20, maxX: 40, maxY: 40)) < 1e-9)
    let area = Double.pi * 20 * 10 * (isReversed ? -1 : 1)
    #expect(abs(path.area - area) < 0.001 * abs(area))
    // No point of the outline is farther from the ellipse than cubic curves approximate it.
    for point in path.samples().joined() {
      let share = (point - center) / Vector2(20, 10)
      #expect(abs(share.length - 1) < 0.001)
    }
  }

  private func star(
    isPolygon: Bool = false, isReversed: Bool = false, points: Double = 5, rotation: Double = 0,
    roundness: Double = 0
  ) -> BezierPath {
    BezierPath {
      $0.addStar(
        isPolygon: isPolygon, isReversed: isReversed, center: center, points: points,
        rotation: rotation, outerRadius: 10, innerRadius: 4, outerRoundness: roundness)
    }
  }

  @Test("stars start at their top point and run clockwise", arguments: [false, true])
  func starsRunClockwise(isReversed: Bool) {
    let path = star(isReversed: isReversed)
    #expect(path.knotCount == 10)
    #expect(path.vertices[0].distance(to: Vector2(20, 20)) < 1e-9)
    #expect((path.vertices[1].x > 20) != isReversed)
    for (index, vertex) in path.vertices.enumerated() {
      #expect(abs(vertex.distance(to: center) - (index.isMultiple(of: 2) ? 10 : 4)) < 1e-9)
    }
    let area = 5 * 10 * 4 * sine(.pi / 5)
    #expect(abs(path.area - (isReversed ? -area : area)) < 1e-6)
  }

  @Test func polygonsHaveOneKnotAPointAndRunClockwise() {
    let path = star(isPolygon: true, points: 4, rotation: 90)
    #expect(path.knotCount == 4)
    #expect(path.vertices[0].distance(to: Vector2(30, 30)) < 1e-9)
    #expect(abs(path.area - 200) < 1e-9)
  }

  @Test("fully round polygons bulge, and stay smooth", arguments: [false, true])
  func roundness(isReversed: Bool) {
    let path = star(isPolygon: true, isReversed: isReversed, points: 6, roundness: 1)
    let sharp = star(isPolygon: true, isReversed: isReversed, points: 6)
    #expect(abs(path.area) > abs(sharp.area))
    for index in 0..<path.knotCount {
      let (incoming, outgoing) = (path.points[index * 3], path.points[index * 3 + 2])
      let vertex = path.vertices[index]
      #expect(((incoming + outgoing) / 2).distance(to: vertex) < 1e-9)
      // Outgoing handles point toward the next knot.
      let next = path.vertices[(index + 1) % path.knotCount]
      #expect((outgoing - vertex).dot(next - vertex) > 0)
    }
  }

  @Test(
    "any number of points is drawn or omitted",
    arguments: [
      (0.0, 0), (-3, 0), (.nan, 0), (.infinity, 0), (4.99999, 10), (5.7, 10), (1e12, 20_000),
    ])
  func numberOfPoints(points: Double, knots: Int) {
    let path = star(points: points)
    #expect(path.knotCount == knots)
  }
}
