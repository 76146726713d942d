import SwiftUI
import SwiftUIHost
import Testing

/// A shape that records the width at which it is drawn.
@MainActor final class Recorder {
  var values: [Double] = []
  var last: Double { values.last ?? .nan }
}

/// An animatable modifier that records its present value.
struct Recording: ViewModifier, Animatable {
  var value: Double
  let recorder: Recorder
  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }
  func body(content: Content) -> some View {
    recorder.values.append(value)
    return content
  }
}

@Observable @MainActor final class Model {
  var a = 0.0
  var b = 0.0
  var isOn = false
}

struct AnimatedView: View {
  let model: Model
  let recorder: Recorder
  var body: some View { Color.red.modifier(Recording(value: model.a, recorder: recorder)) }
}

@MainActor func host(@ViewBuilder _ root: @escaping () -> some View) -> ViewHost {
  ViewHost(size: CGSize(width: 100, height: 100), root: root)
}

@MainActor func value(_ host: ViewHost, _ recorder: Recorder, at time: Double) -> Double {
  host.advance(to: time)
  return recorder.last
}

@MainActor @Suite struct AnimationTests {
  let model = Model()
  let recorder = Recorder()

  func start() -> ViewHost {
    let host = host { [model, recorder] in AnimatedView(model: model, recorder: recorder) }
    host.update()
    return host
  }

  @Test func curvesHaveTheirDurations() {
    let host = start()
    withAnimation(.linear(duration: 2)) { model.a = 100 }
    host.update()
    #expect(recorder.last == 0)
    #expect(abs(value(host, recorder, at: 0.5) - 25) < 1e-3)
    #expect(value(host, recorder, at: 2) == 100)
  }

  @Test func changesWithoutAnimationJump() {
    let host = start()
    model.a = 7
    host.update()
    #expect(recorder.last == 7)
  }

  @Test(arguments: [
    (Animation.easeIn, 0.315_357), (.easeOut, 0.684_643), (.easeInOut, 0.5), (.linear, 0.5),
  ])
  func namedCurvesPassTheirMiddle(animation: Animation, middle: Double) {
    let host = start()
    withAnimation(animation) { model.a = 1 }
    host.update()
    #expect(abs(value(host, recorder, at: 0.175) - middle) < 1e-5)
    #expect(value(host, recorder, at: 0.35) == 1)
  }

  @Test func rawCurvesOvershoot() {
    let host = start()
    withAnimation(.timingCurve(0.3, -0.5, 0.7, 1.5, duration: 1)) { model.a = 1 }
    host.update()
    #expect(value(host, recorder, at: 0.15) < 0)
    #expect(value(host, recorder, at: 0.85) > 1)
  }

