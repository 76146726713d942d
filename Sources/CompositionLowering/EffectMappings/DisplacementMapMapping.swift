import CompositionModel
import SceneModel

extension EffectMapping {
  /// Displacement Map.
  static let displacementMap = EffectMapping(
    numbers: [27], movesPixels: true, layerControl: 0
  ) { panel in
    panel.set(.size, panel.size)
    panel.components(.displacement, at: [2, 4])
    return DisplacementMap.with {
      $0.horizontal = panel.menu(at: 1, channels) ?? .red
      $0.vertical = panel.menu(at: 3, channels) ?? .red
      $0.wraps = panel.isOn(at: 6)
    }
  }

  /// The channels in the order of the menus.
  private static let channels: [DisplacementMap.Channel] = [
    .red, .green, .blue, .alpha, .luminance, .hue, .lightness, .saturation, .full, .half, .off,
  ]
}

/// The position of a displacement map over the layer that it displaces.
enum MapBehavior {
  /// Centered on the layer.
  case center
  /// It is scaled to the size of the layer.
  case stretch
  /// It is repeated from the top left corner of the layer on.
  case tile
}

extension Effect {
  /// The position of the map of a Displacement Map.
  var mapBehavior: MapBehavior { menu(at: 5, [.center, .stretch, .tile]) ?? .center }

  /// Whether a Displacement Map shows pixels that it moves beyond the edges of its layer.
  var expandsOutput: Bool { isOn(at: 7) }
}
