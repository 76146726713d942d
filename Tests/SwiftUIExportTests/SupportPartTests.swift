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
