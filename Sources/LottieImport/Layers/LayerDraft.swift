import CompositionModel
import SceneModel

/// A layer whose links to others are not resolved yet.
struct LayerDraft {
  /// The layer, without parent and matte.
  var layer: Layer
  /// The index that others refer to; `nil` without one.
  var index: Double?
  /// The index of its parent.
  var parent: Double?
  /// How another layer cuts it.
  var matteMode: MatteMode?
  /// The index of the layer that cuts it; `nil` for the one above.
  var matte: Double?
}
