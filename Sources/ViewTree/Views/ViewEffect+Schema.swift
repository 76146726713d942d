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
    case .invert: RecolorSchema.invert
    case .brightnessContrast: RecolorSchema.brightnessContrast
    case .hueSaturation: RecolorSchema.hueSaturation
    case .exposure: RecolorSchema.exposure
    case .posterize: RecolorSchema.posterize
    case .threshold: RecolorSchema.threshold
    case .blackAndWhite: RecolorSchema.blackAndWhite
    case .ramp: WarpSchema.ramp
    case .linearWipe: WarpSchema.linearWipe
    case .venetianBlinds: WarpSchema.venetianBlinds
    case .twirl: WarpSchema.twirl
    case .spherize: WarpSchema.spherize
    case .ripple: WarpSchema.ripple
    case .waveWarp: WarpSchema.waveWarp
    case .mirror: WarpSchema.mirror
    case .motionTile: WarpSchema.motionTile
    case .cornerPin: WarpSchema.cornerPin
    case .mosaic: WarpSchema.mosaic
    case .displacementMap: WarpSchema.displacementMap
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

/// The properties of effects that change colours.
private enum RecolorSchema {
  static let invert = [PropertySlot(.mix, .number(1))]
  static let brightnessContrast = [
    PropertySlot(.brightness, .number(0)), PropertySlot(.contrast, .number(0)),
  ]
  static let hueSaturation = [
    PropertySlot(.hue, .number(0)), PropertySlot(.saturation, .number(0)),
    PropertySlot(.lightness, .number(0)),
  ]
  static let exposure = [
    PropertySlot(.exposure, .number(0)), PropertySlot(.exposureOffset, .number(0)),
    PropertySlot(.gamma, .number(1)),
  ]
  static let posterize = [PropertySlot(.levelCount, .number(7))]
  static let threshold = [PropertySlot(.threshold, .number(0.5))]
  static let blackAndWhite = [
    PropertySlot(.hueWeights, .numbers([0.4, 0.6, 0.4, 0.6, 0.2, 0.8])),
    PropertySlot(.color, .color(.white)),
  ]
}

/// The properties of effects that know places.
private enum WarpSchema {
  static let ramp = [
    PropertySlot(.gradientStart, .vector(.zero)), PropertySlot(.gradientEnd, .vector(.zero)),
    PropertySlot(.startColor, .color(.black)), PropertySlot(.endColor, .color(.white)),
    PropertySlot(.mix, .number(1)),
  ]
  static let linearWipe = [
    PropertySlot(.completion, .number(0)), PropertySlot(.direction, .number(90)),
    PropertySlot(.softness, .number(0)), PropertySlot(.size, .vector(.zero)),
  ]
  static let venetianBlinds = [
    PropertySlot(.completion, .number(0)), PropertySlot(.direction, .number(90)),
    PropertySlot(.softness, .number(0)), PropertySlot(.waveWidth, .number(20)),
  ]
  static let twirl = [
    PropertySlot(.rotation, .number(0)), PropertySlot(.center, .vector(.zero)),
    PropertySlot(.radius, .number(0)),
  ]
  static let spherize = [
    PropertySlot(.center, .vector(.zero)), PropertySlot(.radius, .number(0)),
  ]
  static let ripple = [
    PropertySlot(.center, .vector(.zero)), PropertySlot(.radius, .number(0)),
    PropertySlot(.waveWidth, .number(20)), PropertySlot(.waveHeight, .number(0)),
    PropertySlot(.phase, .number(0)),
  ]
  static let waveWarp = [
    PropertySlot(.waveHeight, .number(0)), PropertySlot(.waveWidth, .number(40)),
    PropertySlot(.direction, .number(90)), PropertySlot(.phase, .number(0)),
  ]
  static let mirror = [
    PropertySlot(.center, .vector(.zero)), PropertySlot(.rotation, .number(0)),
  ]
  static let motionTile = [
    PropertySlot(.size, .vector(.zero)), PropertySlot(.center, .vector(.zero)),
    PropertySlot(.tileSize, .vector(Vector3(1, 1, 0))),
    PropertySlot(.outputSize, .vector(Vector3(1, 1, 0))), PropertySlot(.phase, .number(0)),
  ]
  static let cornerPin = [
    PropertySlot(.size, .vector(.zero)), PropertySlot(.topLeft, .vector(.zero)),
    PropertySlot(.topRight, .vector(.zero)), PropertySlot(.bottomLeft, .vector(.zero)),
    PropertySlot(.bottomRight, .vector(.zero)),
  ]
  static let mosaic = [
    PropertySlot(.size, .vector(.zero)), PropertySlot(.blocks, .vector(Vector3(10, 10, 0))),
  ]
  static let displacementMap = [
    PropertySlot(.size, .vector(.zero)), PropertySlot(.displacement, .vector(.zero)),
  ]
}
