import CompositionModel
import SceneModel

extension EffectMapping {
  /// Set Matte.
  static let setMatte = EffectMapping(
    "Set Matte", numbers: [28], role: .setMatte, layerControl: 0,
    limitation: { effect in
      effect.matteChannel == .other
        ? "is drawn with the alpha channel instead of the chosen one." : nil
    })
}

/// The channel of the other layer that cuts in a Set Matte.
private enum MatteChannel {
  case luma
  case alpha
  /// Everything or nothing, which cuts nothing.
  case constant
  /// Red, green, blue, hue or saturation, which are treated as alpha.
  case other
}

extension Effect {
  /// The channel that masks; luminance and lightness are treated as luma.
  fileprivate var matteChannel: MatteChannel {
    guard number(at: 1) != nil else { return .alpha }
    return menu(
      at: 1,
      [.other, .other, .other, .alpha, .luma, .other, .luma, .other, .constant, .constant])
      ?? .alpha
  }

  /// The mode of the matte of a Set Matte; `nil` for one that cuts nothing.
  var setMatteMode: MatteMode? {
    let isInverted = isOn(at: 2)
    return switch matteChannel {
    case .luma: isInverted ? .lumaInverted : .luma
    case .alpha, .other: isInverted ? .alphaInverted : .alpha
    case .constant: nil
    }
  }
}