  @Test func unitCurvesAreClamped() {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: 0.3, y: 1.6), endControlPoint: UnitPoint(x: 0.6, y: 1))
    #expect(curve.value(at: 0.5) == 1)
    #expect(UnitCurve.easeInOut.value(at: 0.5).isApproximately(0.5))
    #expect(UnitCurve.easeIn.inverse.value(at: 0.315_357).isApproximately(0.5, within: 1e-5))
  }

  @Test func newAnimationsCombineWithRunningOnes() {
    let host = start()
    withAnimation(.linear(duration: 1)) { model.a = 100 }
    host.update()
    host.advance(to: 0.5)
    withAnimation(.linear(duration: 1)) { model.a = 0 }
    host.update()
    #expect(recorder.last.isApproximately(50, within: 1e-3))
    // At 0.75 s the first one is at 75, and the second one a quarter of the way from there to 0.
    #expect(value(host, recorder, at: 0.75).isApproximately(56.25, within: 1e-3))
    #expect(value(host, recorder, at: 1.25).isApproximately(25, within: 1e-3))
    #expect(value(host, recorder, at: 1.5) == 0)
  }

  @Test func repeatsCountTraversals() {
    let host = start()
    withAnimation(.linear(duration: 1).repeatCount(2)) { model.a = 1 }
    host.update()
    #expect(value(host, recorder, at: 0.75).isApproximately(0.75, within: 1e-3))
    #expect(value(host, recorder, at: 1.75).isApproximately(0.25, within: 1e-3))
    #expect(value(host, recorder, at: 2) == 1)
  }

  @Test func reversedTraversalsMirrorTheValue() {
    let host = start()
    withAnimation(.easeIn(duration: 1).repeatForever()) { model.a = 1 }
    host.update()
    #expect(value(host, recorder, at: 1.5).isApproximately(1 - 0.315_357, within: 1e-5))
    #expect(value(host, recorder, at: 10.5).isApproximately(0.315_357, within: 1e-5))
  }

  @Test func modifiersOfAnimationsWrap() {
    let host = start()
    withAnimation(.linear(duration: 1).delay(1).speed(2)) { model.a = 1 }
    host.update()
    #expect(value(host, recorder, at: 0.5) == 0)
    #expect(value(host, recorder, at: 0.75).isApproximately(0.5, within: 1e-3))
  }

  @Test func delayInsideARepeatWaitsEachCycle() {
    let host = start()
    withAnimation(.linear(duration: 1).delay(1).repeatForever(autoreverses: false)) {
      model.a = 1
    }
    host.update()
    #expect(value(host, recorder, at: 1.5).isApproximately(0.5, within: 1e-3))
    #expect(value(host, recorder, at: 2.5) == 0)
    #expect(value(host, recorder, at: 3.5).isApproximately(0.5, within: 1e-3))
  }

  @Test func springsHaveTheirClosedForm() {
    let spring = Spring(duration: 0.5, bounce: 0)
    let rate = 2 * Double.pi / 0.5
    let expected = 1 - exp(-rate * 0.2) * (1 + rate * 0.2)
    #expect(spring.value(target: 1.0, time: 0.2).isApproximately(expected))
    #expect(spring.settlingDuration.isApproximately(0.8))
    #expect(Spring(mass: 1, stiffness: 100, damping: 50).dampingRatio == 1)
    let bouncy = Spring(duration: 0.5, bounce: 0.3)
    #expect(bouncy.damping.isApproximately(4 * Double.pi * 0.7 / 0.5))
    let step = 1e-6
    let slope =
      (bouncy.value(target: 1.0, time: 0.1 + step) - bouncy.value(target: 1.0, time: 0.1 - step))
      / (2 * step)
    #expect(bouncy.velocity(target: 1.0, time: 0.1).isApproximately(slope, within: 1e-5))
  }

  @Test func springsMergeWithTheirVelocity() {
    let host = start()
    withAnimation(.spring(duration: 0.5)) { model.a = 100 }
    host.update()
    let before = value(host, recorder, at: 0.1)
    withAnimation(.spring(duration: 0.5)) { model.a = 0 }
    host.update()
    #expect(recorder.last.isApproximately(before, within: 1e-6))
    // The value goes on in its direction before it turns.
    #expect(value(host, recorder, at: 0.11) > before)
    #expect(value(host, recorder, at: 5) == 0)
  }

  @Test func completionsRunOnceAtTheEnd() {
    let host = start()
    let log = Recorder()
    withAnimation(.linear(duration: 1)) {
      model.a = 1
    } completion: {
      log.values.append(1)
    }
    host.update()
    #expect(log.values == [])
    host.advance(to: 0.99)
    #expect(log.values == [])
    host.advance(to: 1)
    host.advance(to: 3)
    #expect(log.values == [1])
  }

  @Test func completionsRunAtOnceWithoutAnimation() {
    let host = start()
    let log = Recorder()
    withAnimation(.linear(duration: 1)) {
    } completion: {
      log.values.append(1)
    }
    host.update()
    #expect(log.values == [1])
  }

  @Test func completionsChainAnimations() {
    let host = start()
    withAnimation(.linear(duration: 1)) {
      model.a = 1
    } completion: { [model] in
      withAnimation(.linear(duration: 1)) { model.a = 3 }
    }
    host.update()
    #expect(value(host, recorder, at: 1.5).isApproximately(2, within: 1e-3))
  }

  @Test func customAnimationsSeeTheDifference() {
    struct Half: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? {
        guard time < 1 else { return nil }
        var result = value
        result.scale(by: 0.5)
        return result
      }
    }
    let host = start()
    withAnimation(Animation(Half())) { model.a = 10 }
    host.update()
    #expect(value(host, recorder, at: 0.5) == 5)
    #expect(value(host, recorder, at: 1) == 10)
  }
}

extension Double {
  func isApproximately(_ other: Double, within tolerance: Double = 1e-9) -> Bool {
    abs(self - other) <= tolerance
  }
}
