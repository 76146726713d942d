import CompositionLowering
import Geometry
import SceneModel
import ViewTree

/// The content of an animation, independent of its view and its time.
///
/// Lists of keyframes that share their memory, as those of copies of a precomposition do, compare in constant time.
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
