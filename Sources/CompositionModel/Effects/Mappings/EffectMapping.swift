import SceneModel

/// The declaration of an After Effects effect: its names and numbers, and a table of its controls.
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
  private(set) var movesPixels = false
  /// Whether its result depends on positions, or on the size of the area that it works on.
  private(set) var usesPositions = false
  /// Whether each pixel of the result depends on that pixel alone.
  private(set) var isPerPixel = false
  /// The place of the control that names another layer; `nil` without one.
  let layerControl: Int?
  /// Whether it reads the pixels of a map, which is the layer that it names.
  private(set) var needsMap = false
  /// The end of a sentence about the settings that are not drawn; `nil` if all are.
  let limitation: @Sendable (ControlPanel) -> String?
  /// The controls of an effect that changes pixels; `nil` for another one.
  package private(set) var table: ControlTable?

  /// Declares an effect that becomes a pixel effect; without a title, it has the pixel effect's.
  init<Kind: PixelEffect>(
    _ kind: Kind.Type, _ title: String? = nil, numbers: [Int] = [], matchNames: [String] = [],
    movesPixels: Bool = false, usesPositions: Bool = false, isPerPixel: Bool = false,
    layerControl: Int? = nil, _ controls: [ControlMapping<Kind>],
    limitation: @escaping @Sendable (ControlPanel) -> String? = { _ in nil }
  ) {
    self.init(
      title ?? kind.kindTitle, numbers: numbers, matchNames: matchNames, role: .pixelEffect,
      layerControl: layerControl, limitation: limitation)
    self.movesPixels = movesPixels
    self.usesPositions = usesPositions || movesPixels
    self.isPerPixel = isPerPixel
    needsMap = kind.needsMap
    table = ControlTable(controls)
  }

  /// Declares an effect with another role.
  init(
    _ title: String, numbers: [Int] = [], matchNames: [String] = [], role: Role,
    layerControl: Int? = nil,
    limitation: @escaping @Sendable (ControlPanel) -> String? = { _ in nil }
  ) {
    self.title = title
    self.role = role
    self.numbers = numbers
    self.matchNames = matchNames
    self.layerControl = layerControl
    self.limitation = limitation
  }
}

extension EffectMapping {
  /// Whether an effect is drawn with its settings.
  func draws(_ effect: Effect) -> Bool {
    switch role {
    case .pixelEffect: table?.effect(effect.panel) != nil
    case .stroke, .transform, .setMatte: true
    case .expressionControl, .notDrawn: false
    }
  }
}
