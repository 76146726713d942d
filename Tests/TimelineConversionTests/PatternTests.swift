import CompositionModel
import Geometry
import SceneModel
import TestSupport
import Testing
import TimelineConversion
import TimelineFormat
import TimelineModel
import ViewTree

/// Repeated patterns of several movements become keyframes that repeat.
@Suite struct PatternTests {
  private static let easeOut = Easing.curve(.easeOut)

  /// The timeline of a composition, which must look the same.
  private func converted(
    _ composition: Composition, _ options: ConversionOptions = ConversionOptions()
  ) -> Timeline {
    let timeline = composition.converted(options).timeline
    let difference = composition.difference(to: timeline)
    #expect(difference.largest < 1e-6, "\(difference)")
    return timeline
  }

  /// The timeline of a square whose rotation has keyframes, at 25 frames per second.
  private func timeline(
    _ keyframes: [Keyframe<Double>], frames: Double = 50,
    _ options: ConversionOptions = ConversionOptions()
  ) -> Timeline {
    let layer = Layer.square {
      $0.transform.rotation = AnimatedValue(keyframes: keyframes, fallback: 0)
    }
    return converted(.make([layer], frames: frames), options)
  }

  /// Points of one period, repeated.
  private func repeated(
    _ points: [(Double, Double)], every period: Double, times: Int, from begin: Double = 0,
    easing: Easing = easeOut
  ) -> [Keyframe<Double>] {
    (0..<times).flatMap { time in
      points.map {
        Keyframe(time: begin + Double(time) * period + $0.0, value: $0.1, easing: easing)
      }
    }
  }

  /// 0.2 s up, 0.2 s down, and a pause of 0.6 s.
  private static let beat = [(0.0, 0.0), (5.0, 20.0), (10.0, 0.0)]

