public import SceneModel
import ViewTree

/// The largest deviation of a property from the design.
public struct PropertyDeviation: Hashable, Sendable {
  /// The identifier of the view.
  public var view: String
  /// The position of the view in the preorder of the design's view tree.
  public var source: Int
  /// The property.
  public var key: PropertyKey
  /// The largest distance, in the property's own unit; infinite for values of different structure.
  public var largest: Double
  /// The first frame with the deviation, from 0; halves are between frames.
  public var frame: Double

  /// Makes a deviation of its parts.
  public init(view: String, source: Int, key: PropertyKey, largest: Double, frame: Double) {
    self.view = view
    self.source = source
    self.key = key
    self.largest = largest
    self.frame = frame
  }

  /// The deviation in multiples of the smallest visible one, which makes different units
  /// comparable.
  public var weight: Double {
    switch key.unit {
    case .points: largest / 0.1
    case .degrees: largest / 0.1
    case .color: largest * 255 / 0.5
    case .factor: largest / 0.0005
    }
  }

  /// Whether the deviation is larger than the rounding of numbers in files.
  public var isNotable: Bool { weight > 0.05 }
}
