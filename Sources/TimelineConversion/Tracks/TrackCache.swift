import CompositionLowering
import Geometry
import SceneModel
import ViewTree

/// The tracks of animations that were converted before, by the sources of the animations.
///
/// Copies of a precomposition have equal animations: copies at the same time share tracks, and
/// copies that start some frames later have delayed copies of the tracks.
struct TrackCache {
  private var tracks: [AnimationSource: Range<Int>] = [:]
  private var shiftable: [ShiftableSource: ShiftableTracks] = [:]

  /// The indices of the tracks of equal animations; `nil` if there were none.
  func tracks(of source: AnimationSource) -> Range<Int>? { tracks[source] }

  /// Stores the indices of the tracks of an animation.
  mutating func store(_ range: Range<Int>, of source: AnimationSource) { tracks[source] = range }

  /// Returns the tracks of an animation that is equal some frames earlier or later, delayed by these frames.
  ///
  /// - Returns: The indices of the tracks, which are added to `properties`; `nil` if there is no such animation.
  mutating func shiftedTracks(
    of source: AnimationSource, at timing: AnimationTiming, in properties: inout ConvertedProperties
  ) -> Range<Int>? {
    let base =
      shiftable[ShiftableSource(source, timing)]
      ?? timing.relativeVisible.flatMap { shiftable[ShiftableSource(source, timing, $0)] }
    guard let base else { return nil }
    let delay = timing.start - base.start
    let frames = base.frames.lowerBound + delay...base.frames.upperBound + delay
    guard timing.isInside(frames) else { return nil }
    let shifted =
      delay == 0
      ? base.tracks : properties.addTracks(base.tracks, delayedBy: delay / timing.frameRate)
    store(shifted, of: source)
    return shifted
  }

  /// Stores that tracks depend on a range of root frames alone, so that equal animations can have delayed copies.
  ///
  /// - Parameter frames: The frames of its keyframes; `nil` if the tracks depend on those in which the view is visible.
  mutating func allowShifting(
    _ range: Range<Int>, of source: AnimationSource, at timing: AnimationTiming,
    frames: ClosedRange<Double>?
  ) {
    let visible = frames == nil ? timing.relativeVisible : nil
    guard timing.isInside(frames ?? timing.visible), frames != nil || visible != nil else { return }
    shiftable[ShiftableSource(source, timing, visible)] =
      (range, frames ?? timing.visible, timing.start)
  }

  /// Tracks that are the same at other times, the root frames that they depend on, and the root frame at which their time
  /// mapping begins.
  private typealias ShiftableTracks =
    (tracks: Range<Int>, frames: ClosedRange<Double>, start: Double)

  /// The parts of a source that do not depend on the frame at which its time mapping begins.
  private struct ShiftableSource: Hashable {
    let content: AnimationContent
    let mapping: Int
    /// The frames in which the view is visible, in millionths after the start of its time mapping; `nil` if the tracks
    /// do not depend on them.
    let visible: ClosedRange<Int>?

    init(_ source: AnimationSource, _ timing: AnimationTiming, _ visible: ClosedRange<Int>? = nil) {
      content = source.content
      mapping = timing.mapping
      self.visible = visible
    }
  }
}

/// All inputs of the conversion of an animation except the composition.
///
/// Animations of equal sources have equal tracks.
struct AnimationSource: Hashable {
  /// The animation without its time.
  let content: AnimationContent
  /// The index of the animation's time scope.
  let scope: Int
  /// The index of the spans in which the view is visible; `nil` for the visibility itself.
  let spansIndex: Int?

  init(_ animation: ViewAnimation, motionPaths: [BezierPath], spansIndex: Int?) {
    content = AnimationContent(animation, motionPaths: motionPaths)
    scope = animation.scope
    self.spansIndex = spansIndex
  }
}

/// The content of an animation, independent of its view and its time.
///
/// Lists of keyframes that share memory, as copies of a precomposition do, compare in constant time.
struct AnimationContent: Hashable {
  /// The hash of a sample of the content, because values of keyframes may be long paths.
  private let sample: Int
  private let keyframes: [Keyframe<PropertyValue>]
  private let key: PropertyKey
  private let component: Int?
  private let source: ViewAnimation.Source
  /// The motion paths of the view, for progress along them: tolerances of progress depend on their lengths.
  private let motionPaths: [BezierPath]

  init(_ animation: ViewAnimation, motionPaths: [BezierPath]) {
    keyframes = animation.value.keyframes
    key = animation.target.key
    component = animation.target.component
    source = animation.source
    self.motionPaths = motionPaths
    var hasher = Hasher()
    hasher.combine(key)
    hasher.combine(component)
    hasher.combine(keyframes.count)
    if let first = keyframes.first, let last = keyframes.last {
      hasher.combine(first.time)
      hasher.combine(last.time)
      first.value.hashSample(into: &hasher)
      last.value.hashSample(into: &hasher)
    }
    sample = hasher.finalize()
  }

  func hash(into hasher: inout Hasher) { hasher.combine(sample) }
}

/// The time of an animation, and the frames in which it is visible.
struct AnimationTiming {
  /// The index of the canonical time mapping.
  var mapping: Int
  /// The root frame at which the mapping begins.
  var start: Double
  /// The root frames in which the view is visible.
  var visible: ClosedRange<Double>
  /// The composition's first frame and the frame after the last one.
  var window: ClosedRange<Double>
  /// In frames a second.
  var frameRate: Double

  /// The frames in which the view is visible, in millionths after the start; `nil` where the window cuts them.
  var relativeVisible: ClosedRange<Int>? {
    guard isInside(visible) else { return nil }
    func millionths(_ frame: Double) -> Int { Int(((frame - start) * 1e6).rounded()) }
    return millionths(visible.lowerBound)...millionths(visible.upperBound)
  }

  /// Whether a range of root frames is inside the window and does not touch its ends.
  func isInside(_ frames: ClosedRange<Double>) -> Bool {
    frames.lowerBound > window.lowerBound && frames.upperBound < window.upperBound
  }
}
