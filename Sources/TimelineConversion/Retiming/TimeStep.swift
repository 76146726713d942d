import SceneModel
import ViewTree

/// A step from the time around a precomposition to its own time.
struct TimeStep {
  /// Inner time = (outer time − start) / stretch, in frames.
  var start = 0.0
  var stretch = 1.0
  /// The time remap that replaces start and stretch, and the frame in place of which the one before is shown.
  var remap: (track: KeyframeTrack, end: Double)?

  /// The inner time, in frames.
  mutating func time(at outer: Double) -> Double {
    guard let place = remap?.track.place(at: outer),
      let remapped = remap?.track.value(at: place).numberValue
    else { return (outer - start) / stretch }
    return remapped == remap?.end ? remapped - 1 : remapped
  }
}
