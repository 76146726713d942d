import Geometry
import Testing

@Suite struct PathModifierTests {
  private let square: BezierPath = {
    var path = BezierPath()
    path.addRectangle(center: Vector2(10, 20), size: Vector2(40, 40))
    return path
  }()

  private func bounds(_ path: BezierPath) -> Rect {
    var rect = Rect.empty
    for contour in path.contours {
      for index in 0..<contour.segmentCount {
        let segment = path.segment(index, of: contour)
        for step in 0...8 { rect.join(segment.point(at: Double(step) / 8)) }
      }
    }
    return rect
  }

  @Test func wholePuckerBringsVerticesToTheCenter() {
    let path = square.puckered(amount: 1)
    for knot in 0..<path.knotCount { #expect(path.points[knot * 3 + 1] == Vector2(10, 20)) }
    #expect(square.puckered(amount: 0) == square)
  }

  @Test func bloatingPushesVerticesOutAndHandlesIn() {
    let path = square.puckered(amount: -0.5)
    #expect(
      path.points[1].distance(to: Vector2(10, 20)) > square.points[1].distance(to: Vector2(10, 20)))
    #expect(
      path.points[2].distance(to: Vector2(10, 20)) < square.points[2].distance(to: Vector2(10, 20)))
  }

  @Test func twistKeepsTheFarthestPointsAndRotatesTheCenter() {
    var path = BezierPath()
    path.move(to: Vector2(0, 0))
    path.addLine(to: Vector2(10, 0))
    path.addLine(to: Vector2(20, 0))
    let twisted = path.twisted(degrees: 90, center: .zero)
    #expect(twisted.points[7].distance(to: Vector2(20, 0)) < 1e-9)
    let expected = Affine.rotation(degrees: 45).apply(Vector2(10, 0))
    #expect(twisted.points[4].distance(to: expected) < 1e-9)
  }

  @Test func twistIgnoresControlPointsOfNoSegment() {
    var path = BezierPath()
    path.beginContour(isClosed: false)
    path.addKnot(Vector2(5, 0), in: Vector2(-90, 0), out: Vector2(6, 1))
    path.addKnot(Vector2(10, 0), in: Vector2(9, 1), out: Vector2(80, 0))
    let twisted = path.twisted(degrees: 90, center: .zero)
    // The end of the path is the farthest point.
    #expect(twisted.points[4].distance(to: Vector2(10, 0)) < 1e-9)
    let expected = Affine.rotation(degrees: 45).apply(Vector2(5, 0))
    #expect(twisted.points[1].distance(to: expected) < 1e-9)
    path.contours[0].isClosed = true
    #expect(path.twisted(degrees: 90, center: .zero).points[4].y > 1)
  }

  @Test(arguments: [0.0, 1, 3, 7.4])
  func zigZagsHaveTheirRidges(ridges: Double) {
    let path = square.zigZagged(amplitude: 5, ridges: ridges, corner: .corner)
    #expect(path.contours.count == 1)
    // One for each corner, and the first one again at the end.
    #expect(path.knotCount == 5 + 4 * Int(ridges.rounded()))
    #expect(square.zigZagged(amplitude: 5, ridges: .infinity, corner: .smooth).knotCount > 0)
  }

  /// Knots are displaced from the path by the amplitude, on alternating sides.
  @Test func ridgesAreNextToTheLine() {
    var line = BezierPath()
    line.move(to: Vector2(0, 0))
    line.addLine(to: Vector2(100, 0))
    let path = line.zigZagged(amplitude: 10, ridges: 3, corner: .corner)
    let inner = (1...3).map { path.points[$0 * 3 + 1] }
    #expect(inner.allSatisfy { abs(abs($0.y) - 10) < 1e-9 })
    #expect(inner[0].y == -inner[1].y && inner[1].y == -inner[2].y)
    #expect(zip(inner, [25.0, 50, 75]).allSatisfy { abs($0.x - $1) < 1e-9 })
  }

  @Test func ridgesStayInPlaceWhenALineBeginsToBend() {
    func path(handle: Double) -> BezierPath {
      var line = BezierPath()
      line.move(to: Vector2(0, 0))
      line.addCurve(
        to: Vector2(100, 0), control1: Vector2(0, handle), control2: Vector2(100, 0))
      return line.zigZagged(amplitude: 10, ridges: 3, corner: .corner)
    }
    func distance(_ handle: Double) -> Double {
      zip(path(handle: handle).points, path(handle: 0).points).map { $0.distance(to: $1) }.max()
        ?? 0
    }
    #expect(distance(1e-8) < 1e-6 && distance(1) > 1)
  }

  @Test(arguments: [LineJoin.miter, .round, .bevel])
  func offsetMovesEdgesOutwards(join: LineJoin) {
    let path = square.offset(by: 5, join: join, miterLimit: 100)
    let rect = bounds(path)
    #expect(abs(rect.minX - -15) < 1e-6 && abs(rect.maxX - 35) < 1e-6)
    #expect(abs(rect.minY - -5) < 1e-6 && abs(rect.maxY - 45) < 1e-6)
  }

  @Test func negativeOffsetShrinksWithoutLoops() {
    let path = square.offset(by: -5, join: .miter, miterLimit: 100)
    let rect = bounds(path)
    // Crossings are found to within 1/256 of each side, as in lottie-web.
    #expect(abs(rect.width - 30) < 0.35 && abs(rect.height - 30) < 0.35)
  }

  @Test func bandsAroundOpenPathsStayOpen() {
    var path = BezierPath()
    path.move(to: Vector2(0, 0))
    path.addLine(to: Vector2(40, 0))
    let band = path.offset(by: 5, join: .bevel, miterLimit: 4)
    #expect(band.contours.map(\.isClosed) == [false])
    #expect(bounds(band) == Rect(minX: 0, minY: -5, maxX: 40, maxY: 5))
    #expect(square.offset(by: 5, join: .bevel, miterLimit: 4).contours[0].isClosed)
  }

  @Test func curvesThatCrossAreCutWhereTheyDo() throws {
    // Moved inwards, both lines of the corner end where they intersect.
    var path = BezierPath()
    path.move(to: Vector2(0, 60))
    path.addLine(to: Vector2(0, 0))
    path.addLine(to: Vector2(60, 0))
    let inner = path.offset(by: -10, join: .bevel, miterLimit: 4)
    let corner = try #require(
      (0..<inner.knotCount).map { inner.points[$0 * 3 + 1] }
        .min { $0.distance(to: Vector2(10, 10)) < $1.distance(to: Vector2(10, 10)) })
    #expect(corner.distance(to: Vector2(10, 10)) < 1)
  }

  @Test func hostileInputEnds() {
    var path = BezierPath()
    path.beginContour(isClosed: true)
    for index in 0..<40 {
      let vertex = Vector2(Double(index % 7), Double(index % 5)) * 1e-3
      path.addKnot(vertex, in: vertex + Vector2(1, 0), out: vertex - Vector2(1, 1e-7))
    }
    for amount in [1e-9, 1e9, .nan, .infinity] {
      _ = path.offset(by: amount, join: .round, miterLimit: amount)
      _ = path.zigZagged(amplitude: amount, ridges: amount, corner: .smooth)
      _ = path.twisted(degrees: amount, center: Vector2(amount, 0))
      _ = path.puckered(amount: amount)
    }
  }
}
