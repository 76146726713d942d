package import SceneModel
import ViewTree

/// The largest deviation of a property from the design.
package struct PropertyDeviation: Hashable, Sendable {
  /// The identifier of the view.
  package var view: String
  /// The position of the view in the preorder of the design's view tree.
  package var source: Int
  /// The property.
  package var key: PropertyKey
  /// The largest distance at a frame or between two, in the property's own unit; infinite where values are of two
  /// structures.
  package var largest: Double
  /// The first frame with the deviation, from 0; halves are between frames.
  package var frame: Double
  /// The largest distance at a frame.
  package var largestAtFrames: Double
  /// The largest distance between frames that counts.
  package var largestBetween = 0.0
  /// Why the largest distance, which is between two frames, does not count; `nil` if it does.
  package var excuse: Excuse?
  /// The length of the motion path that a progress belongs to, in points; 0 for other properties.
  package var pathLength = 0.0

  /// A reason why a distance between two frames does not count.
  package enum Excuse: Hashable, Sendable {
    /// The design jumps, and the copy does so at another moment between the frames.
    case jump
    /// The design moves so far between the frames that the distance is a small part of it.
    case fastMovement
  }

  /// Makes a deviation of its parts.
  ///
  /// The largest distance counts for frames if `frame` is one.
  package init(view: String, source: Int, key: PropertyKey, largest: Double, frame: Double) {
    self.view = view
    self.source = source
    self.key = key
    self.largest = largest
    self.frame = frame
    largestAtFrames = frame == frame.rounded() ? largest : 0
  }

  /// The deviation in multiples of the smallest visible one, to compare properties of different units.
  package var weight: Double { weight(of: largest) }

  /// The deviation at frames in multiples of the smallest visible one.
  package var weightAtFrames: Double { weight(of: largestAtFrames) }

  /// The deviation in multiples of the smallest visible one, without those between frames that do not count.
  ///
  /// A deviation between frames is shown half as long as a frame, and weighs half as much.
  package var judgedWeight: Double { max(weightAtFrames, weight(of: largestBetween) / 2) }

  /// Whether the deviation at frames exceeds a limit by more than the rounding of numbers in files.
  package func exceeds(_ limit: Double) -> Bool {
    weightAtFrames > weight(of: limit) + PropertyDeviation.rounding
  }

  private func weight(of distance: Double) -> Double {
    switch key.unit {
    case .points: distance / 0.1
    case .degrees: distance / 0.1
    case .color: distance * 255 / 0.5
    case .factor where pathLength > 0: distance * pathLength / 0.1
    case .factor: distance / 0.0005
    }
  }

  /// Whether the deviation is larger than the rounding of numbers in files.
  package var isNotable: Bool { weight > PropertyDeviation.rounding }

  /// Whether the deviation at frames is larger than the rounding of numbers in files.
  package var isNotableAtFrames: Bool { weightAtFrames > PropertyDeviation.rounding }

  private static let rounding = 0.05
}
