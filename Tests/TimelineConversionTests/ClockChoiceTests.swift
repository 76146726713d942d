import CompositionModel
import Geometry
import SceneModel
import TestSupport
import Testing
import TimelineConversion
import TimelineFormat
import TimelineModel
import ViewTree

/// The default interval of clocks, and times of whole frames.
@Suite struct ClockChoiceTests {
  /// A composition of 25 frames a second with a fade at each of some frames.
  private func fades(_ begins: [Double], frames: Double) -> Composition {
    var composition = Composition.make(
      begins.enumerated().map { index, begin in
        Layer.square {
          $0.transform.opacity = AnimatedValue(
            Keyframe(time: begin, value: 0), Keyframe(time: begin + 3, value: 1 - Double(index) / 8)
          )
        }
      })
    composition.outPoint = frames
    return composition
  }

  @Test func eventsOfAShortCompositionAreWhereChangesBegin() {
    let timeline = fades([0, 13, 26], frames: 39).equalTimeline()
    #expect(timeline.clock.ticks == 3)
    #expect(timeline.events.map(\.number) == [0, 1, 2])
    #expect(timeline.actions.allSatisfy { $0.action.after == 0 })
    #expect(timeline.actions.allSatisfy { $0.action.animation?.delay == 0 })
  }

  @Test func eventsAreAtMarkers() {
    var composition = fades([0, 40], frames: 250)
    composition.markers = [
      Marker(name: "tap", time: 40, duration: 0), Marker(name: "done", time: 200, duration: 0),
    ]
    let timeline = composition.equalTimeline()
    let clock = timeline.clock
    for marker in timeline.markers {
      #expect(abs(clock.time(of: clock.event(at: marker.time)) - marker.time) < 1e-9)
    }
    #expect(abs(clock.duration - 10) < 1e-12)
  }

  @Test func aLongCompositionTicksAboutOnceASecond() {
    #expect(fades([7, 31, 90], frames: 200).equalTimeline().clock == Clock(interval: 1, ticks: 8))
  }

  @Test func aTickLastsWholeFramesWhereItCan() {
    // 105 frames are not divided by four, but by five.
    let clock = fades([0], frames: 105).equalTimeline().clock
    let frames = clock.interval * 25
    #expect(abs(frames - frames.rounded()) < 1e-9)
    #expect(abs(clock.duration - 4.2) < 1e-12)
  }

  @Test func timesOfWholeFramesAreSaidInFrames() throws {
    var composition = fades([1, 8], frames: 120)
    composition.frameRate = 30
    let timeline = composition.equalTimeline()
    let text = String(decoding: timeline.jsonBytes(), as: UTF8.self)
    #expect(text.contains(#""delay": "1 frame""#))
    #expect(text.contains(#""delay": "8 frames""#))
    #expect(text.contains(#""duration": 0.1"#))
    let read = try Timeline.read(from: timeline.jsonBytes())
    #expect(read == timeline.canonicalized)
    #expect(read.jsonBytes() == timeline.jsonBytes())
  }

  @Test func equalTimesHaveOneValueWhateverTheirRounding() {
    // 1/60 s at different moments.
    let grid = FrameTimes(frameRate: 60)
    let times = [1 / 60, 0.016667, 2.0 / 3 - 0.65].map { grid.snapped($0) }
    #expect(Set(times).count == 1)
    #expect(grid.frames(times[0]) == 1)
    #expect(grid.snapped(0.0123456789) == 0.012346)
  }
}
