/// The views of a layer, and the layers whose transforms apply to them.
struct LayerViews {
  /// The indices of the layers whose transforms apply, outermost first.
  var chain: [Int]
  /// The index of the layer.
  var layer: Int
  /// The content of the layer's group.
  var content: [ViewDraft]
  /// Whether `content` is complete and needs no group.
  var isComplete = false
  /// Whether the group has the blend mode of the layer; a matte's group has it instead.
  var blends = true

  /// The views with a normal blend mode.
  var withoutBlendMode: LayerViews {
    var copy = self
    copy.blends = false
    return copy
  }
}
