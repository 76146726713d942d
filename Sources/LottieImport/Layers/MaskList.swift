import CompositionModel
import Geometry
import ViewTree

/// The masks of a layer.
struct MaskList {
  /// Those that cut the layer.
  var masks: [Mask] = []
  /// The outlines of all, by their places in the file: a text may follow one that does not cut.
  var paths: [Int: AnimatedValue<BezierPath>] = [:]
}
