import Geometry
import SceneModel
import TestSupport
import Testing

@testable import VectorRaster

@Suite struct FillTests {
  @Test func uprightRectangleHasExactEdges() {
    let bytes = filled(rectangle(10.25, 20.5, 30.75, 40))
    #expect(bytes[20, 30] == 255)
    #expect(bytes[10, 30] == 191)
    #expect(bytes[30, 30] == 191)
    #expect(bytes[20, 20] == 128)
    #expect(bytes[10, 20] == 96)
    #expect(bytes[9, 30] == 0)
    #expect(bytes[31, 30] == 0)
    #expect(bytes[20, 40] == 0)
  }

  @Test(arguments: [7.0, 30, 45, 61.5, 89])
  func slantedRectangleHasItsArea(degrees: Double) {
    let turn =
      Affine.translation(Vector2(32, 32)) * .rotation(degrees: degrees)
      * .translation(Vector2(-32, -32))
    let bytes = filled(rectangle(20, 25, 44, 39), transform: turn)
    #expect(abs(bytes.area - 24 * 14) < 0.3)
  }

  @Test func triangleCoversPixelsByArea() {
    let bytes = filled(polygon([Vector2(0, 0), Vector2(4, 0), Vector2(0, 2)]), size: 8)
    // The edge runs from (0, 2) to (4, 0): half a row for each pixel.
    #expect(bytes[0, 0] == 255)
    #expect(bytes[1, 0] == 255)
    #expect(bytes[2, 0] == 191)
    #expect(bytes[3, 0] == 64)
    #expect(bytes[0, 1] == 191)
    #expect(bytes[1, 1] == 64)
  }

  @Test func circleHasItsArea() {
    let bytes = filled(circle(Vector2(32, 32), 25))
    #expect(abs(bytes.area - .pi * 625) < 4)
  }

  @Test(arguments: [0.0, 0.3, 0.77])
  func shapeAndComplementCoverEverything(shift: Double) {
    let shape = circle(Vector2(31 + shift, 30), 21.3)
    var complement = shape.reversed()
    complement.append(rectangle(-5, -5, 70, 70))
    let (inside, outside) = (filled(shape), filled(complement))
    for index in inside.values.indices {
      #expect(abs(Int(inside.values[index]) + Int(outside.values[index]) - 255) <= 1)
    }
  }

  @Test func rulesDifferWhereThePathWindsTwice() {
    var path = rectangle(10, 10, 40, 40)
    path.append(rectangle(20, 20, 50, 50))
    let (nonZero, evenOdd) = (filled(path), filled(path, rule: .evenOdd))
    #expect(nonZero[30, 30] == 255)
    #expect(evenOdd[30, 30] == 0)
    #expect(nonZero[15, 15] == 255)
    #expect(evenOdd[15, 15] == 255)
    #expect(evenOdd[45, 45] == 255)
  }

  @Test func oppositeContoursCutHolesByTheNonZeroRule() {
    var path = rectangle(10, 10, 50, 50)
    path.append(rectangle(20, 20, 40, 40).reversed())
    let bytes = filled(path)
    #expect(bytes[30, 30] == 0)
    #expect(abs(bytes.area - (1600 - 400)) < 0.01)
  }

  @Test func openContoursAreClosed() {
    var path = BezierPath()
    path.move(to: Vector2(10, 10))
    path.addLine(to: Vector2(30, 10))
    path.addLine(to: Vector2(30, 30))
    #expect(abs(filled(path).area - 200) < 0.1)
  }

  @Test(arguments: [
    Vector2(-20, 0), Vector2(20, 0), Vector2(0, -20), Vector2(0, 20), Vector2(-31, -17),
    Vector2(1e5, 0), Vector2(-1e5, 3),
  ])
  func clippingKeepsTheInside(shift: Vector2) {
    var shape = circle(Vector2(32, 32), 30)
    shape.append(rectangle(12, 20, 25, 50).reversed())
    let clipped = filled(shape, transform: .translation(shift))
    let mask = CoverageMask()
    let all = PixelRect(minX: -200, minY: -200, maxX: 200, maxY: 200)
    PathRasterizer().fill(
      shape, rule: .nonZero, transform: .translation(shift), clip: all, into: mask)
    let whole = Bytes(mask, width: 64, height: 64)
    for index in clipped.values.indices {
      #expect(abs(Int(clipped.values[index]) - Int(whole.values[index])) <= 1)
    }
  }

