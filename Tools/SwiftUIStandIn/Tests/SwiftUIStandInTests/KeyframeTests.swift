import SwiftUI
import SwiftUIHost
import Testing

private struct Values {
  var x = 0.0
  var y = 5.0
}

@MainActor @Suite struct KeyframeTests {
  @Test func linearKeyframesFollowTheirCurve() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.x) {
        LinearKeyframe(10, duration: 1)
        LinearKeyframe(20, duration: 1, timingCurve: .easeIn)
      }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: -1).x == 0)
    #expect(timeline.value(time: 0.5).x == 5)
    #expect(timeline.value(time: 1.5).x.isApproximately(13.153_57, within: 1e-4))
    #expect(timeline.value(time: 9).x == 20)
    #expect(timeline.value(progress: 7).x == 20)
    #expect(timeline.value(time: 1).y == 5)
  }

  @Test func movesApplyAfterTheirInstant() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 0.2)
      MoveKeyframe(-5)
      LinearKeyframe(-5, duration: 1)
    }
    #expect(timeline.value(time: 0.2) == 10)
    #expect(timeline.value(time: 0.200_001) == -5)
  }

  @Test func cubicKeyframesSmooth() {
    let lone = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(1, duration: 2) }
    #expect(lone.value(time: 0.5).isApproximately(3 * 0.0625 - 2 * 0.015_625))
    let pair = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(10, duration: 1)
      CubicKeyframe(30, duration: 3)
    }
    // The velocity between both is (30 - 0) / 4; h11 at the middle is -1/8.
    #expect(pair.value(time: 0.5).isApproximately(5 - 7.5 / 8))
    #expect(pair.value(time: 2.5).isApproximately(20 + 3 * 7.5 / 8))
  }

  @Test func cubicKeyframesTakeTheSlopeOfLinearOnes() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(10, duration: 1)
      CubicKeyframe(10, duration: 1)
    }
    // h10 at the middle is 1/8.
    #expect(timeline.value(time: 1.5).isApproximately(10 + 10.0 / 8))
  }

  @Test func explicitVelocitiesWin() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(0, duration: 2, startVelocity: 4, endVelocity: 0)
    }
    #expect(timeline.value(time: 1).isApproximately(2 * 4.0 / 8))
  }

  @Test func springKeyframesStopWhereTheyAre() {
    let spring = Spring(response: 0.5, dampingRatio: 1)
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10, duration: 0.5, spring: spring)
      LinearKeyframe(0, duration: 1)
    }
    let end = spring.value(target: 10.0, time: 0.5)
    #expect(end.isApproximately(9.864, within: 1e-3))
    #expect(timeline.value(time: 0.5).isApproximately(end))
    #expect(timeline.value(time: 1).isApproximately(end / 2))
  }

  @Test func springKeyframesSettle() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(10, spring: Spring(duration: 0.4, bounce: 0.3))
    }
    #expect(timeline.duration.isApproximately(1.273, within: 1e-3))
  }

  @Test func tracksRunInParallelAndTheLastWins() {
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.x) { LinearKeyframe(10, duration: 1) }
      KeyframeTrack(\.y) { LinearKeyframe(0, duration: 2) }
      KeyframeTrack(\.x) { LinearKeyframe(-10, duration: 1) }
    }
    #expect(timeline.duration == 2)
    #expect(timeline.value(time: 0.5).x == -5)
    #expect(timeline.value(time: 2).x == -10)
    #expect(timeline.value(time: 1).y == 2.5)
  }

  @Test func tablesBuildTracks() {
    let table: [(Double, Double)] = (1...500).map { (Double($0), 0.01) }
    let timeline = KeyframeTimeline(initialValue: Values()) {
      KeyframeTrack(\.x) {
        for (value, duration) in table {
          if value > 250 {
            LinearKeyframe(value, duration: duration)
          } else {
            CubicKeyframe(value, duration: duration)
          }
        }
      }
    }
    #expect(timeline.duration.isApproximately(5))
    #expect(timeline.value(time: 5).x == 500)
  }

  @Test func repeatingAnimatorsLoop() {
    let recorder = Recorder()
    let host = host {
      KeyframeAnimator(initialValue: 0.0) { value in
        Color.black.modifier(Recording(value: value, recorder: recorder))
      } keyframes: { _ in
        LinearKeyframe(10, duration: 1)
      }
    }
    host.update()
    #expect(recorder.last == 0)
    #expect(value(host, recorder, at: 0.5) == 5)
    #expect(value(host, recorder, at: 2.25).isApproximately(2.5))
  }

  @Test func animatorsWithoutRepetitionRest() {
    let recorder = Recorder()
    let host = host {
      Color.black.keyframeAnimator(initialValue: 3.0, repeating: false) { content, value in
        content.modifier(Recording(value: value, recorder: recorder))
      } keyframes: { _ in
        LinearKeyframe(10, duration: 1)
      }
    }
    #expect(value(host, recorder, at: 0.5) == 3)
  }

  @Test func triggersStartAndReplaceRuns() {
    struct Content: View {
      let model: Model
      let recorder: Recorder
      let starts: Recorder
      var body: some View {
        Color.black.keyframeAnimator(initialValue: 0.0, trigger: model.isOn) { content, value in
          content.modifier(Recording(value: value, recorder: recorder))
        } keyframes: { value in
          let _ = MainActor.assumeIsolated { starts.values.append(value) }
          LinearKeyframe(10, duration: 1)
        }
      }
    }
    let (model, recorder, starts) = (Model(), Recorder(), Recorder())
    let host = host { Content(model: model, recorder: recorder, starts: starts) }
    #expect(value(host, recorder, at: 1) == 0)
    #expect(starts.values == [])
    model.isOn = true
    host.update()
    #expect(value(host, recorder, at: 1.5) == 5)
    model.isOn = false
    host.update()
    #expect(starts.values == [0, 5])
    #expect(value(host, recorder, at: 2) == 7.5)
    #expect(value(host, recorder, at: 4) == 10)
    model.isOn = true
    host.update()
    #expect(recorder.last == 0)
  }

  @Test func phasesFollowEachOther() {
    let recorder = Recorder()
    let host = host {
      PhaseAnimator([0.0, 10, 20]) { phase in
        Color.black.modifier(Recording(value: phase, recorder: recorder))
      } animation: { _ in
        .linear(duration: 1)
      }
    }
    host.update()
    #expect(recorder.values.first == 0)
    #expect(value(host, recorder, at: 0.5).isApproximately(5, within: 1e-3))
    #expect(value(host, recorder, at: 1.5).isApproximately(15, within: 1e-3))
    #expect(value(host, recorder, at: 2.5).isApproximately(10, within: 1e-3))
    #expect(value(host, recorder, at: 3.5).isApproximately(5, within: 1e-3))
  }

  @Test func triggeredPhasesEndAtTheFirst() {
    struct Content: View {
      let model: Model
      let recorder: Recorder
      var body: some View {
        Color.black.phaseAnimator([0.0, 10], trigger: model.isOn) { content, phase in
          content.modifier(Recording(value: phase, recorder: recorder))
        } animation: { _ in
          .linear(duration: 1)
        }
      }
    }
    let (model, recorder) = (Model(), Recorder())
    let host = host { Content(model: model, recorder: recorder) }
    #expect(value(host, recorder, at: 2) == 0)
    model.isOn = true
    host.update()
    #expect(value(host, recorder, at: 2.5).isApproximately(5, within: 1e-3))
    #expect(value(host, recorder, at: 3.5).isApproximately(5, within: 1e-3))
    #expect(value(host, recorder, at: 9) == 0)
  }
}
