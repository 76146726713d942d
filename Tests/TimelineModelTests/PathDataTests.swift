import Geometry
import TestSupport
import Testing

@testable import TimelineFormat
@testable import TimelineModel

@Suite struct PathDataTests {
  @Test func writesAndReadsEveryKindOfContour() throws {
    let path = Samples.path
    #expect(try BezierPath(pathData: path.pathData) == path)
    #expect(path.canonicalized == path)
  }

  @Test func formIsPleasant() {
    var path = BezierPath()
    path.move(to: Vector2(0, -0.0))
    path.addLine(to: Vector2(10.5, 0))
    path.addCurve(to: Vector2(0, 10), control1: Vector2(10, 5), control2: Vector2(5, 10))
    #expect(path.pathData == "M 0,0 L 10.5,0 C 10,5 5,10 0,10")
    path.close()
    #expect(path.pathData == "M 0,0 L 10.5,0 C 10,5 5,10 0,10 Z")
    #expect(BezierPath().pathData.isEmpty)
  }

  /// Open and closed contours of corners and curves, with the last vertex on the first one or elsewhere.
  @Test(arguments: 1...4, [false, true])
  func structureSurvives(knots: Int, isClosed: Bool) throws {
    for variant in 0..<16 {
      var path = BezierPath()
      path.beginContour(isClosed: isClosed)
      for knot in 0..<knots {
        let isLast = knot == knots - 1
        let vertex = isLast && variant & 1 != 0 ? .zero : Vector2(Double(knot), Double(knot * knot))
        path.addKnot(
          vertex, in: variant & (knot == 0 ? 2 : 4) != 0 ? vertex - 1 : vertex,
          out: variant & (isLast ? 2 : 8) != 0 ? vertex + 1 : vertex)
      }
      path.move(to: Vector2(9, 9))
      let read = try BezierPath(pathData: path.pathData)
      #expect(read == path.canonicalized, "\(path.pathData)")
      #expect(read.contours == path.contours)
      #expect(read.canonicalized == read)
    }
  }

  @Test func canonicalFormDropsInvisiblePoints() {
    var path = BezierPath()
    path.beginContour(isClosed: true)
    path.beginContour(isClosed: false)
    path.addKnot(Vector2(1, 1), in: Vector2(5, 5), out: Vector2(2, 2))
    path.addKnot(Vector2(3, 3), in: Vector2(2, 3), out: Vector2(9, 9))
    var expected = BezierPath()
    expected.move(to: Vector2(1, 1))
    expected.addCurve(to: Vector2(3, 3), control1: Vector2(2, 2), control2: Vector2(2, 3))
    #expect(path.canonicalized == expected)
  }

  @Test(arguments: [
    ("m1 2 3 4-1-1", "M 1,2 L 4,6 L 3,5"),
    ("M1,2h3v4H0V0z", "M 1,2 L 4,2 L 4,6 L 0,6 L 0,0 Z"),
    ("M0 0c1 0 2 1 2 2s1 2 2 2", "M 0,0 C 1,0 2,1 2,2 C 2,3 3,4 4,4"),
    ("M0 0S1 2 2 2", "M 0,0 C 0,0 1,2 2,2"),
    ("M0 0Q3 0 3 3T3 9", "M 0,0 C 2,0 3,1 3,3 C 3,5 3,7 3,9"),
    ("M1 1L2 2ZL5 5", "M 1,1 L 2,2 Z M 1,1 L 5,5"),
    ("M1 1L2 2zl1 0", "M 1,1 L 2,2 Z M 1,1 L 2,1"),
    ("M.5.5L1e1-2.5E-1", "M 0.5,0.5 L 10,-0.25"),
    ("M0 0M1 1", "M 0,0 M 1,1"),
    ("  ", ""),
  ])
  func readsHandWrittenForms(text: String, same: String) throws {
    #expect(try BezierPath(pathData: text).pathData == same)
  }

  @Test(arguments: [
    ("L 1,1", 1), ("M 1", 4), ("M 1,,2", 5), ("M 0 0 X", 7), ("M 0 0 A 1 1 0 0 0 1 1", 7),
    ("M 0 0 C 1 1 2 2 3", 18), ("M 1e99 0", 3), ("M 0 0 Z 1", 9), ("1 2", 1), ("M,1 2", 2),
    ("M 1e,2", 4), ("M é 2", 3), ("M nan 0", 3),
  ])
  func mistakesHaveAPlace(text: String, column: Int) {
    let error = #expect(throws: PathDataError.self) { try BezierPath(pathData: text) }
    #expect(error?.column == column)
  }
}
