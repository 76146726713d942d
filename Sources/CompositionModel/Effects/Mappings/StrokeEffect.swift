package import Animation
package import SceneModel

extension EffectMapping {
  /// Stroke, which follows the masks of the layer.
  static let stroke = EffectMapping(
    "Stroke", numbers: [22], role: .stroke,
    limitation: { panel in
      StrokeEffect(panel).hardness < 1 ? "is drawn with a hard brush." : nil
    })
}

/// The controls of After Effects' Stroke.
package struct StrokeEffect {
  /// The content under a stroke: After Effects' Paint Style.
  package enum PaintStyle {
    /// The layer, with the stroke over it.
    case onOriginal
    /// A transparent picture in place of the layer.
    case onTransparent
    /// The layer is shown under the stroke alone.
    case revealOriginal
  }

  private let panel: ControlPanel

  /// Reads the controls.
  package init(_ panel: ControlPanel) { self.panel = panel }

  /// The number of the mask that it follows, from 1.
  package var mask: Double? { panel.setting(at: 0) }
  /// Whether it follows all masks.
  package var strokesAllMasks: Bool { panel.isOn(at: 1) }
  /// The color.
  package var color: AnimatedValue<Color>? { panel.color(at: 3) }
  /// The diameter of the brush, in points.
  package var brushSize: AnimatedValue<Double> { panel.number(at: 4) ?? AnimatedValue(2) }
  /// The hardness of the brush, 0...1.
  var hardness: Double { panel.setting(at: 5) ?? 1 }
  /// The opacity, 0...1.
  package var opacity: AnimatedValue<Double>? { panel.number(at: 6) }
  /// The start of the drawn part, in percent.
  package var start: AnimatedValue<Double> { panel.number(at: 7) ?? AnimatedValue(0) }
  /// The end of the drawn part, in percent.
  package var end: AnimatedValue<Double> { panel.number(at: 8) ?? AnimatedValue(100) }
  /// The distance between two dabs, in percent of the line's width.
  package var spacing: AnimatedValue<Double>? { panel.number(at: 9) }
  /// The content under the stroke.
  package var paintStyle: PaintStyle {
    panel.menu(at: 10, [.onOriginal, .onTransparent, .revealOriginal]) ?? .onOriginal
  }
}