  @Test func shapeFarLargerThanTheCanvasCoversIt() {
    #expect(filled(rectangle(-1e8, -1e8, 1e8, 1e8)).area == 4096)
    #expect(filled(circle(.zero, 1e6)).area == 4096)
    #expect(filled(circle(Vector2(1e6 + 32, 32), 1e6)).area - 2048 < 1)
  }

  @Test(arguments: [
    Vector2(.nan, 0), Vector2(0, .infinity), Vector2(1e30, -1e30), Vector2(1e308, 1e308),
    Vector2(-1e200, 4), Vector2(.leastNonzeroMagnitude, 0),
  ])
  func hostileCoordinatesAreHarmless(point: Vector2) {
    var path = BezierPath()
    path.beginContour(isClosed: true)
    path.addKnot(Vector2(3, 4), in: point, out: Vector2(5, 5))
    path.addKnot(point, in: Vector2(9, 9), out: -point)
    path.addKnot(Vector2(40, 50), in: Vector2(1, 60), out: point)
    _ = filled(path)
    _ = filled(path, rule: .evenOdd)
    for join in LineJoin.allCases {
      let style = StrokeStyle(width: 5, cap: .round, join: join, dashes: [3, 0, 1e-3])
      _ = stroked(path, style)
      _ = stroked(path, StrokeStyle(width: point.x, cap: .square, join: join))
    }
    _ = filled(rectangle(0, 0, 9, 9), transform: .scale(point))
    _ = filled(rectangle(0, 0, 9, 9), transform: .translation(point))
  }

  @Test(arguments: [
    (Vector2(-1e9, 5), Vector2(1e9, 5 + 1e-13)), (Vector2(-1e-300, -3), Vector2(1e-300, 90)),
    (Vector2(-1e9, -1e9), Vector2(1e9, 1e9 - 1)), (Vector2(1e9, 70), Vector2(-1, 63.999_999_999)),
    (Vector2(-1e-9, 1e9), Vector2(-1e-9, -1e9)), (Vector2(64, 64), Vector2(-1e-15, -1e-15)),
  ])
  func edgesThatHardlyCrossTheBorderAreClipped(start: Vector2, end: Vector2) {
    for third in [Vector2(-70, 30), Vector2(200, 30), Vector2(30, -1e9), Vector2(30, 30)] {
      let bytes = filled(polygon([start, end, third]))
      let reversed = filled(polygon([third, end, start]))
      #expect(abs(bytes.area - reversed.area) < 0.5)
      #expect(bytes.area <= 4096)
    }
  }

  @Test func emptyAndDegeneratePathsCoverNothing() {
    #expect(filled(BezierPath()).area == 0)
    #expect(filled(polygon([Vector2(5, 5)])).area == 0)
    #expect(filled(polygon([Vector2(5, 5), Vector2(50, 50)])).area == 0)
    #expect(filled(rectangle(3, 3, 3, 60)).area == 0)
    #expect(filled(rectangle(3, 3, 9, 9), transform: .scale(0)).area == 0)
  }

  @Test func memoryIsCleanAfterUse() {
    let rasterizer = PathRasterizer()
    let clip = PixelRect(minX: 0, minY: 0, maxX: 64, maxY: 64)
    let (used, fresh) = (CoverageMask(), CoverageMask())
    for path in [circle(Vector2(64, 64), 60), circle(Vector2(20, 20), 30), rectangle(1, 1, 63, 64)]
    {
      rasterizer.fill(path, rule: .nonZero, transform: .identity, clip: clip, into: used)
      PathRasterizer().fill(path, rule: .nonZero, transform: .identity, clip: clip, into: fresh)
      #expect(
        Bytes(used, width: 64, height: 64).values == Bytes(fresh, width: 64, height: 64).values)
    }
  }
}
