import Geometry
import SceneModel
import TestSupport
import Testing

@testable import VectorRaster

@Suite struct StrokeTests {
  private let line = segment(Vector2(20, 32), Vector2(44, 32))
  private let corner: BezierPath = {
    var path = BezierPath()
    path.move(to: Vector2(16, 16))
    path.addLine(to: Vector2(48, 16))
    path.addLine(to: Vector2(48, 48))
    return path
  }()

  @Test func capsAddTheirAreas() {
    #expect(abs(stroked(line, StrokeStyle(width: 10)).area - 240) < 0.1)
    #expect(abs(stroked(line, StrokeStyle(width: 10, cap: .square)).area - 340) < 0.1)
    let round = stroked(line, StrokeStyle(width: 10, cap: .round)).area
    #expect(abs(round - (240 + .pi * 25)) < 1)
  }

  @Test func joinsAddTheirAreas() {
    // Two bars of 32 by 10 overlap in a square of 5 by 5; the join adds the outer corner.
    let base = 640.0 - 25
    let miter = stroked(corner, StrokeStyle(width: 10, join: .miter)).area
    #expect(abs(miter - (base + 25)) < 0.2)
    let bevel = stroked(corner, StrokeStyle(width: 10, join: .bevel)).area
    #expect(abs(bevel - (base + 12.5)) < 0.3)
    let round = stroked(corner, StrokeStyle(width: 10, join: .round)).area
    #expect(abs(round - (base + .pi * 25 / 4)) < 0.4)
  }

  @Test func miterLimitTurnsSharpCornersIntoBevels() {
    // The miter of a right angle is √2 times the width.
    let sharp = stroked(corner, StrokeStyle(width: 10, miterLimit: 1.42)).area
    let cut = stroked(corner, StrokeStyle(width: 10, miterLimit: 1.41)).area
    #expect(abs(sharp - cut - 12.5) < 0.3)
  }

  @Test func handlesOfARoundingErrorDoNotTurnJoins() {
    var path = BezierPath()
    path.move(to: Vector2(16, 16))
    path.addCurve(
      to: Vector2(48, 16), control1: Vector2(16, 16), control2: Vector2(48, 16 - 1e-4))
    path.addLine(to: Vector2(48, 48))
    let style = StrokeStyle(width: 10, join: .miter)
    #expect(abs(stroked(path, style).area - stroked(corner, style).area) < 0.1)
  }

  @Test func closedContoursJoinAtTheirStart() {
    let bytes = stroked(rectangle(16, 16, 48, 48), StrokeStyle(width: 8))
    #expect(abs(bytes.area - (40 * 40 - 24 * 24)) < 0.2)
    #expect(bytes[12, 12] == 255)
    #expect(bytes[32, 32] == 0)
  }

  @Test func hairlinesCoverInProportion() {
    for width in [1, 0.5, 0.25, 0.1] {
      let bytes = stroked(segment(Vector2(8, 20.5), Vector2(56, 20.5)), StrokeStyle(width: width))
      #expect(abs(bytes.area - 48 * width) < 0.2)
      #expect(abs(Double(bytes[30, 20]) - 255 * width) <= 1)
    }
  }

  @Test func hairlinesAreAPixelHighOrWide() {
    let level = stroked(segment(Vector2(8, 20.75), Vector2(56, 20.75)), StrokeStyle(width: 0.5))
    #expect(abs(Int(level[30, 20]) - 96) <= 1 && abs(Int(level[30, 21]) - 32) <= 1)
    let upright = stroked(segment(Vector2(20.75, 56), Vector2(20.75, 8)), StrokeStyle(width: 0.5))
    #expect(abs(Int(upright[20, 30]) - 96) <= 1 && abs(Int(upright[21, 30]) - 32) <= 1)
    let steep = segment(Vector2(10, 10), Vector2(42, 42))
    #expect(abs(stroked(steep, StrokeStyle(width: 0.5)).area - 16) < 0.1)
    let mirrored = stroked(
      steep, StrokeStyle(width: 1), transform: Affine(a: -0.5, b: 0, c: 0, d: 0.5, tx: 64, ty: 0))
    #expect(abs(mirrored.area - 8) < 0.1)
  }

