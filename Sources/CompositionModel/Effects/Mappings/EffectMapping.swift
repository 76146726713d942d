package import Animation
package import SceneModel

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
  /// After Effects' internal names, the member `mn`.
  ///
  /// They identify effects with `customNumber`, and effects that share a number.
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

extension Effect {
  /// The declaration of the effect; `nil` for an unknown one.
  package var mapping: EffectMapping? {
    EffectMapping.mapping(number: number, matchName: matchName)
  }

  /// After Effects' name; `nil` for an unknown effect.
  package var title: String? { mapping?.title }

  /// The part that it plays.
  package var role: EffectMapping.Role { mapping?.role ?? .notDrawn }

  /// Whether it is drawn with its settings.
  package var isDrawn: Bool {
    switch role {
    case .pixelEffect: mapping?.table?.effect(panel) != nil
    case .stroke, .transform, .setMatte: true
    case .expressionControl, .notDrawn: false
    }
  }

  /// The end of a sentence about the settings that are not drawn; `nil` if all are.
  package var limitation: String? { mapping?.limitation(panel) }

  /// The index of the layer that it names; `nil` for an effect that names none.
  package var namedLayer: AnimatedValue<Double>? {
    mapping?.layerControl.flatMap { panel.number(at: .index($0)) }
  }

  /// Whether it has a control that names another layer.
  package var namesLayer: Bool { mapping?.layerControl != nil }

  /// Whether it reads the pixels of the layer that it names.
  package var needsMap: Bool { mapping?.needsMap ?? false }

  /// Whether it takes pixels from other positions.
  package var movesPixels: Bool { mapping?.movesPixels ?? false }

  /// Whether each pixel of the result depends on that pixel alone; `false` if unknown.
  package var isPerPixel: Bool { mapping?.isPerPixel ?? false }
}

extension Layer {
  /// The first effect that uses positions, and all after it, of a layer of shapes or text.
  ///
  /// After Effects draws such a layer into its composition first; the positions are relative to the composition.
  package var placedEffects: ArraySlice<Effect> {
    guard !isThreeDimensional else { return [] }
    switch content {
    case .shapes, .text: break
    case .null, .solid, .precomposition, .image, .audio, .camera, .data, .adjustment, .unsupported:
      return []
    }
    return effects.drop { !$0.isEnabled || $0.mapping?.usesPositions != true }
  }
}

extension EffectMapping {
  /// All effects of After Effects with a mapping.
  ///
  /// If effects share a number, the first one applies unless another one has the match name.
  package static let all: [EffectMapping] = [
    .tint, .fill, .stroke, .tritone, .levels, .dropShadow, .radialWipe, .displacementMap,
    .setMatte, .gaussianBlur, .fastBoxBlur, .twirl, .meshWarp, .ripple, .waveWarp, .spherize,
    .puppet, .transform, .invert, .brightnessContrast, .hueSaturation, .exposure, .posterize,
    .threshold, .blackAndWhite, .gradientRamp, .fourColorGradient, .linearWipe, .venetianBlinds,
    .mirror, .offset, .motionTile, .cornerPin, .mosaic, .polarCoordinates, .simpleChoker,
    .expressionControl,
  ]

  /// Sliders, checkboxes and the like that expressions read: After Effects' own controls, and controls of scripts.
  static let expressionControl = EffectMapping(
    "Expression Control", numbers: [0, 1, 2, 3, 4, 6, 7, 8, 9, 10], role: .expressionControl)

  /// Lottie's number for all effects without a number of their own; the match name identifies them.
  static let customNumber = 5

  private static let mappingsByNumber = Dictionary(
    grouping: all.flatMap { mapping in mapping.numbers.map { (number: $0, mapping: mapping) } },
    by: \.number
  ).mapValues { $0.map(\.mapping) }

  private static let mappingsByMatchName = Dictionary(
    uniqueKeysWithValues: all.flatMap { mapping in mapping.matchNames.map { ($0, mapping) } })

  /// The mapping of an effect by its number and match name in a file; `nil` for an unknown effect.
  static func mapping(number: Int, matchName: String) -> EffectMapping? {
    guard number != customNumber else {
      return isExpressionControl(matchName) ? .expressionControl : mappingsByMatchName[matchName]
    }
    let candidates = mappingsByNumber[number] ?? []
    return candidates.first { $0.matchNames.contains(matchName) } ?? candidates.first
  }

  /// Whether an expression control has a match name.
  private static func isExpressionControl(_ matchName: String) -> Bool {
    matchName.isEmpty || matchName.hasPrefix("Pseudo/")
      || (matchName.hasPrefix("ADBE ") && matchName.hasSuffix(" Control"))
  }
}

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
