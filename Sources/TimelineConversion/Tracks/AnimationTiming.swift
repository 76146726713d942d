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
