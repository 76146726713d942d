import Geometry
import Testing

@Suite struct MotionRouteTests {
  /// A line of 30 points down, then a curve to the right.
  private static func path() -> BezierPath {
    var path = BezierPath()
    path.move(to: .zero)
    path.addLine(to: Vector2(0, 30))
    path.addCurve(
      to: Vector2(60, 0), control1: Vector2(20, 30), control2: Vector2(60, 40))
    return path
  }

  @Test func progressIsTheShareOfTheWholeLength() throws {
    let route = try #require(MotionRoute(Self.path()))
    let curve = MotionPath(Self.path().segment(1, of: Self.path().contours[0]))
    #expect(abs(route.length - 30 - curve.length) < 1e-9)
    #expect(route.position(at: 15 / route.length).distance(to: Vector2(0, 15)) < 1e-9)
    let inCurve = route.position(at: (30 + curve.length * 0.4) / route.length)
    #expect(inCurve.distance(to: curve.position(at: 0.4).xy) < 1e-9)
    #expect(route.position(at: 1) == Vector2(60, 0))
  }

  @Test func whereSegmentsMeetTheEarlierOneLeads() throws {
    let route = try #require(MotionRoute(Self.path()))
    #expect(abs(route.angle(at: 0.1).degrees - 90) < 1e-9)
    #expect(abs(route.angle(at: 30 / route.length).degrees - 90) < 1e-9)
    #expect(abs(route.angle(at: 30.1 / route.length).degrees) < 60)
  }

  @Test func beyondItsEndsItContinuesStraight() throws {
    let route = try #require(MotionRoute(Self.path()))
    #expect(route.position(at: -0.1).distance(to: Vector2(0, -0.1 * route.length)) < 1e-9)
    #expect(route.position(at: 1.2).y < 0)
  }

  @Test func contoursFollowEachOtherAndPointsStay() throws {
    var path = BezierPath()
    #expect(MotionRoute(path) == nil)
    path.move(to: Vector2(5, 5))
    #expect(MotionRoute(path)?.position(at: 0.7) == Vector2(5, 5))
    path.addLine(to: Vector2(15, 5))
    path.move(to: Vector2(100, 0))
    path.addLine(to: Vector2(100, 30))
    let route = try #require(MotionRoute(path))
    #expect(route.length == 40)
    #expect(route.position(at: 0.5) == Vector2(100, 10))
  }
}
