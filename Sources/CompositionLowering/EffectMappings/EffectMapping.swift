import CompositionModel
import Geometry
import SceneModel
import ViewTree

/// The declaration of an After Effects effect: its names and numbers, and the mapping of its controls.
///
/// Each effect has a file of its own and a line in `EffectMapping.all`.
package struct EffectMapping: Sendable {
  /// The part that an effect plays in a composition.
  package enum Role: Hashable, Sendable {
    /// It changes the pixels of the layer, as a `PixelEffect`.
    case pixelEffect
    /// It draws a stroke along the masks of the layer.
    case stroke
    /// It transforms the layer.
    case transform
    /// It cuts the layer by another one.
    case setMatte
    /// It holds values for expressions and draws nothing.
    case expressionControl
    /// It is recognized, but not drawn.
    case notDrawn
  }

  /// After Effects' name.
  package let title: String
  /// The part that it plays.
  package let role: Role
  /// Lottie's numbers, the member `ty`.
  let numbers: [Int]
  /// After Effects' internal names, the member `mn`, which identify it under the number for any effect, and among
  /// effects that share a number.
  let matchNames: [String]
  /// Whether it takes pixels from other positions.
  let movesPixels: Bool
  /// Whether its result depends on positions, or on the size of the area that it works on.
  let usesPositions: Bool
  /// Whether each pixel of the result depends on that pixel alone.
  let isPerPixel: Bool
  /// The place of the control that names another layer; `nil` without one.
  let layerControl: Int?
  /// Whether it reads the pixels of a map, which is the layer that it names.
  let needsMap: Bool
  /// The end of a sentence about the settings that are not drawn; `nil` if all are.
  let limitation: @Sendable (Effect) -> String?
  /// Maps controls to properties, and makes the effect with its options; `nil` for settings that are not drawn.
  private let pixelEffect: (@Sendable (EffectPanel) -> (any PixelEffect)?)?

  /// Declares an effect that becomes a pixel effect; without a title, it has that of the pixel effect.
  init<Result: PixelEffect>(
    _ title: String? = nil, numbers: [Int] = [], matchNames: [String] = [],
    movesPixels: Bool = false,
    usesPositions: Bool = false, isPerPixel: Bool = false, layerControl: Int? = nil,
    pixelEffect: @escaping @Sendable (EffectPanel) -> Result?,
    limitation: @escaping @Sendable (Effect) -> String? = { _ in nil }
  ) {
    self.title = title ?? Result.kindTitle
    role = .pixelEffect
    self.numbers = numbers
    self.matchNames = matchNames
    self.movesPixels = movesPixels
    self.usesPositions = usesPositions || movesPixels
    self.isPerPixel = isPerPixel
    self.layerControl = layerControl
    needsMap = Result.needsMap
    self.limitation = limitation
    self.pixelEffect = { pixelEffect($0) }
  }

  /// Declares an effect with another role.
  init(
    _ title: String, numbers: [Int] = [], matchNames: [String] = [], role: Role,
    layerControl: Int? = nil,
    limitation: @escaping @Sendable (Effect) -> String? = { _ in nil }
  ) {
    self.title = title
    self.role = role
    self.numbers = numbers
    self.matchNames = matchNames
    movesPixels = false
    usesPositions = false
    isPerPixel = false
    self.layerControl = layerControl
    needsMap = false
    self.limitation = limitation
    pixelEffect = nil
  }
}

extension EffectMapping {
  /// The number by which players recognize the effect; `nil` for effects without a number in
  /// Lottie.
  package var lottieNumber: Int? { numbers.first }

  /// Whether an effect is drawn with its settings.
  func draws(_ effect: Effect) -> Bool {
    switch role {
    case .pixelEffect: pixelEffect?(EffectPanel(effect, size: .zero)) != nil
    case .stroke, .transform, .setMatte: true
    case .expressionControl, .notDrawn: false
    }
  }

  /// The view of an effect that changes pixels; `nil` for one that does not, or is not drawn.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - size: The size of the area at the origin that it works on, in points.
  ///   - span: The time during which its layer is shown.
  ///   - scope: The time scope of the effect's keyframes.
  func view(of effect: Effect, size: Vector2, during span: LayerSpan, scope: Int) -> ViewDraft? {
    let panel = EffectPanel(effect, size: size, span: span)
    guard let result = pixelEffect?(panel) else { return nil }
    let view = ViewDraft(
      name: effect.name, kind: .effect(SceneEffect(result)), pointer: effect.pointer)
    panel.settings.apply(to: view, scope: scope)
    return view
  }
}
