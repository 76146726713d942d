import CompositionModel
import Geometry
import Testing
import TimelineConversion
import TimelineFormat
import TimelineModel
import ViewTree

/// Extreme numbers that import accepts are converted to timelines that can be read.
@Suite struct ExtremeNumberTests {
  @Test func segmentsOfMoreSecondsThanATimelineHolds() throws {
    var composition = Composition.make {
      $0.opacity = AnimatedValue(Keyframe(time: 0, value: 0), Keyframe(time: 1e9, value: 1))
    }
    composition.frameRate = 0.5
    _ = try Timeline.read(from: composition.converted().timeline.jsonBytes())
  }

  @Test func easesThatOvershootBeyondAllValues() throws {
    let easing = Easing.curve(TimingCurve(0.5, 1e9, 0.5, -1e9))
    let composition = Composition.make {
      $0.rotation = AnimatedValue(
        Keyframe(time: -5, value: -1e9, easing: easing), Keyframe(time: 50, value: 1e9))
    }
    _ = try Timeline.read(from: composition.converted().timeline.jsonBytes())
  }
}
