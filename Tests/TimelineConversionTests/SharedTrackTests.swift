import CompositionLowering
import CompositionModel
import Geometry
import SceneModel
import TestSupport
import Testing
import TimelineModel
import ViewTree

@testable import TimelineConversion

/// Equal animations share their tracks.
@Suite struct SharedTrackTests {
  private func animation(_ key: PropertyKey, to end: Double, scope: Int = 0) -> ViewAnimation {
    let keyframes = [
      Keyframe(time: 0, value: PropertyValue.number(0), easing: .smooth),
      Keyframe(time: 20, value: .number(end)),
    ]
    return ViewAnimation(
      target: PropertyTarget(view: 3, key: key),
      value: AnimatedValue(keyframes: keyframes, fallback: .number(0)), scope: scope)
  }

  private func source(
    _ animation: ViewAnimation, _ paths: [BezierPath] = [], spans: Int = 0
  ) -> AnimationSource {
    AnimationSource(animation, motionPaths: paths, spansIndex: spans)
  }

  @Test func sourcesCompareByContent() {
    var other = animation(.rotation, to: 90)
    other.target.view = 8
    #expect(source(other) == source(animation(.rotation, to: 90)))
    #expect(source(other).hashValue == source(animation(.rotation, to: 90)).hashValue)
    #expect(source(other) != source(animation(.rotation, to: 91)))
    #expect(source(other) != source(animation(.opacity, to: 90)))
    #expect(source(other) != source(animation(.rotation, to: 90, scope: 1)))
    #expect(source(other) != source(other, spans: 1))
  }

  @Test func progressOnPathsOfOtherLengthsIsAnotherSource() {
    let progress = animation(.progress, to: 1)
    let short = BezierPath.polygon([.zero, Vector2(10, 0)], isClosed: false)
    let long = BezierPath.polygon([.zero, Vector2(500, 0)], isClosed: false)
    #expect(source(progress, [short]) == source(progress, [short]))
    #expect(source(progress, [short]) != source(progress, [long]))
  }

  @Test func laterAnimationsHaveDelayedTracks() throws {
    var (cache, properties) = (TrackCache(), ConvertedProperties())
    let tracks = properties.addTracks([
      PropertyChanges(
        target: PropertyTarget(view: 3, key: .rotation), initial: .number(0),
        changes: [TimedChange(begin: 0.5, value: .number(90))])
    ])
    var timing = AnimationTiming(
      mapping: 0, start: 10, visible: 0...100, window: 0...100, frameRate: 20)
    let first = source(animation(.rotation, to: 90))
    cache.store(tracks, of: first)
    cache.allowShifting(tracks, of: first, at: timing, frames: 10...30)
    #expect(cache.tracks(of: first) == tracks)
    let later = source(animation(.rotation, to: 90, scope: 1))
    #expect(cache.tracks(of: later) == nil)
    timing.start = 14
    let shifted = try #require(cache.shiftedTracks(of: later, at: timing, in: &properties))
    #expect(properties.tracks[shifted].flatMap(\.changes).map(\.begin) == [0.7])
    #expect(cache.tracks(of: later) == shifted)
    // Keyframes beyond the window are converted separately, because the window cuts them.
    timing.start = 90
    let cut = source(animation(.rotation, to: 90, scope: 2))
    #expect(cache.shiftedTracks(of: cut, at: timing, in: &properties) == nil)
  }

  @Test func copiesOfAPrecompositionAnimateAlike() {
    let inner = Layer.square {
      $0.transform.rotation = AnimatedValue(
        Keyframe(time: 2, value: 0, easing: .smooth), Keyframe(time: 12, value: 90))
    }
    var later = Layer.inner()
    later.startTime = 15
    let composition = Composition.make([.inner(), later], precompositions: [[inner]])
    let begins = composition.equalTimeline().actions.filter {
      $0.action.target.key == .rotation
    }.map(\.action.animation?.delay)
    #expect(begins == [0.08, 0.68])
  }

  @Test func changesOfOneContentHaveOneNumber() {
    let change = TimedChange(begin: 1, value: .number(2), motion: motion(.smooth))
    var (later, other) = (change, change)
    later.begin = 2
    other.value = .number(3)
    // Files name the curve, so that a small difference of control points is ignored.
    let near = TimedChange(begin: 5, value: .number(2), motion: motion(.nearlySmooth))
    let target = PropertyTarget(view: 0, key: .rotation)
    let indices = ActionContent.indices(of: [
      PropertyChanges(target: target, initial: .number(0), changes: [change, other]),
      PropertyChanges(target: target, initial: .number(1), changes: [near, later]),
    ])
    #expect(indices == [[0, 1], [0, 0]])
  }

  private func motion(_ curve: TimingCurve) -> TimedChange.Motion {
    TimedChange.Motion(curve: curve, duration: 1)
  }
}

extension TimingCurve {
  fileprivate static let smooth = TimingCurve.easeInOut
  fileprivate static let nearlySmooth = TimingCurve(0.4201, 0, 0.58, 1)
}
