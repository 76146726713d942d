import Geometry
import Testing

@testable import TimelineConversion

@Suite struct BendCounterTests {
  @Test(
    arguments: [
      TimingCurve.linear, .easeInOut, TimingCurve(1, -1, 0, 2), TimingCurve(0, 2, 1, -1),
      TimingCurve(0.9, 0, 0.1, 1), TimingCurve(0.2, 2, 0.1, -1),
    ])
  func oneEaseIsNoLimit(_ curve: TimingCurve) {
    for steps in [5, 30, 400] {
      let values = (0...steps).map { curve.progress(at: Double($0) / Double(steps)) }
      var counter = BendCounter(tolerance: 1e-9)
      #expect(counter.end(values, from: 0, upTo: steps) == steps)
    }
  }

  @Test func wavesEndWhereTheyBendOnceTooOften() {
    let values = (0...100).map { Vector3(0, sine(Double($0) / 10), 0) }
    var counter = BendCounter(tolerance: 0.0001)
    let end = counter.end(values, from: 0, upTo: 100)
    // The third extreme of a sine is at 5π/2.
    #expect((79...95).contains(end))
    #expect(counter.end(values, from: 0, upTo: 20) == 20)
    #expect(counter.end(values, from: 0, upTo: 1000) == end)
  }

  @Test func noiseWithinTheToleranceDoesNotCount() {
    let values = (0...100).map { Double($0) + ($0 % 2 == 0 ? 0.09 : -0.09) }
    var counter = BendCounter(tolerance: 0.1)
    #expect(counter.end(values, from: 0, upTo: 100) == 100)
    var strict = BendCounter(tolerance: 0.01)
    #expect(strict.end(values, from: 0, upTo: 100) < 10)
  }
}
