import Geometry
import TestSupport
import Testing

@Suite struct TrimTests {
  private let line = BezierPath.polygon([.zero, Vector2(100, 0)], isClosed: false)
  private let square = BezierPath.polygon([
    Vector2(0, 0), Vector2(25, 0), Vector2(25, 25), Vector2(0, 25),
  ])

  /// A path under a trim.
  private func trimmed(
    _ path: BezierPath, _ start: Double, _ end: Double, _ offset: Double = 0
  ) -> BezierPath {
    let range = TrimRange(start: start, end: end, offset: offset)
    let lengths = PathLengths(path)
    return BezierPath {
      $0.appendTrimmed(
        path, lengths: lengths, stretches: range.stretches(ofLength: lengths.total))
    }
  }

  @Test(
    "ranges in lottie-web's form",
    arguments: [
      (0.2, 0.7, 0, 0.2, 0.7), (0.7, 0.2, 0, 0.2, 0.7), (0.2, 0.7, 0.5, 0.7, 1.2),
      (0.2, 0.7, -0.5, 0.7, 1.2), (0.2, 0.7, 3.5, 0.7, 1.2), (0.2, 0.7, -7.5, 0.7, 1.2),
      (-1, 2, 0, 0, 1), (0.1, 0.3, .nan, 0.1, 0.3), (0.9, 0.1, 0.25, 0.35, 1.15),
    ] as [(Double, Double, Double, Double, Double)])
  func ranges(start: Double, end: Double, offset: Double, from: Double, to: Double) {
    let range = TrimRange(start: start, end: end, offset: offset)
    #expect(abs(range.start - from) < 1e-9)
    #expect(abs(range.end - to) < 1e-9)
  }

  @Test func aFullRangeIsFullAtAllOffsets() {
    for step in 0...20_000 {
      let range = TrimRange(start: 0, end: 1, offset: Double(step) / 20_000)
      #expect(range.isFull, "\(range)")
      guard range.isFull else { return }
    }
    #expect(!TrimRange(start: 0, end: 0.9999, offset: 0.3).isFull)
    #expect(TrimRange(start: 0.4, end: 0.4, offset: 0.3).isEmpty)
  }

  @Test(
    "halves of a line", arguments: [(0, 0.5, 0, 50), (0.5, 1, 50, 100), (0.25, 0.75, 25, 75.0)])
  func halves(start: Double, end: Double, from: Double, to: Double) {
    let path = trimmed(line, start, end)
    #expect(path.vertices == [Vector2(from, 0), Vector2(to, 0)])
  }

  @Test func aRangeAroundTheEndOfALineIsTwoPieces() {
    let path = trimmed(line, 0, 0.5, 0.75)
    #expect(path.contours.map(\.isClosed) == [false, false])
    #expect(path.vertices == [Vector2(75, 0), Vector2(100, 0), Vector2(0, 0), Vector2(25, 0)])
  }

  @Test func aRangeAroundTheStartOfAClosedContourIsOnePiece() {
    let path = trimmed(square, 0, 0.5, 0.75)
    #expect(path.contours.count == 1)
    #expect(path.vertices == [Vector2(0, 25), Vector2(0, 0), Vector2(25, 0)])
  }

  @Test func theWholeOfAClosedContourStaysClosed() {
    #expect(trimmed(square, 0, 1) == square)
    #expect(TrimRange(start: 0, end: 1, offset: -3).keepsPaths)
  }

  @Test func anOffsetMovesTheStartOfAWholeContour() {
    let path = trimmed(square, 0, 1, 0.375)
    #expect(path.contours.map(\.isClosed) == [true])
    #expect(
      path.vertices == [
        Vector2(25, 12.5), Vector2(25, 25), Vector2(0, 25), Vector2(0, 0), Vector2(25, 0),
      ])
    #expect(!TrimRange(start: 0, end: 1, offset: 0.375).keepsPaths)
    let open = trimmed(line, 0, 1, 0.25)
    #expect(open.vertices == [Vector2(25, 0), Vector2(100, 0), Vector2(0, 0), Vector2(25, 0)])
  }

  @Test func lengthIsTheShareOfTheTotal() {
    var random = SeededRandom(seed: 14)
    let star = BezierPath {
      $0.addStar(
        isPolygon: false, center: .zero, points: 5, rotation: 0, outerRadius: 50, innerRadius: 20,
        outerRoundness: 0.6)
      $0.append(line)
    }
    for _ in 0..<60 {
      let (start, end, offset) = (
        random.number(0...1), random.number(0...1), random.number(-2...2)
      )
      let path = trimmed(star, start, end, offset)
      #expect(abs(path.length - abs(end - start) * star.length) < 0.1)
    }
  }

  @Test func curvesAreCutWhereTheyAre() {
    let curve = BezierPath {
      $0.move(to: .zero)
      $0.addCurve(to: Vector2(50, 50), control1: Vector2(50, 0), control2: Vector2(50, 10))
    }
    let (left, right) = (trimmed(curve, 0, 0.3), trimmed(curve, 0.3, 1))
    #expect(left.vertices.last == right.vertices.first)
    let whole = curve.segment(0, of: curve.contours[0])
    for part in [left, right] {
      for point in part.samples(perSegment: 20).joined() {
        let nearest = (0...2000).map { whole.point(at: Double($0) / 2000).distance(to: point) }
        #expect((nearest.min() ?? 1) < 0.05)
      }
    }
  }

  @Test func pathsWithoutLengthDoNoHarm() {
    let point = BezierPath.polygon([Vector2(1, 1), Vector2(1, 1)])
    #expect(trimmed(point, 0.2, 0.7).isEmpty)
    #expect(trimmed(BezierPath(), 0, 0.5).isEmpty)
  }
}
