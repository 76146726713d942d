package import SceneModel

extension BlendMode {
  /// The mode of an entry in the blend mode menu of layer styles, counted from 1 with its separators; `nil` for a mode
  /// that is not drawn.
  package init?(styleMenu entry: Double) {
    switch entry {
    case 1: self = .normal
    case 4: self = .darken
    case 5: self = .multiply
    case 6: self = .colorBurn
    case 10: self = .lighten
    case 11: self = .screen
    case 12: self = .colorDodge
    case 13: self = .add
    case 16: self = .overlay
    case 17: self = .softLight
    case 18: self = .hardLight
    case 22: self = .hardMix
    case 24: self = .difference
    case 25: self = .exclusion
    case 29: self = .hue
    case 30: self = .saturation
    case 31: self = .color
    case 32: self = .luminosity
    default: return nil
    }
  }
}
