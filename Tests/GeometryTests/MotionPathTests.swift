import Geometry
import Testing

@Suite struct MotionPathTests {
  /// A curve in space with an uneven parameter.
  private let path = MotionPath(
    start: .zero, control1: Vector3(5, 0, 0), control2: Vector3(100, 10, 50),
    end: MotionPathTests.end)
  private static let end = Vector3(100, 100, 0)

  @Test func endsAreMetExactly() {
    #expect(path.position(at: 0) == path.start)
    #expect(path.position(at: 1) == Self.end)
  }

  @Test func speedIsEven() {
    let steps = 300
    let points = (0...steps).map { path.position(at: Double($0) / Double(steps)) }
    let lengths = zip(points, points.dropFirst()).map { ($1 - $0).length }
    let even = path.length / Double(steps)
    // Chords are slightly shorter than their parts of the path.
    for length in lengths { #expect(abs(length - even) < even * 0.02) }
  }

  @Test func beyondTheEndsItContinuesStraight() {
    let before = path.position(at: -0.1)
    #expect(abs((before - path.start).length - 0.1 * path.length) < 1e-9)
    #expect(before.x < 0)
    let after = path.position(at: 1.1)
    #expect(abs((after - Self.end).length - 0.1 * path.length) < 1e-9)
    #expect(after.y > 100)
    // There is no jump at the ends.
    #expect((path.position(at: 1 + 1e-9) - Self.end).length < 1e-6)
  }

  @Test func straightPathsAreStraight() {
    let line = MotionPath(
      start: .zero, control1: Vector3(1, 1, 0), control2: Vector3(9, 9, 0),
      end: Vector3(10, 10, 0))
    for progress in [-0.5, 0, 0.1, 0.5, 0.9, 1, 1.5] {
      let expected = Vector3(10, 10, 0) * progress
      #expect((line.position(at: progress) - expected).length < 1e-9)
    }
  }

  @Test func anglesFollowTheTangents() {
    #expect(abs(path.angle(at: 0)) < 0.02)
    #expect(abs(path.angle(at: 1) - .pi / 2) < 0.02)
    #expect(path.angle(at: -1) == path.angle(at: 0))
    #expect(path.angle(at: 2) == path.angle(at: 1))
  }

  @Test func aPointStaysWhereItIs() {
    let point = Vector3(3, 4, 5)
    let path = MotionPath(start: point, control1: point, control2: point, end: point)
    for progress in [-1, 0, 0.5, 1, 2] {
      #expect(path.position(at: Double(progress)) == point)
      #expect(path.angle(at: Double(progress)) == 0)
    }
  }

  @Test func aLoopComesBack() {
    let loop = MotionPath(
      start: .zero, control1: Vector3(50, 50, 0), control2: Vector3(-50, 50, 0), end: .zero)
    #expect(loop.position(at: 1).length < 1e-12)
    #expect(abs(loop.position(at: 0.5).x) < 1e-9)
    #expect(loop.position(at: 0.5).y > 30)
  }
}
