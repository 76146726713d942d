import Testing

@testable import SwiftUIExport

/// The parts of the support file.
@Suite struct SupportPartTests {
  @Test("parts come with those that they use")
  func parts() {
    #expect(
      SupportPart.closure(of: [.timerManager]) == [
        .playback, .player, .playbackControl, .timerManager,
      ])
    #expect(SupportPart.allCases.allSatisfy { !$0.typeNames.isEmpty })
    #expect(
      SupportPart.timerManager.typeNames == [
        "TimerEvent", "TimerManager", "TimerListener", "TimerEventModifier", "TimerModifier",
      ])
  }

  @Test("words of strings and comments are no names")
  func names() {
    let source = #"Text("Motion \"Track\" \\").frame(Size.Kind.of2, _x) // Player's"#
    #expect(
      source[...].sourceNames == ["Text", ".frame", "Size", ".Kind", ".of2", "_x"])
    #expect("a // Run\nb \"open\nc"[...].sourceNames == ["a", "b", "c"])
    let string = SupportPart.names(in: #"Text("PhaseAnimator")"#)
    #expect(SupportPart.backports(in: string, for: .year2020).isEmpty)
    let call = SupportPart.names(in: "PhaseAnimator([1])")
    #expect(!SupportPart.backports(in: call, for: .year2020).isEmpty)
  }

  @Test(
    "names of views are identifiers that hide no type",
    arguments: [
      ("no-time-to-stop", "NoTimeToStopView"), ("1 box", "Animation1BoxView"),
      ("", "AnimationView"), ("timeline", "TimelineAnimationView"), ("my view", "MyView"),
      ("½ größe", "GrößeView"), ("über.a", "ÜberAView"),
    ])
  func names(file: String, view: String) {
    #expect(SwiftUIOptions.viewName(of: file) == view)
    #expect(SwiftUIOptions.problem(ofViewName: view) == nil)
  }
}
