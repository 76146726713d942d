import CompositionModel
import SceneModel
import ViewTree

/// The declaration of a layer style: its name and number, its controls, and their mapping.
///
/// Each style has a file of its own and a line in `LayerStyleMapping.all`.
package struct LayerStyleMapping: Sendable {
  /// The position of a style in the stack of a layer's styles.
  enum Level: Sendable {
    /// Behind the layer, as shadows and glows around it.
    case behind
    /// On the layer.
    case above
    /// On the layer, along its edges: shadows and glows behind the layer follow it.
    case onEdges
  }

  /// After Effects' name.
  package let title: String
  /// Lottie's number, the member `ty`.
  let number: Int
  /// The position in the stack.
  let level: Level
  /// The controls, in the order of After Effects' panel.
  package let controls: [LayerStyleControl]
  /// Maps controls to properties, and makes the effect with its options; `nil` for settings that are not drawn.
  private let pixelEffect: @Sendable (LayerStylePanel) -> (any PixelEffect)?

  /// Declares a style; without a title, it has that of its pixel effect.
  init<Result: PixelEffect>(
    _ title: String? = nil, number: Int, level: Level, controls: [LayerStyleControl],
    pixelEffect: @escaping @Sendable (LayerStylePanel) -> Result?
  ) {
    self.title = title ?? Result.kindTitle
    self.number = number
    self.level = level
    self.controls = controls
    self.pixelEffect = { pixelEffect($0) }
  }

  /// The view of a style; `nil` for settings that are not drawn.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - isShadowOnly: Whether a shadow is drawn without the layer.
  ///   - scope: The time scope of the style's keyframes.
  func view(of style: LayerStyle, isShadowOnly: Bool = false, scope: Int) -> ViewDraft? {
    let panel = LayerStylePanel(style, isShadowOnly: isShadowOnly)
    guard let result = pixelEffect(panel) else { return nil }
    let view = ViewDraft(
      name: style.name, kind: .effect(SceneEffect(result)), pointer: style.pointer)
    panel.settings.apply(to: view, scope: scope)
    return view
  }
}
