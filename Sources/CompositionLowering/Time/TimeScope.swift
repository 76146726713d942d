import CompositionModel
public import SceneModel
public import ViewTree

/// How the time inside of a precomposition follows from the time around it.
public enum TimeScope: Hashable, Sendable {
  /// The composition's own time.
  case root
  /// (time − start) / stretch, in frames, of the scope with the index `parent`.
  case shifted(parent: Int, start: Double, stretch: Double)
  /// The value of a time remap, in frames, at the time of the scope with the index `parent`.
  ///
  /// At `end`, the frame after the last one, the last frame is shown, as in lottie-web.
  case remapped(parent: Int, AnimatedValue<Double>, end: Double)
}
