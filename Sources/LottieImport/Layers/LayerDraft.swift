import CompositionModel
import SceneModel

/// A layer with unresolved references to other layers.
struct LayerDraft {
  /// The layer, without parent and matte.
  var layer: Layer
  /// The index by which other layers refer to it; `nil` without one.
  var index: Double?
  /// The index of its parent.
  var parent: Double?
  /// The mode of its track matte.
  var matteMode: MatteMode?
  /// The index of its matte layer; `nil` for the layer above.
  var matte: Double?
}
