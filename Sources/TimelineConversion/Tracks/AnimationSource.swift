import CompositionLowering
import Geometry

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
