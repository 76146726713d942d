import SceneModel
import Testing
import ViewTree

@testable import TimelineFormat
@testable import TimelineModel

@Suite struct RepetitionTests {
  private func animation(
    count: Int?, autoreverses: Bool = true, speed: Double = 1, curve: AnimationCurve = .easeIn
  ) -> TimelineAnimation {
    TimelineAnimation(
      to: .number(1), curve: curve, duration: 2, speed: speed,
      repetition: TimelineAnimation.Repetition(count: count, autoreverses: autoreverses))
  }

  @Test func everyTraversalCounts() {
    let thrice = animation(count: 3)
    #expect(thrice.runningTime == 6)
    #expect(thrice.progress(after: 6) == 1)
    #expect(animation(count: nil).runningTime == .infinity)
  }

  /// A reversed run mirrors the value, so that easeIn starts slowly in both directions.
  @Test func runsBackMirrorValues() {
    let there = animation(count: 2).progress(after: 0.5)
    let back = animation(count: 2).progress(after: 2.5)
    #expect(there < 0.25)
    #expect(abs(there + back - 1) < 1e-12)
  }

  @Test func withoutAutoreverseRunsBeginAnew() {
    let each = animation(count: nil, autoreverses: false)
    #expect(abs(each.progress(after: 0.5) - each.progress(after: 8.5)) < 1e-12)
  }

  @Test func evenCountsEndWithAJump() {
    let twice = animation(count: 2, curve: .linear)
    #expect(twice.progress(after: 3.999) < 0.001)
    #expect(twice.progress(after: 4) == 1)
  }

  @Test func speedShortensRuns() {
    let fast = animation(count: 1, speed: 2, curve: .linear)
    #expect(fast.runningTime == 1)
    #expect(abs(fast.progress(after: 0.25) - 0.25) < 1e-12)
  }

  /// SwiftUI starts no animation if the state does not change, so that an endless one continues.
  @Test func settingTheSameTargetAgainChangesNothing() {
    let endless = TimelineAction.Change.animate(animation(count: nil, curve: .linear))
    var once = PropertyHistory(initial: .number(0))
    once.append(endless, at: 0)
    var twice = once
    twice.append(endless, at: 1)
    for time in [0.5, 1.5, 2.5, 3.5] {
      #expect(once.value(at: time) == twice.value(at: time))
    }
  }
}