  @Test func capsOfHairlinesAreHalfAPixelLong() {
    let line = segment(Vector2(20, 32), Vector2(44, 32))
    for (cap, length) in [(LineCap.butt, 24.0), (.round, 25), (.square, 25)] {
      let area = stroked(line, StrokeStyle(width: 0.2, cap: cap)).area
      #expect(abs(area - length * 0.2) < 0.1)
    }
  }

  @Test func transformsActOnTheStrokedLine() {
    let wide = stroked(
      segment(Vector2(5, 8), Vector2(11, 8)), StrokeStyle(width: 2),
      transform: .scale(Vector2(4, 2)))
    #expect(abs(wide.area - 24 * 4) < 0.1)
    let mirrored = stroked(
      corner, StrokeStyle(width: 10, cap: .round, join: .round),
      transform: Affine(a: -1, b: 0, c: 0, d: 1, tx: 64, ty: 0))
    let plain = stroked(corner, StrokeStyle(width: 10, cap: .round, join: .round))
    #expect(abs(mirrored.area - plain.area) < 0.1)
  }

  @Test func circlesAreRings() {
    let ring = stroked(circle(Vector2(32, 32), 20), StrokeStyle(width: 6))
    // Chords stay within a quarter of a pixel.
    #expect(abs(ring.area - .pi * (23 * 23 - 17 * 17)) < 5)
    #expect(ring[32, 32] == 0)
  }

