import CompositionModel
import Geometry
import TestSupport
import Testing
import TimelineConversion
import TimelineFormat
import TimelineModel
import ViewTree

/// Equal changes are one action, and repeated values have names.
@Suite struct GroupingTests {
  @Test func staggeredChangesAreOneAction() throws {
    // The first of them begins before the tick at 25, and most of them after it.
    let timeline = Composition.staggered([20, 22.5, 25, 27.5, 30]).equalTimeline()
    #expect(timeline.events.map(\.number) == [0])
    let groups = timeline.groups[0]
    #expect(groups.map(\.items.count) == [5])
    #expect(groups.map(\.step) == [0.1])
  }

  /// A frame of 1/30 s is not a whole number of microseconds.
  @Test(arguments: [1.0, 2.0, 5.0])
  func stepsAreWholeFrames(frames: Double) throws {
    var composition = Composition.staggered((0..<12).map { Double($0) * frames + 1 })
    composition.frameRate = 30
    composition.outPoint = 120
    let timeline = composition.equalTimeline()
    let groups = timeline.groups[0]
    #expect(groups.map(\.items.count) == [12])
    #expect(abs(groups[0].step * 30 - frames) < 1e-6)
    #expect(try Timeline.read(from: timeline.jsonBytes()) == timeline.canonicalized)
  }

  @Test func repeatedValuesHaveNames() {
    let composition = Composition.staggered([0, 2, 7])
    let constants = composition.equalTimeline().constants
    #expect(constants == [TimelineConstant(name: "fadeDuration", value: .duration(0.4))])
  }

  /// Names with numbers are less readable than the numbers themselves.
  @Test func onlyTheMostFrequentTimeOfAPurposeHasAName() {
    let layers = (1...7).flatMap { length in
      (0..<3).map { index in
        Layer.square {
          let begin = Double(length * 3 + index * (index + 4))
          $0.transform.opacity = AnimatedValue(
            Keyframe(time: begin, value: 0, easing: .smooth),
            Keyframe(time: begin + Double(length), value: 1))
        }
      }
    }
    let constants = Composition.make(layers).equalTimeline().constants
    let names = constants.map(\.name).filter { $0.hasPrefix("fadeDuration") }
    #expect(names == ["fadeDuration"])
  }

  @Test func aValueHasANameForEachPurpose() {
    // Three fades and three rotations take 0.4 s.
    let layers = [0.0, 5.0, 12.0].map { begin in
      Layer.square {
        $0.transform.opacity = AnimatedValue(
          Keyframe(time: begin, value: 0, easing: .smooth), Keyframe(time: begin + 10, value: 1))
        $0.transform.rotation = AnimatedValue(
          Keyframe(time: begin, value: 0, easing: .smooth),
          Keyframe(time: begin + 10, value: 90))
      }
    }
    let constants = Composition.make(layers).equalTimeline().constants
    #expect(
      constants == [
        TimelineConstant(name: "fadeDuration", value: .duration(0.4)),
        TimelineConstant(name: "turnDuration", value: .duration(0.4)),
      ])
  }

  @Test func theSummaryCounts() {
    let summary = Composition.staggered([20, 22.5, 25, 27.5, 30]).converted().summary
    #expect(summary.keyframes == 10)
    #expect(summary.changes == 5)
    #expect(summary.actions == 1)
    #expect(summary.exact == 5)
    #expect(summary.approximate == 0)
    #expect(summary.text == "5 properties move, exactly; 1 action for 10 keyframes (0.1 each)")
  }
}
