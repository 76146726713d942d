import CompositionModel
import Geometry
import ViewTree

/// The masks of a layer.
struct MaskList {
  /// The masks that cut the layer.
  var masks: [Mask] = []
  /// The paths of all masks, by their index in the file: a text may follow one of mode None.
  var paths: [Int: AnimatedValue<BezierPath>] = [:]
}