  @Test func repeatedPatternsAreEndless() throws {
    let timeline = timeline(repeated(Self.beat, every: 25, times: 4), frames: 100)
    #expect(timeline.actions.isEmpty)
    let run = try #require(timeline.events.first?.keyframes.first)
    #expect(timeline.events.map(\.keyframes.count) == [1])
    #expect(run.count == nil)
    #expect(run.after == 0)
    #expect(
      run.timeline.tracks.first?.keyframes == [
        .linear(.number(20), duration: 0.2, curve: .easeOut),
        .linear(.number(0), duration: 0.2, curve: .easeOut),
        .linear(.number(0), duration: 0.6),
      ])
    // Nothing else restarts, and the pattern starts at once.
    #expect(timeline.clock.atEnd == .continue)
    let difference = SceneDifference(timeline.at(time: 1000.1), timeline.at(time: 0.1))
    #expect(difference.largest < 1e-6)
  }

  @Test func aPatternMayBeginLaterAndBeCut() throws {
    let timeline = timeline(repeated(Self.beat, every: 25, times: 4, from: 30), frames: 110)
    let run = try #require(timeline.events.first?.keyframes.first)
    #expect(timeline.events.map(\.number) == [1])
    #expect(abs(run.after - (1.2 - timeline.clock.interval)) < 1e-6)
    #expect(run.count == nil)
    #expect(timeline.actions.isEmpty)
    #expect(timeline.clock.atEnd == .reset)
  }

  @Test func theIntervalMovesTheEvent() throws {
    let keyframes = repeated(Self.beat, every: 25, times: 4, from: 30)
    let timeline = timeline(keyframes, frames: 110, ConversionOptions(interval: 0.4))
    #expect(timeline.events.map(\.number) == [3])
    #expect(timeline.events.first?.keyframes.first?.after == 0)
  }

  /// Two movements in both directions, three times, and a different one.
  @Test func loopsBeforeOtherChangesHaveACount() throws {
    let swing = [(0.0, 0.0), (3.0, 10.0), (9.0, -10.0)]
    let keyframes =
      repeated(swing, every: 12, times: 3)
      + [Keyframe(time: 36, value: 0, easing: Self.easeOut), Keyframe(time: 46, value: 90)]
    let timeline = timeline(keyframes)
    let run = try #require(timeline.events.first?.keyframes.first)
    #expect(run.count == 3)
    #expect(run.timeline.tracks.first?.keyframes.count == 3)
    #expect(timeline.actions.map(\.action.animation?.to) == [.number(90)])
  }

  @Test func twoShortRunsAreNotLooped() {
    let keyframes =
      repeated(Self.beat, every: 15, times: 2) + [
        Keyframe(time: 40, value: 0, easing: Self.easeOut), Keyframe(time: 45, value: 90),
      ]
    let timeline = timeline(keyframes)
    #expect(timeline.events.allSatisfy { $0.keyframes.isEmpty })
    #expect(timeline.actions.count == 5)
  }

  @Test(arguments: [(25.0, true), (45, false)])
  func twoTimesAreALoopIfTheyFollowSoon(period: Double, isLoop: Bool) {
    let timeline = timeline(
      repeated(Self.beat, every: period, times: 2), frames: 2 * period)
    #expect(timeline.events.contains { !$0.keyframes.isEmpty } == isLoop)
  }

  /// Each run starts where the first one did, so that no jump back is written.
  @Test func jumpsToTheStartAreImplied() throws {
    let ring = [(0.0, 0.0), (20.0, 100.0), (25.0, 100.0)]
    let keyframes = repeated(ring, every: 25, times: 4).enumerated().map { index, keyframe in
      index % 3 == 1
        ? Keyframe(time: keyframe.time, value: keyframe.value, easing: .hold) : keyframe
    }
    let timeline = timeline(keyframes, frames: 100)
    let run = try #require(timeline.events.first?.keyframes.first)
    #expect(timeline.actions.isEmpty)
    #expect(run.count == nil)
    #expect(
      run.timeline.tracks.first?.keyframes == [
        .linear(.number(100), duration: 0.8, curve: .easeOut),
        .linear(.number(100), duration: 0.2),
      ])
  }

  @Test func jumpsWithinAPatternMove() throws {
    // Up, with a jump to another value, and back.
    let steps = [(0.0, 0.0), (5.0, 90.0), (5.0, 45.0), (12.0, 0.0)]
    let timeline = timeline(repeated(steps, every: 25, times: 4), frames: 100)
    let run = try #require(timeline.events.first?.keyframes.first)
    #expect(
      run.timeline.tracks.first?.keyframes == [
        .linear(.number(90), duration: 0.2, curve: .easeOut), .move(.number(45)),
        .linear(.number(0), duration: 0.28, curve: .easeOut),
        .linear(.number(0), duration: 0.52),
      ])
  }

  @Test func overshootingMovementsAreNotLooped() {
    let easing = Easing.curve(TimingCurve(0.3, -0.5, 0.6, 1.5))
    let timeline = timeline(repeated(Self.beat, every: 25, times: 4, easing: easing), frames: 100)
    #expect(timeline.events.allSatisfy { $0.keyframes.isEmpty })
    #expect(timeline.actions.count == 8)
  }

  @Test func aStartThatDiffersIsNoPartOfThePattern() throws {
    var keyframes = repeated(Self.beat, every: 25, times: 4)
    keyframes[0].value = -45
    let timeline = timeline(keyframes, frames: 100)
    #expect(timeline.actions.map(\.action.animation?.to) == [.number(20)])
    let run = try #require(timeline.events.first?.keyframes.first)
    #expect(run.after == 0.2)
    #expect(run.count == nil)
  }

  /// Squares in one shape layer that pulse one after the other, by size and by rotation.
  private func hearts(_ begins: [Double]) -> Composition {
    let items = begins.map { begin in
      var transform = LayerTransform()
      transform.rotation = AnimatedValue(
        keyframes: repeated(Self.beat, every: 25, times: 4, from: begin), fallback: 0)
      transform.opacity = AnimatedValue(
        keyframes: repeated(
          [(0, 1.0), (5, 0.5), (10, 1.0)], every: 25, times: 4, from: begin), fallback: 1)
      return ShapeItem.square(transform)
    }
    return .make([.shapes(items)], frames: 110)
  }

  @Test func staggeredLoopsAreOneRun() throws {
    let composition = hearts([10, 12.5, 15, 17.5])
    let timeline = converted(composition)
    let groups = timeline.events.flatMap(\.runGroups)
    #expect(groups.map(\.items.count) == [4])
    #expect(groups.map(\.step) == [0.1])
    #expect(groups.first?.first.timeline.tracks.map(\.target.key) == [.rotation, .opacity])
    #expect(try Timeline.read(from: timeline.jsonBytes()) == timeline.canonicalized)
    let summary = composition.converted().summary
    #expect(summary.loops == 8)
    #expect(summary.actions == 2)
    #expect(summary.changes == 8)
    #expect(summary.text.hasPrefix("8 properties move, exactly, 8 in loops; 2 actions for "))
  }

  @Test func durationsOfKeyframesHaveNames() {
    let names = converted(hearts([10, 12, 19])).constants.map(\.name)
    #expect(names.contains { $0.hasSuffix("Duration") })
  }
}
