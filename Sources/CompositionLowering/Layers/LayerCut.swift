import CompositionModel
import SceneModel
import ViewTree

/// A layer that cuts another one, by a matte or by the effect Set Matte.
struct LayerCut {
  /// The layer that cuts.
  var layer: Int
  /// What of its pixels lets through.
  var mode: MatteMode
  /// Whether an effect cuts, for which the layer may be hidden.
  var isEffect = false

  /// The cut by a matte.
  init(_ matte: Matte) {
    (layer, mode) = (matte.layer, matte.mode)
  }

  fileprivate init(layer: Int, mode: MatteMode) {
    (self.layer, self.mode, isEffect) = (layer, mode, true)
  }
}

extension LayerList {
  /// The cuts by a layer's effects.
  ///
  /// As in lottie-web, the layer that cuts lies where it is drawn itself, and cuts though it is hidden.
  func setMattes(of layer: Layer) -> [LayerCut] {
    layer.effects.compactMap { effect in
      guard effect.kind == .setMatte, effect.isEnabled, let mode = effect.setMatteMode,
        let number = effect.number(0)?.initial,
        let source = places[number]
      else { return nil }
      return LayerCut(layer: source, mode: mode)
    }
  }
}

extension Effect {
  /// What lets through in a Set Matte; `nil` for everything.
  ///
  /// Of the channels in its menu, luminance and lightness are luma, "Full" and "Off" cut nothing, and the others count
  /// as alpha.
  fileprivate var setMatteMode: MatteMode? {
    let isInverted = number(2)?.initial == 1
    switch number(1)?.initial {
    case 5, 7: return isInverted ? .lumaInverted : .luma
    case 9, 10: return nil
    default: return isInverted ? .alphaInverted : .alpha
    }
  }
}
