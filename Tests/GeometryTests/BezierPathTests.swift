import Geometry
import TestSupport
import Testing

@Suite struct BezierPathTests {
  /// A closed triangle and an open curve.
  private var sample: BezierPath {
    var path = BezierPath()
    path.move(to: Vector2(0, 0))
    path.addLine(to: Vector2(10, 0))
    path.addLine(to: Vector2(10, 10))
    path.close()
    path.move(to: Vector2(20, 0))
    path.addCurve(to: Vector2(30, 0), control1: Vector2(22, 5), control2: Vector2(28, 5))
    return path
  }

  @Test func structure() {
    let path = sample
    #expect(path.knotCount == 5)
    #expect(path.contours.map(\.isClosed) == [true, false])
    #expect(path.contours.map(\.firstKnot) == [0, 3])
    #expect(path.contours.map(\.segmentCount) == [3, 1])
    #expect(path.controlBounds == Rect(minX: 0, minY: 0, maxX: 30, maxY: 10))
  }

  @Test func segmentsRunFromKnotToKnotAndBack() {
    let path = sample
    let last = path.segment(2, of: path.contours[0])
    #expect(last.p0 == Vector2(10, 10))
    #expect(last.p3 == Vector2(0, 0))
    #expect(last.isLine)
    let curve = path.segment(0, of: path.contours[1])
    #expect(
      curve == CubicSegment(Vector2(20, 0), Vector2(22, 5), Vector2(28, 5), Vector2(30, 0)))
  }

  @Test func closingMergesALastKnotOnTheFirst() {
    var path = BezierPath()
    path.move(to: Vector2(0, 0))
    path.addCurve(to: Vector2(10, 0), control1: Vector2(1, 1), control2: Vector2(9, 1))
    path.addCurve(to: Vector2(0, 0), control1: Vector2(11, -1), control2: Vector2(-1, -1))
    path.close()
    #expect(path.knotCount == 2)
    #expect(path.contours[0].segmentCount == 2)
    let back = path.segment(1, of: path.contours[0])
    #expect(back.p1 == Vector2(11, -1))
    #expect(back.p2 == Vector2(-1, -1))
  }

  @Test func closingNothingOrAPointDoesNoHarm() {
    var path = BezierPath()
    path.close()
    path.addLine(to: Vector2(1, 1))
    #expect(path.isEmpty)
    path.move(to: Vector2(1, 1))
    path.close()
    #expect(path.knotCount == 1)
    #expect(path.contours[0].segmentCount == 1)
  }

  @Test func appendingShiftsKnotsAndTransformsPoints() {
    var path = sample
    path.append(sample, transform: .translation(Vector2(0, 100)))
    #expect(path.contours.map(\.firstKnot) == [0, 3, 5, 8])
    #expect(path.segment(0, of: path.contours[3]).p3 == Vector2(30, 100))
    #expect(path.segment(0, of: path.contours[1]).p3 == Vector2(30, 0))

    var part = BezierPath()
    part.move(to: .zero)
    part.append(sample.contours[1], of: sample)
    #expect(part.contours[1].firstKnot == 1)
    #expect(part.segment(0, of: part.contours[1]) == sample.segment(0, of: sample.contours[1]))
  }

  @Test func reversedRunsBackwardsAndTwiceIsTheSame() {
    let reversed = sample.reversed()
    #expect(reversed.reversed() == sample)
    let (there, back) = (
      sample.segment(0, of: sample.contours[1]), reversed.segment(0, of: reversed.contours[1])
    )
    #expect(back == CubicSegment(there.p3, there.p2, there.p1, there.p0))
    #expect(reversed.contours == sample.contours)
  }

  @Test func transformingIsTransformingEachPoint() {
    let turn = Affine.rotation(degrees: 90)
    let path = sample.transformed(by: turn)
    #expect(path.contours == sample.contours)
    #expect(path.points == sample.points.map { turn.apply($0) })
    #expect(sample.transformed(by: .identity) == sample)
  }

  @Test(
    "interpolation reaches its ends and extrapolates beyond them",
    arguments: [-0.5, 0, 0.25, 1, 1.5])
  func interpolation(progress: Double) {
    let end = sample.transformed(by: .scale(3))
    #expect(sample.hasSameStructure(as: end))
    let middle = sample.interpolated(to: end, progress: progress)
    let expected = sample.transformed(by: .scale(1 + 2 * progress))
    #expect(middle.contours == sample.contours)
    for (a, b) in zip(middle.points, expected.points) { #expect(a.distance(to: b) < 1e-12) }

    // Earlier contents of the memory are invisible.
    var reused = BezierPath()
    reused.move(to: Vector2(7, 7))
    BezierPath.interpolate(sample, end, progress: progress, into: &reused)
    #expect(reused == middle)
  }

  @Test func structuresDiffer() {
    var open = BezierPath()
    open.move(to: .zero)
    open.addLine(to: Vector2(1, 1))
    var closed = open
    closed.close()
    #expect(!open.hasSameStructure(as: closed))
    #expect(!open.hasSameStructure(as: sample))
  }
}
