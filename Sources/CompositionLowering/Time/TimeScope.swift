package import CompositionModel
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
  /// At `end`, the previous frame is shown, as in lottie-web.
  case remapped(parent: Int, AnimatedValue<Double>, end: Double)

  /// The time inside of a layer.
  package init(inside layer: Layer, parent: Int) {
    if case .precomposition(_, _, let timeRemap?) = layer.content {
      self = .remapped(parent: parent, timeRemap, end: layer.outPoint)
    } else {
      let stretch = layer.stretch.isFinite && layer.stretch != 0 ? layer.stretch : 1
      self = .shifted(parent: parent, start: layer.startTime, stretch: stretch)
    }
  }

  /// The index of the scope around it; `nil` for the root.
  package var parent: Int? {
    switch self {
    case .root: nil
    case .shifted(let parent, _, _), .remapped(let parent, _, _): parent
    }
  }
}
