import CompositionModel
import ViewTree

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

  /// A layer that is complete as a view.
  static func complete(_ view: ViewDraft, of layer: Int) -> LayerViews {
    LayerViews(chain: [], layer: layer, content: [view], isComplete: true)
  }

  /// The views with a normal blend mode.
  var withoutBlendMode: LayerViews {
    var copy = self
    copy.blends = false
    return copy
  }
}

/// A matte of a layer: its track matte, or the matte of an effect Set Matte.
struct LayerMatte {
  let matte: Matte
  /// Whether an effect names the matte layer, which may be hidden then.
  let isEffect: Bool
}

extension LayerList {
  /// The mattes of a layer's effects.
  ///
  /// As in lottie-web, the matte layer keeps its own position, and applies even if it is hidden.
  func setMattes(of layer: Layer) -> [LayerMatte] {
    layer.effects.compactMap { effect in
      guard effect.role == .setMatte, effect.isEnabled, let mode = effect.setMatteMode,
        let number = effect.namedLayer?.initial, let source = positions[number]
      else { return nil }
      return LayerMatte(matte: Matte(layer: source, mode: mode), isEffect: true)
    }
  }
}
