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

/// A step from the time around a time scope to its own time: the only evaluation of start, stretch and time remapping.
package struct TimeStep: Sendable {
  private var start = 0.0
  private var stretch = 1.0
  /// The time remap that replaces start and stretch, and the layer's end, where the frame before it is shown.
  private var remap: (track: KeyframeTrack, end: Double)?

  /// Prepares a time scope; the step of the root changes nothing.
  package init(_ scope: TimeScope) {
    switch scope {
    case .root: break
    case .shifted(_, let start, let stretch): (self.start, self.stretch) = (start, stretch)
    case .remapped(_, let value, let end):
      remap = (KeyframeTrack(value.map { .number($0) }), end)
    }
  }

  /// The inner time, in frames.
  package mutating func time(at outer: Double) -> Double {
    guard let place = remap?.track.place(at: outer),
      let remapped = remap?.track.value(at: place).numberValue
    else { return (outer - start) / stretch }
    return remapped == remap?.end ? TimeStep.shown(atEnd: remapped) : remapped
  }

  /// The inner time that time remapping shows at the end of its layer: the frame before.
  package static func shown(atEnd end: Double) -> Double { end - 1 }
}
