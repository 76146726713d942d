import Geometry
import TestSupport
import Testing

@Suite struct ArcLengthTests {
  @Test func totalIsNearToAFineSampling() {
    var random = SeededRandom(seed: 8)
    for _ in 0..<20 {
      let curve = CubicSegment.random(&random)
      let fine = (1...20_000).reduce(0.0) {
        $0
          + curve.point(at: Double($1) / 20_000)
          .distance(to: curve.point(at: Double($1 - 1) / 20_000))
      }
      let total = ArcLength(curve).total
      // A polyline is never longer than its curve.
      #expect(total <= fine + 1e-9)
      #expect(total > fine * 0.999)
    }
  }

  @Test func lengthsAndParametersRise() {
    var random = SeededRandom(seed: 9)
    let lengths = ArcLength(CubicSegment.random(&random))
    #expect(lengths.lengths.count == ArcLength.partCount + 1)
    #expect(zip(lengths.lengths, lengths.lengths.dropFirst()).allSatisfy { $0 <= $1 })
    let parameters = (0...1000).map {
      lengths.parameter(atLength: lengths.total * Double($0) / 1000)
    }
    #expect(zip(parameters, parameters.dropFirst()).allSatisfy { $0 < $1 })
    #expect(parameters.first == 0)
    #expect(parameters.last == 1)
  }

  @Test func parametersAreWhereTheLengthIsReached() {
    let curve = CubicSegment(.zero, Vector2(90, 0), Vector2(100, 10), Vector2(100, 100))
    let whole = ArcLength(curve)
    for share in [0.1, 0.33, 0.5, 0.9] {
      let t = whole.parameter(atLength: whole.total * share)
      let left = ArcLength(curve.subsegment(from: 0, to: t))
      #expect(abs(left.total - whole.total * share) < 0.01)
    }
  }

  @Test func lengthsBeyondTheEndsAreLimited() {
    let line = ArcLength(CubicSegment(.zero, .zero, Vector2(9, 0), Vector2(9, 0)))
    #expect(abs(line.total - 9) < 1e-12)
    #expect(line.parameter(atLength: -1) == 0)
    #expect(line.parameter(atLength: 10) == 1)
    let point = ArcLength(CubicSegment(.zero, .zero, .zero, .zero))
    #expect(point.parameter(atLength: 0) == 0)
    #expect(point.parameter(atLength: 1) == 0)
  }
}
