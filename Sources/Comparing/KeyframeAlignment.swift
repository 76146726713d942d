import SceneModel
import ViewTree

/// The keyframes of two versions of a property, paired so that the fewest changes lead from one to the other.
struct KeyframeAlignment {
  /// The keyframes of one version.
  typealias Keyframes = [Keyframe<PropertyValue>]

  /// The largest difference of times that are equal, in frames: a shift by a time is rounded.
  private static let timeTolerance = 1e-6
  /// The cost of a different ease: less than a missing keyframe's.
  private static let easeCost = 0.5

  /// The keyframes in order.
  private(set) var steps: [SequenceAlignment.Step] = []
  /// The delay of all keyframes in the new version, in frames; negative if they are earlier.
  private(set) var shift = 0.0

  private let old: Keyframes
  private let new: Keyframes

  /// Pairs the keyframes, at least one each.
  init(_ old: Keyframes, _ new: Keyframes) {
    (self.old, self.new) = (old, new)
    // The candidates: no shift, and the shifts of the first and the last keyframe.
    let shifts = [new[0].time - old[0].time, new[new.count - 1].time - old[old.count - 1].time]
    var best = Double.infinity
    for shift in [0] + shifts.filter({ abs($0) > KeyframeAlignment.timeTolerance }) {
      let alignment = SequenceAlignment(old.count, new.count, single: 1) { one, other in
        cost(one, other, shift) == 0
      } pair: { one, other in
        cost(one, other, shift)
      }
      // A shift is a change of its own.
      let whole = alignment.cost + (shift == 0 ? 0 : 1)
      guard whole < best else { continue }
      (best, self.steps, self.shift) = (whole, alignment.steps, shift)
    }
  }

  /// Whether two keyframes have one time, but for the shift.
  func areSimultaneous(_ one: Int, _ other: Int, shift: Double? = nil) -> Bool {
    abs(old[one].time + (shift ?? self.shift) - new[other].time) <= KeyframeAlignment.timeTolerance
  }

  /// Whether the motions after two keyframes are equal; there is none after the last one.
  func haveEqualEases(_ one: Int, _ other: Int) -> Bool {
    isLast(one, other) || old[one].easing == new[other].easing
  }

  /// Whether the motion paths after two keyframes are equal; there is none after the last one.
  func haveEqualTangents(_ one: Int, _ other: Int) -> Bool {
    isLast(one, other) || old[one].tangents == new[other].tangents
  }

  private func isLast(_ one: Int, _ other: Int) -> Bool {
    one == old.count - 1 || other == new.count - 1
  }

  /// The number of changes of a pair; a keyframe with another time and another value is another keyframe.
  private func cost(_ one: Int, _ other: Int, _ shift: Double) -> Double {
    let moves = !areSimultaneous(one, other, shift: shift)
    let changes = old[one].value != new[other].value
    if moves && changes { return 3 }
    let eases = !haveEqualEases(one, other) || !haveEqualTangents(one, other)
    return (moves || changes ? 1 : 0) + (eases ? KeyframeAlignment.easeCost : 0)
  }
}
