import CompositionModel
import SceneModel
import ViewTree

/// A step from the time around a time scope to its own time: the only evaluation of start, stretch and time remapping.
package struct TimeStep: Sendable {
  private var start = 0.0
  private var stretch = 1.0
  /// The time remap that replaces start and stretch, and the frame at which the previous one is shown.
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
    return remapped == remap?.end ? remapped - 1 : remapped
  }
}
