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
  /// The largest distance between frames where the design does not jump.
  package var largestBetween = 0.0

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

  /// The deviation in multiples of the smallest visible one, but for jumps of the design between two frames that the
  /// copy makes at another moment between them.
  package var judgedWeight: Double { weight(of: max(largestAtFrames, largestBetween)) }

  /// Whether the largest deviation is a jump of the design between two frames.
  package var isJump: Bool { largest > max(largestAtFrames, largestBetween) }

  /// Whether the deviation at frames exceeds a limit by more than the rounding of numbers in files.
  package func exceeds(_ limit: Double) -> Bool {
    weightAtFrames > weight(of: limit) + PropertyDeviation.rounding
  }

  private func weight(of distance: Double) -> Double {
    switch key.unit {
    case .points: distance / 0.1
    case .degrees: distance / 0.1
    case .color: distance * 255 / 0.5
    case .factor: distance / 0.0005
    }
  }

  /// Whether the deviation is larger than the rounding of numbers in files.
  package var isNotable: Bool { weight > PropertyDeviation.rounding }

  /// Whether the deviation at frames is larger than the rounding of numbers in files.
  package var isNotableAtFrames: Bool { weightAtFrames > PropertyDeviation.rounding }

  private static let rounding = 0.05
}
