import SceneModel

/// How pixels mix with those behind.
public enum BlendMode: Sendable, Hashable {
  /// Source over destination.
  case normal
  /// The product.
  case multiply
  /// The complement of the product of the complements.
  case screen
  /// Multiplies dark and screens light destinations.
  case overlay
  /// The darker component.
  case darken
  /// The lighter component.
  case lighten
  /// Brightens the destination.
  case colorDodge
  /// Darkens the destination.
  case colorBurn
  /// A softer hard light.
  case softLight
  /// Overlay with both layers exchanged.
  case hardLight
  /// The absolute difference.
  case difference
  /// A difference of lower contrast.
  case exclusion
  /// The hue of the source.
  case hue
  /// The saturation of the source.
  case saturation
  /// Hue and saturation of the source.
  case color
  /// The luminosity of the source.
  case luminosity
  /// The source where the destination is opaque.
  case sourceAtop
  /// The source behind the destination.
  case destinationOver
  /// The destination where the source is transparent.
  case destinationOut
  /// The sum, minus white.
  case plusDarker
  /// The sum, limited to white.
  case plusLighter

  /// The mode of scenes; `nil` for modes that need the whole group, or have none.
  var sceneMode: SceneModel.BlendMode? {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .plusLighter: .add
    case .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
    }
  }
}
