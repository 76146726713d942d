import Geometry
import SceneModel
import Testing

@testable import SwiftUIExport

/// Eases beyond their ends as cubic keyframes.
@Suite struct CubicStepsTests {
  /// The largest distance of the keyframes from an ease between two numbers, until a share of the time.
  private func distance(
    _ steps: [KeyframeStep], _ curve: TimingCurve, from first: Double, to last: Double,
    duration: Double, until limit: Double
  ) -> Double {
    var (start, value, largest) = (0.0, first, 0.0)
    for step in steps {
      guard case .cubic(let begin?, let end?) = step.motion else { return .infinity }
      for sample in 0...100 {
        let share = Double(sample) / 100
        let (square, cube) = (share * share, share * share * share)
        let weight = 2 * cube - 3 * square + 1
        let number =
          weight * value + (1 - weight) * step.value.numberValue
          + step.duration
          * ((cube - 2 * square + share) * begin.numberValue + (cube - square) * end.numberValue)
        let time = (start + share * step.duration) / duration
        guard time <= limit else { continue }
        let expected = first + (last - first) * curve.progress(at: time)
        largest = max(largest, abs(number - expected))
      }
      (start, value) = (start + step.duration, step.value.numberValue)
    }
    return largest
  }

  @Test(
    "keyframes stay near the ease",
    arguments: [
      (TimingCurve(0.3, 0, 0.5, 1.4), 20.0, 8, 1.0), (TimingCurve(0.5, 2, 0.5, 2), 100, 16, 1),
      // It ends with an infinite speed, which the last part of 128 levels.
      (TimingCurve(0.91474, 0.90364, 1, -0.87566), 1, 40, 127.0 / 128),
    ])
  func overshoot(curve: TimingCurve, distance: Double, most: Int, limit: Double) {
    let steps = curve.cubicSteps(
      from: .number(3), to: .number(3 + distance), duration: 0.3, tolerance: 0.05)
    #expect(steps.count <= most)
    #expect(abs(steps.map(\.duration).reduce(0, +) - 0.3) < 1e-6)
    #expect(steps.last?.value == .number(3 + distance))
    let largest = self.distance(
      steps, curve, from: 3, to: 3 + distance, duration: 0.3, until: limit)
    #expect(largest < 0.1, "\(largest) with \(steps.count) keyframes")
  }

  @Test("a small motion has few keyframes")
  func small() {
    let steps = TimingCurve(0.3, 0, 0.5, 1.4).cubicSteps(
      from: .number(0), to: .number(0.5), duration: 1, tolerance: 0.05)
    #expect(steps.count <= 2)
  }
}
