import TestSupport
import Testing

@testable import Geometry

@Suite struct TimingCurveTests {
  // Values of browsers' cubic-bezier() functions.
  @Test(
    "named curves have SwiftUI's values",
    arguments: [
      (TimingCurve.linear, 0.3, 0.3), (.easeIn, 0.5, 0.315357), (.easeOut, 0.5, 0.684643),
      (.easeInOut, 0.5, 0.5), (.easeInOut, 0.25, 0.129162), (.easeInOut, 0.75, 0.870838),
      (TimingCurve(0.25, 0.1, 0.25, 1), 0.5, 0.802403),
    ] as [(TimingCurve, Double, Double)])
  func knownValues(curve: TimingCurve, time: Double, progress: Double) {
    #expect(abs(curve.progress(at: time) - progress) < 1e-5)
  }

  @Test func endsAreExactAndTimesLimited() {
    for curve in [TimingCurve.easeInOut, TimingCurve(0.3, 2, 0.6, -1), TimingCurve(1, 0, 0, 1)] {
      #expect(curve.progress(at: 0) == 0)
      #expect(curve.progress(at: 1) == 1)
      #expect(curve.progress(at: -3) == 0)
      #expect(curve.progress(at: 3) == 1)
    }
  }

  @Test("curves on the diagonal are linear", arguments: [(0, 1), (0.3, 0.6), (1, 0), (0.9, 0.2)])
  func linear(x1: Double, x2: Double) {
    let curve = TimingCurve(x1, x1, x2, x2)
    #expect(curve.isLinear)
    for time in stride(from: 0, through: 1, by: 0.1) { #expect(curve.progress(at: time) == time) }
  }

  /// Handles at the corners and edges of the allowed range, and random ones.
  private static var curves: [TimingCurve] {
    var random = SeededRandom(seed: 10)
    let corners = [0, 1e-7, 0.5, 1 - 1e-7, 1]
    let extreme = corners.flatMap { x1 in corners.map { TimingCurve(x1, 0, $0, 1) } }
    let any = (0..<200).map { _ in
      TimingCurve(
        random.number(0...1), random.number(0...1), random.number(0...1), random.number(0...1))
    }
    return extreme + any
  }

  private static let times =
    [1e-12, 1e-9, 1e-7, 1e-4, 1 - 1e-4, 1 - 1e-9] + (1..<200).map { Double($0) / 200 }

  @Test func parameterIsTheInverseOfTime() {
    for curve in Self.curves {
      for time in Self.times {
        let t = curve.parameter(at: time)
        #expect(t >= 0 && t <= 1, "\(curve) at \(time)")
        #expect(
          abs(TimingCurve.value(curve.c1.x, curve.c2.x, t) - time) < 1e-8, "\(curve) at \(time)")
      }
    }
  }

  @Test(arguments: [1e-15, 1e-10, 1e-6, 0.3])
  func timeIsExactWhereTheCurveIsSteep(time: Double) {
    // The curve's time is the cube of its parameter.
    let curve = TimingCurve(0, 1, 0, 1)
    #expect(abs(curve.parameter(at: time) - power(time, 1.0 / 3)) < 1e-11)
    #expect(abs(curve.reversed.parameter(at: 1 - time) - (1 - power(time, 1.0 / 3))) < 1e-5)
  }

  @Test func progressNeverFallsWithoutOvershoot() {
    for curve in Self.curves where !curve.overshoots {
      var last = 0.0
      for time in Self.times.sorted() {
        let progress = curve.progress(at: time)
        #expect(progress >= last - 1e-9 && progress <= 1, "\(curve) at \(time)")
        last = progress
      }
    }
  }

  @Test func overshootExceedsTheEndAndReturns() {
    let curve = TimingCurve(0.3, 1.8, 0.6, 1.5)
    #expect(curve.overshoots)
    #expect(stride(from: 0, through: 1, by: 0.01).contains { curve.progress(at: $0) > 1.2 })
    #expect(!TimingCurve.easeInOut.overshoots)
  }

  @Test func handlesBeyondTimeAreLimited() {
    #expect(TimingCurve(-2, 0.5, 7, 0.5) == TimingCurve(0, 0.5, 1, 0.5))
  }

  @Test func easeInAndEaseOutAreEachOtherBackwards() {
    for time in Self.times {
      let back = 1 - TimingCurve.easeOut.progress(at: 1 - time)
      #expect(abs(TimingCurve.easeIn.progress(at: time) - back) < 1e-9)
    }
  }

  @Test(
    "a walk has the progress of the curve",
    arguments: [
      TimingCurve.linear, .easeInOut, TimingCurve(1, 0, 0, 1), TimingCurve(0, 1, 1, 0),
      TimingCurve(0.9, -1, 0.95, 2), TimingCurve(0, 0, 0, 1),
    ])
  func walk(_ curve: TimingCurve) {
    for steps in [1, 3, 60] {
      var walk = TimingCurveWalk(curve)
      for step in 0...steps {
        let time = Double(step) / Double(steps)
        #expect(abs(walk.progress(at: time) - curve.progress(at: time)) < 1e-5, "\(steps): \(time)")
      }
    }
  }
}
