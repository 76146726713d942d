import Foundation
import MacCheck
import SwiftUI

/// Experiments in which time passes.
@MainActor enum PlayedExperiments {
  static let all = [
    Experiment("Keyframes 0 to 1 in 0.2 s, a new trigger 0.2 s after their end: value then") {
      let probe = Probe()
      let stage = Stage(size: side, root: TriggerView(probe: probe))
      stage.play(until: 0.1)
      probe.trigger = 1
      stage.play(until: 0.5)
      let end = probe.latest
      probe.trigger = 2
      stage.play(until: 0.52)
      return "\(rounded(end)) before, \(rounded(probe.latest)) after"
    },
    Experiment("0 to 1 in 1 s, then to 0 in 1 s from 0.5 s on, at 1 s: 0.5 if curves combine") {
      let probe = Probe()
      let stage = Stage(size: side, root: AnimatedProbe(probe: probe))
      stage.play(until: 0.1)
      withAnimation(.linear(duration: 1)) { probe.value = 1 }
      stage.play(until: 0.6)
      withAnimation(.linear(duration: 1)) { probe.value = 0 }
      stage.play(until: 1.1)
      return rounded(probe.latest)
    },
    Experiment("repeatForever of 0.25 s after 20 cycles: value, 0 if there is no drift") {
      let probe = Probe()
      let stage = Stage(size: side, root: AnimatedProbe(probe: probe))
      stage.play(until: 0.1)
      let animation = Animation.linear(duration: 0.25).repeatForever(autoreverses: false)
      withAnimation(animation) { probe.value = 1 }
      stage.play(until: 5.1 + 0.005)
      return rounded(probe.latest)
    },
    Experiment("Offset 0 to 0.9 in 1 s: red of the pixel under its left edge at 0.5 s") {
      let probe = Probe()
      let stage = Stage(size: side, root: OffsetView(probe: probe))
      stage.play(until: 0.1)
      withAnimation(.linear(duration: 1)) { probe.value = 0.9 }
      stage.play(until: 0.6)
      return "\(stage.image()?[10, 20][0] ?? -1)"
    },
    Experiment("Color red to blue in 1 s, at 0.5 s") {
      let probe = Probe()
      let stage = Stage(size: side, root: ColorView(probe: probe))
      stage.play(until: 0.1)
      withAnimation(.linear(duration: 1)) { probe.value = 1 }
      stage.play(until: 0.6)
      return (stage.image()?[20, 20] ?? []).map(String.init).joined(separator: " ")
    },
    Experiment("TimelineView(.animation): updates in a second") {
      let probe = Probe()
      let stage = Stage(size: side, root: RateView(probe: probe))
      stage.play(until: 1)
      return "\(probe.count)"
    },
  ]

  private static let side = CGSize(width: 40, height: 40)
}

/// The state that an experiment changes and the values that it sees.
@MainActor @Observable private final class Probe {
  var value = 0.0
  var trigger = 0
  /// The number that was drawn last.
  @ObservationIgnored var latest = 0.0
  /// The number of updates.
  @ObservationIgnored var count = 0

  func note(_ value: Double) {
    latest = value
    count += 1
  }
}

/// Notes the animated value that SwiftUI asks a body for.
private struct Recorder: ViewModifier, Animatable {
  var value: Double
  let probe: Probe

  nonisolated init(value: Double, probe: Probe) {
    self.value = value
    self.probe = probe
  }

  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  func body(content: Content) -> some View {
    let _ = probe.note(value)
    content.opacity(0.5 + value / 10)
  }
}

private struct AnimatedProbe: View {
  let probe: Probe

  var body: some View { Color.black.modifier(Recorder(value: probe.value, probe: probe)) }
}

private struct TriggerView: View {
  let probe: Probe

  var body: some View {
    Color.black.keyframeAnimator(initialValue: 0.0, trigger: probe.trigger) { content, value in
      content.modifier(Recorder(value: value, probe: probe))
    } keyframes: { _ in
      LinearKeyframe(1.0, duration: 0.2)
    }
  }
}

private struct OffsetView: View {
  let probe: Probe

  var body: some View {
    ZStack {
      Color.white
      Rectangle().fill(Color.black).frame(width: 20, height: 20).offset(x: probe.value)
    }
  }
}

private struct ColorView: View {
  let probe: Probe

  var body: some View {
    probe.value < 0.5
      ? Color(.sRGB, red: 1, green: 0, blue: 0) : Color(.sRGB, red: 0, green: 0, blue: 1)
  }
}

private struct RateView: View {
  let probe: Probe

  var body: some View {
    TimelineView(.animation) { context in
      let _ = probe.note(0)
      Color.black.opacity(context.date.timeIntervalSince1970.truncatingRemainder(dividingBy: 1))
    }
  }
}
