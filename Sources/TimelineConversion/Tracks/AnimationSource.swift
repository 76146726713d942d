import CompositionLowering
import Geometry
import SceneModel
import ViewTree

/// All inputs of the conversion of an animation except the composition.
///
/// Animations of equal sources have equal tracks.
struct AnimationSource: Hashable {
  /// The animation without its time.
  let content: AnimationContent
  /// The index of the animation's time scope.
  let scope: Int
  /// The number of the spans in which the view is visible.
  let spans: Int

  init(_ animation: ViewAnimation, motionPaths: [BezierPath], spans: Int) {
    content = AnimationContent(animation, motionPaths: motionPaths)
    scope = animation.scope
    self.spans = spans
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
  /// The number of the canonical time mapping.
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