  @Test(arguments: [LineJoin.miter, .round, .bevel])
  func bendsTighterThanTheWidthLeaveNoHoles(join: LineJoin) {
    // Every point is nearer than half the width to the circle.
    let disc = stroked(circle(Vector2(32, 32), 8), StrokeStyle(width: 30, join: join))
    #expect(abs(disc.area - .pi * 23 * 23) < 12)
    for x in 12...52 { #expect(disc[x, 32] == 255) }
  }

  @Test func roundingErrorsBetweenArcsAreNoCorners() {
    // The arcs of a rectangle with the largest radius meet, but for rounding errors.
    let rotation = Affine.rotation(degrees: -24)
    for step in 0..<200 {
      var path = BezierPath()
      let center = Vector2(38 + Double(step) * 0.0131, 40 - Double(step) * 0.0173)
      path.addRectangle(center: center, size: Vector2(25, 17), cornerRadius: 9)
      let turned = path.transformed(by: rotation)
      let miter = stroked(turned, StrokeStyle(width: 8, join: .miter))
      let bevel = stroked(turned, StrokeStyle(width: 8, join: .bevel))
      #expect(abs(miter.area - bevel.area) < 0.05, "step \(step)")
    }
  }

  @Test func cuspsAreRound() {
    // The tangent of the curve reverses at (32, 17.5), the tip of a needle.
    var path = BezierPath()
    path.move(to: Vector2(22, 40))
    path.addCurve(to: Vector2(42, 40), control1: Vector2(42, 10), control2: Vector2(22, 10))
    let bytes = stroked(path, StrokeStyle(width: 12))
    for y in 13...40 { #expect(bytes[32, y] == (y < 33 ? 255 : bytes[32, y])) }
    #expect(bytes[32, 10] == 0)
  }

  @Test func dashesCutTheLine() {
    let path = segment(Vector2(4, 32), Vector2(60, 32))
    let bytes = stroked(path, StrokeStyle(width: 4, dashes: [8, 4]))
    #expect(bytes[8, 32] == 255)
    #expect(bytes[14, 32] == 0)
    #expect(bytes[18, 32] == 255)
    // Dashes start every 12: at 4, 16, 28, 40 and 52; the last one is complete.
    #expect(abs(bytes.area - 5 * 32) < 0.2)
    let shifted = stroked(path, StrokeStyle(width: 4, dashes: [8, 4], dashOffset: 8))
    #expect(shifted[5, 32] == 0)
    #expect(shifted[9, 32] == 255)
    let backwards = stroked(path, StrokeStyle(width: 4, dashes: [8, 4], dashOffset: -4))
    #expect(backwards.values == shifted.values)
  }

  @Test func oddPatternsRepeat() {
    let path = segment(Vector2(4, 32), Vector2(60, 32))
    let odd = stroked(path, StrokeStyle(width: 4, dashes: [7, 3, 2]))
    let even = stroked(path, StrokeStyle(width: 4, dashes: [7, 3, 2, 7, 3, 2]))
    #expect(odd.values == even.values)
  }

  @Test(
    "dashes far from all pixels are omitted, and the others stay in place",
    arguments: [true, false])
  func longDashedLines(isClosed: Bool) {
    let path =
      isClosed ? circle(Vector2(-400, 20), 430) : segment(Vector2(-9000, 10), Vector2(9000, 31))
    let style = StrokeStyle(width: 5, cap: .round, dashes: [7, 9, 3, 6], dashOffset: 4)
    let rasterizer = PathRasterizer()
    func bytes(_ clip: PixelRect) -> Bytes {
      let mask = CoverageMask()
      rasterizer.stroke(path, style: style, transform: .scale(1.1), clip: clip, into: mask)
      return Bytes(mask, width: 48, height: 40)
    }
    let small = bytes(PixelRect(minX: 0, minY: 0, maxX: 48, maxY: 40))
    let large = bytes(PixelRect(minX: -9999, minY: -999, maxX: 9999, maxY: 999))
    #expect(large.area > 20)
    #expect(zip(small.values, large.values).allSatisfy { abs(Int($0) - Int($1)) <= 1 })
  }

  @Test func dashesOfNoLengthAreDots() {
    let path = segment(Vector2(10, 32), Vector2(55, 32))
    let round = stroked(path, StrokeStyle(width: 6, cap: .round, dashes: [0, 10]))
    #expect(abs(round.area - 5 * .pi * 9) < 3)
    let square = stroked(path, StrokeStyle(width: 6, cap: .square, dashes: [0, 10]))
    #expect(abs(square.area - 5 * 36) < 0.2)
    #expect(stroked(path, StrokeStyle(width: 6, dashes: [0, 10])).area < 0.01)
  }

  @Test func dashOverTheStartOfAClosedContourIsOnePiece() {
    // The path is 96 long; a dash of 24 starts 12 before the start and bends around the corner with
    // a join.
    let bytes = stroked(
      rectangle(20, 20, 44, 44), StrokeStyle(width: 6, dashes: [24, 72], dashOffset: 12))
    #expect(bytes[18, 18] == 255)
    #expect(abs(bytes.area - 24 * 6) < 0.3)
  }

  @Test func dashesTurnCorners() {
    let bytes = stroked(corner, StrokeStyle(width: 6, dashes: [16, 16]))
    // The second dash starts exactly at the corner and runs down, with a flat start.
    #expect(bytes[48, 17] == 255)
    #expect(bytes[43, 17] == 0)
    #expect(abs(bytes.area - 2 * 96) < 0.3)
  }

  @Test func contoursWithoutLengthAreDots() {
    let point = segment(Vector2(32, 32), Vector2(32, 32))
    #expect(stroked(point, StrokeStyle(width: 10)).area == 0)
    #expect(abs(stroked(point, StrokeStyle(width: 10, cap: .square)).area - 100) < 0.1)
    #expect(abs(stroked(point, StrokeStyle(width: 10, cap: .round)).area - .pi * 25) < 1)
    var lone = BezierPath()
    lone.move(to: Vector2(32, 32))
    #expect(stroked(lone, StrokeStyle(width: 10, cap: .round)).area == 0)
  }

  @Test(arguments: [[-1.0, 2], [0, 0], [.nan, 1], [.infinity, 1], [1e-300, 1e-300]])
  func badPatternsAreSolid(dashes: [Double]) {
    let bytes = stroked(line, StrokeStyle(width: 10, dashes: dashes))
    #expect(abs(bytes.area - 240) < 0.1)
  }

  @Test(arguments: [0.0, -3, .nan, .infinity])
  func badWidthsDrawNothing(width: Double) {
    #expect(stroked(line, StrokeStyle(width: width)).area == 0)
  }
}
