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
  /// The largest distance, in the property's own unit; infinite for values of different structure.
  package var largest: Double
  /// The first frame with the deviation, from 0; halves are between frames.
  package var frame: Double

  /// Makes a deviation of its parts.
  package init(view: String, source: Int, key: PropertyKey, largest: Double, frame: Double) {
    self.view = view
    self.source = source
    self.key = key
    self.largest = largest
    self.frame = frame
  }

  /// The deviation in multiples of the smallest visible one, which makes different units
  /// comparable.
  package var weight: Double {
    switch key.unit {
    case .points: largest / 0.1
    case .degrees: largest / 0.1
    case .color: largest * 255 / 0.5
    case .factor: largest / 0.0005
    }
  }

  /// Whether the deviation is larger than the rounding of numbers in files.
  package var isNotable: Bool { weight > 0.05 }
}
