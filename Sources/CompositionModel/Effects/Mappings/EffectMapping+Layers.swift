package import SceneModel

extension EffectMapping {
  static let transform = EffectMapping("Transform", numbers: [35], role: .transform)

  /// Stroke, which follows the masks of the layer.
  static let stroke = EffectMapping(
    "Stroke", numbers: [22], role: .stroke,
    limitation: { ($0.setting(at: 5) ?? 1) < 1 ? "is drawn with a hard brush." : nil })

  static let setMatte = EffectMapping(
    "Set Matte", numbers: [28], role: .setMatte, layerControl: 0,
    limitation: { panel in
      [1, 2, 3, 6, 8].contains(panel.matteChannel)
        ? "is drawn with the alpha channel instead of the chosen one." : nil
    })
}

extension ControlPanel {
  /// The channel of the other layer that cuts in a Set Matte, as an entry of the menu: red, green, blue, alpha, luminance,
  /// hue, lightness, saturation, full or off.
  fileprivate var matteChannel: Double { setting(at: 1) ?? 4 }
}

extension Effect {
  /// The mode of the matte of a Set Matte; `nil` for one that cuts nothing.
  package var setMatteMode: MatteMode? {
    let isInverted = panel.isOn(at: 2)
    return switch panel.matteChannel {
    case 5, 7: isInverted ? .lumaInverted : .luma
    case 9, 10: nil
    default: isInverted ? .alphaInverted : .alpha
    }
  }

  /// The content under a Stroke.
  package var paintStyle: StrokePaintStyle {
    panel.menu(at: 10, [.onOriginal, .onTransparent, .revealOriginal]) ?? .onOriginal
  }

  /// The position of the map of a Displacement Map.
  package var mapBehavior: MapBehavior { panel.menu(at: 5, [.center, .stretch, .tile]) ?? .center }

  /// Whether a Displacement Map shows pixels that it moves beyond the edges of its layer.
  package var expandsOutput: Bool { panel.isOn(at: 7) }
}

/// The content under a Stroke: After Effects' Paint Style.
package enum StrokePaintStyle {
  /// The layer, with the stroke over it.
  case onOriginal
  /// A transparent picture in place of the layer.
  case onTransparent
  /// The layer is shown under the stroke alone.
  case revealOriginal
}

/// The position of a displacement map over the layer that it displaces.
package enum MapBehavior {
  /// Centered on the layer.
  case center
  /// It is scaled to the size of the layer.
  case stretch
  /// It is repeated from the top left corner of the layer on.
  case tile
}
