import CompositionModel
import SceneModel
package import ViewTree

/// A time scope: the relation of the time inside of a precomposition to the time around it.
package enum TimeScope: Hashable, Sendable {
  /// The time of the main composition.
  case root
  /// (time − start) / stretch, in frames, of the scope with the index `parent`.
  case shifted(parent: Int, start: Double, stretch: Double)
  /// The value of a time remapping, in frames, at the time of the scope with the index `parent`.
  ///
  /// At `end`, the frame after the last one, the last frame is shown, as in lottie-web.
  case remapped(parent: Int, AnimatedValue<Double>, end: Double)
}
