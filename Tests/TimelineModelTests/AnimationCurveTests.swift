import Geometry
import Testing

@testable import TimelineFormat
@testable import TimelineModel

@Suite struct AnimationCurveTests {
  @Test(arguments: [
    (TimingCurve(0, 0, 1, 1), AnimationCurve.linear), (TimingCurve(0.33, 0.33, 0.5, 0.5), .linear),
    (TimingCurve(0.42, 0, 1, 1), .easeIn), (TimingCurve(0, 0, 0.58, 1), .easeOut),
    (TimingCurve(0.42, 0, 0.58, 1), .easeInOut), (TimingCurve(0.421, 0, 0.58, 1), .easeInOut),
  ])
  func namesAreFoundByControlPoints(curve: TimingCurve, expected: AnimationCurve) {
    #expect(AnimationCurve(curve) == expected)
  }

  @Test func otherCurvesKeepTheirControlPoints() {
    let curve = TimingCurve(0.43, 0, 0.58, 1)
    #expect(AnimationCurve(curve) == .timingCurve(curve))
    #expect(AnimationCurve(TimingCurve(0.421, 0, 0.58, 1), tolerance: 0).name == nil)
  }

  @Test func namedCurvesHaveTheirControlPoints() {
    for (name, curve) in AnimationCurve.named {
      if let bezier = curve.timingCurve { #expect(AnimationCurve(bezier) == curve) }
      // A plain spring has two names.
      #expect(curve.name == (name == "spring" ? "smooth" : name))
    }
  }

  @Test func springsStartAtRestAndSettle() throws {
    for curve in [
      AnimationCurve.smooth, .bouncy, .spring(duration: 0.4, bounce: -0.5),
      .interpolatingSpring(Spring(stiffness: 170, damping: 15), velocity: 0),
    ] {
      let duration = try #require(curve.settlingDuration)
      #expect(abs(curve.progress(after: 1e-4, of: duration)) < 1e-3)
      #expect(abs(curve.progress(after: duration * 0.9999, of: duration) - 1) < 2e-3)
      #expect(curve.progress(after: duration, of: duration) == 1)
    }
  }

  /// Critical damping has the closed form 1 − e^(−ωt)(1 + ωt) with ω = 2π / duration.
  @Test func smoothIsCriticallyDamped() throws {
    let duration = try #require(AnimationCurve.smooth.settlingDuration)
    for time in [0.05, 0.2, 0.45] {
      let angle = 2 * Double.pi / 0.5 * time
      let expected = 1 - exponential(-angle) * (1 + angle)
      #expect(abs(AnimationCurve.smooth.progress(after: time, of: duration) - expected) < 1e-9)
    }
  }

  @Test func bouncySpringsOvershoot() throws {
    let duration = try #require(AnimationCurve.bouncy.settlingDuration)
    let values = stride(from: 0.0, to: duration, by: 0.01).map {
      AnimationCurve.bouncy.progress(after: $0, of: duration)
    }
    #expect((values.max() ?? 0) > 1.01)
  }

  /// All forms of springs reduce to a duration and a bounce, or to physical parameters.
  @Test func springsHaveSeveralParameters() throws {
    #expect(AnimationCurve.spring(response: 0.5, dampingFraction: 1) == .smooth)
    #expect(AnimationCurve.spring(response: 0.5, dampingFraction: 0.7) == .bouncy)
    #expect(
      AnimationCurve.spring(response: 2, dampingFraction: 2) == .spring(duration: 2, bounce: -0.5))
    let text = TimelineReadErrorTests.good.replacing(
      #""curve": "bouncy""#, with: #""curve": {"response": 0.15, "dampingFraction": 0.86}"#)
    let timeline = try Timeline.read(from: Array(text.utf8))
    #expect(timeline == (try Timeline.read(from: timeline.jsonBytes())))
    #expect(String(decoding: timeline.jsonBytes(), as: UTF8.self).contains("interactiveSpring"))
  }
}
