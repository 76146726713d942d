import Foundation
import Geometry
import Testing

@Suite struct EaseFitterTests {
  /// The largest distance of a fitted curve from the measurements.
  private func error(steps: Int, _ measure: (Int) -> Double) throws -> Double {
    let fitted = EaseFitter(steps: steps, measure)?.curve()
    let curve = try #require(fitted)
    return (1..<steps).reduce(0) { error, step in
      max(error, abs(curve.progress(at: Double(step) / Double(steps)) - measure(step)))
    }
  }

  @Test(
    arguments: [
      TimingCurve.linear, .easeIn, .easeOut, .easeInOut, TimingCurve(0.17, 0.89, 0.32, 1.28),
      TimingCurve(0.33, 0, 0, 1), TimingCurve(0.9, 0, 0.1, 1), TimingCurve(0.5, -1, 0.5, 2),
      TimingCurve(1, 0, 0, 1), TimingCurve(0, 1, 1, 0),
    ])
  func findsCurvesThatWereMeasured(_ curve: TimingCurve) throws {
    for steps in [4, 9, 24, 600] {
      let found = try error(steps: steps) { curve.progress(at: Double($0) / Double(steps)) }
      #expect(found < 0.004, "\(steps) steps: \(found)")
    }
  }

  @Test func comesNearToOtherMovements() throws {
    let sine = try error(steps: 30) { 0.5 - cos(Double($0) / 30 * .pi) / 2 }
    #expect(sine < 0.003)
    let fall = try error(steps: 30) { Double($0 * $0) / 900 }
    #expect(fall < 1e-6)
  }

  @Test func doesWithFewMeasurements() throws {
    for value in [0.0, 0.2, 0.5, 1.4] {
      #expect(try error(steps: 2) { _ in value } < 0.02, "\(value)")
    }
    #expect(EaseFitter(steps: 1) { _ in 0 } == nil)
    #expect(EaseFitter(steps: 3) { _ in .nan } == nil)
    #expect(EaseFitter(steps: 3) { _ in .infinity } == nil)
  }

  @Test func staysFiniteWhereNoCurveIsNear() throws {
    let fitter = try #require(EaseFitter(steps: 40) { $0 % 2 == 0 ? 1e9 : -1e9 })
    let curve = try #require(fitter.curve())
    #expect((-1...2).contains(curve.c1.y) && (-1...2).contains(curve.c2.y))
  }

  @Test func tellsThatNoCurveIsNearEnough() throws {
    func fitter() throws -> EaseFitter {
      try #require(EaseFitter(steps: 24) { sin(Double($0) / 24 * 6 * .pi) })
    }
    #expect(try fitter().curve(limit: 0.01) == nil)
    #expect(try fitter().curve(limit: 2) != nil)
    let eased = try #require(
      EaseFitter(steps: 24) { TimingCurve.easeInOut.progress(at: Double($0) / 24) })
    #expect(eased.curve(limit: 0.001) != nil)
  }
}
