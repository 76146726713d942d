import Geometry
import TestSupport
import Testing

@Suite struct CubicSegmentTests {
  @Test("halves join and are on the curve", arguments: [0, 0.1, 0.5, 0.8, 1])
  func halves(t: Double) {
    var random = SeededRandom(seed: 5)
    for _ in 0..<20 {
      let curve = CubicSegment.random(&random)
      let (left, right) = curve.split(at: t)
      #expect(left.p0 == curve.p0)
      #expect(left.p3 == right.p0)
      #expect(right.p3 == curve.p3)
      for share in [0.25, 0.5, 0.75] {
        let (a, b) = (left.point(at: share), right.point(at: share))
        #expect(a.distance(to: curve.point(at: t * share)) < 1e-9)
        #expect(b.distance(to: curve.point(at: t + (1 - t) * share)) < 1e-9)
      }
    }
  }

  @Test(
    "parts are the curve between their parameters",
    arguments: [(0, 1), (0, 0.4), (0.3, 1), (0.2, 0.7), (0.5, 0.5), (0, 0), (1, 1)])
  func parts(start: Double, end: Double) {
    var random = SeededRandom(seed: 6)
    let curve = CubicSegment.random(&random)
    let part = curve.subsegment(from: start, to: end)
    for share in [0, 0.5, 1] {
      let point = curve.point(at: start + (end - start) * share)
      #expect(part.point(at: share).distance(to: point) < 1e-9)
    }
  }

  @Test func derivativeIsTheSlopeOfPoints() {
    var random = SeededRandom(seed: 7)
    for _ in 0..<20 {
      let curve = CubicSegment.random(&random)
      let t = random.number(0.1...0.9)
      let slope = (curve.point(at: t + 1e-5) - curve.point(at: t - 1e-5)) / 2e-5
      #expect(slope.distance(to: curve.derivative(at: t)) < 1e-3)
    }
  }

  @Test func directionsAtEndsWithoutHandles() {
    let line = CubicSegment(.zero, .zero, Vector2(0, 5), Vector2(0, 5))
    #expect(line.isLine)
    for t in [0, 0.5, 1] { #expect(line.direction(at: t) == Vector2(0, 1)) }
    let bent = CubicSegment(.zero, .zero, Vector2(5, 0), Vector2(5, 5))
    #expect(bent.direction(at: 0) == Vector2(1, 0))
    #expect(bent.direction(at: 1) == Vector2(0, 1))
    let point = CubicSegment(.zero, .zero, .zero, .zero)
    #expect(point.direction(at: 0.5) == .zero)
  }

  @Test func boundsHoldTheCurveAndNoMore() {
    var random = SeededRandom(seed: 3)
    for round in 0..<200 {
      var segment = CubicSegment.random(&random)
      let (start, end) = (segment.p0, segment.p3)
      if round % 5 == 0 { segment = CubicSegment(start, start, segment.p2, end) }
      if round % 7 == 0 { segment = CubicSegment(start, start, end, end) }
      var sampled = Rect.empty
      for step in 0...1000 { sampled.join(segment.point(at: Double(step) / 1000)) }
      let bounds = segment.bounds
      for (edge, other) in [
        (bounds.minX, sampled.minX), (bounds.minY, sampled.minY), (-bounds.maxX, -sampled.maxX),
        (-bounds.maxY, -sampled.maxY),
      ] {
        #expect(edge <= other + 1e-9 && edge > other - 1e-3)
      }
    }
  }
}
