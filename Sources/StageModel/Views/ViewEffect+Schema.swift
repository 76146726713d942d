import Geometry
import SceneModel

extension ViewEffect {
  /// The properties that effects of this kind have; `SceneEffect.init` reads them by position.
  var schema: [PropertySlot] {
    switch self {
    case .tint: EffectSchema.tint
    case .colorFill: EffectSchema.colorFill
    case .tritone: EffectSchema.tritone
    case .levels: EffectSchema.levels
    case .dropShadow: EffectSchema.dropShadow
    case .gaussianBlur: EffectSchema.gaussianBlur
    case .radialWipe: EffectSchema.radialWipe
    case .innerShadow: EffectSchema.dropShadow
    case .satin: EffectSchema.satin
    case .colorOverlay: EffectSchema.colorFill
    case .gradientOverlay: EffectSchema.gradientOverlay
    case .outline: EffectSchema.outline
    case .bevel: EffectSchema.bevel
    }
  }
}

/// The properties of each kind of effect.
private enum EffectSchema {
  static let tint = [
    PropertySlot(.blackColor, .color(.black)), PropertySlot(.whiteColor, .color(.white)),
    PropertySlot(.mix, .number(1)),
  ]
  static let colorFill = [
    PropertySlot(.color, .color(.black)), PropertySlot(.opacity, .number(1)),
  ]
  static let tritone = [
    PropertySlot(.highlights, .color(.white)),
    PropertySlot(.midtones, .color(Color(red: 0.5, green: 0.5, blue: 0.5))),
    PropertySlot(.shadows, .color(.black)),
  ]
  static let levels = [
    PropertySlot(.levels, plainLevels), PropertySlot(.redLevels, plainLevels),
    PropertySlot(.greenLevels, plainLevels), PropertySlot(.blueLevels, plainLevels),
    PropertySlot(.alphaLevels, plainLevels),
  ]
  static let dropShadow = [
    PropertySlot(.color, .color(.black)), PropertySlot(.opacity, .number(1)),
    PropertySlot(.direction, .number(0)), PropertySlot(.distance, .number(0)),
    PropertySlot(.softness, .number(0)), PropertySlot(.spread, .number(0)),
  ]
  static let satin = [
    PropertySlot(.color, .color(.black)), PropertySlot(.opacity, .number(1)),
    PropertySlot(.direction, .number(0)), PropertySlot(.distance, .number(0)),
    PropertySlot(.softness, .number(0)),
  ]
  static let gradientOverlay = [
    PropertySlot(.opacity, .number(1)), PropertySlot(.gradientStops, .numbers([])),
    PropertySlot(.rotation, .number(-90)), PropertySlot(.gradientScale, .number(1)),
    PropertySlot(.gradientCenter, .vector(.zero)),
  ]
  static let outline = [
    PropertySlot(.color, .color(.black)), PropertySlot(.opacity, .number(1)),
    PropertySlot(.lineWidth, .number(1)),
  ]
  static let bevel = [
    PropertySlot(.steepness, .number(1)), PropertySlot(.distance, .number(0)),
    PropertySlot(.softness, .number(0)), PropertySlot(.direction, .number(-30)),
    PropertySlot(.altitude, .number(30)), PropertySlot(.highlights, .color(.white)),
    PropertySlot(.highlightOpacity, .number(1)), PropertySlot(.shadows, .color(.black)),
    PropertySlot(.shadowOpacity, .number(1)),
  ]
  static let gaussianBlur = [PropertySlot(.blurriness, .number(0))]
  static let radialWipe = [
    PropertySlot(.completion, .number(0)), PropertySlot(.rotation, .number(0)),
    PropertySlot(.center, .vector(.zero)), PropertySlot(.softness, .number(0)),
  ]

  private static let plainLevels = PropertyValue.numbers([0, 1, 1, 0, 1])
}
