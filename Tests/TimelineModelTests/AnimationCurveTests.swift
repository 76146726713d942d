import Geometry
import Testing

@testable import TimelineModel

@Suite struct AnimationCurveTests {
  @Test(arguments: [
    (TimingCurve(0, 0, 1, 1), AnimationCurve.linear), (TimingCurve(0.33, 0.33, 0.5, 0.5), .linear),
    (TimingCurve(0.42, 0, 1, 1), .easeIn), (TimingCurve(0, 0, 0.58, 1), .easeOut),
    (TimingCurve(0.42, 0, 0.58, 1), .easeInOut), (TimingCurve(0.421, 0, 0.58, 1), .easeInOut),
  ])
  func namesAreKnownByControlPoints(curve: TimingCurve, expected: AnimationCurve) {
    #expect(AnimationCurve(curve) == expected)
  }

  @Test func otherCurvesKeepTheirControlPoints() {
    let curve = TimingCurve(0.43, 0, 0.58, 1)
    #expect(AnimationCurve(curve) == .timingCurve(curve))
    #expect(AnimationCurve(TimingCurve(0.421, 0, 0.58, 1), tolerance: 0).name == nil)
  }

  @Test func namedCurvesHaveTheirControlPoints() {
    for (name, curve) in AnimationCurve.named {
      #expect(AnimationCurve(curve.timingCurve) == curve)
      #expect(curve.name == name)
    }
  }
}
