import Animation
import SceneModel

// Effects of the menus Color Correction and Channel.
extension EffectMapping {
  static let blackAndWhite = EffectMapping(
    BlackAndWhite.self, matchNames: ["ADBE Black&White"],
    [
      .components(.hueWeights, at: 0...5) { $0 / 100 },
      .flag(\.isTinted, at: 6),
      .color(.color, at: 7),
    ])

  static let brightnessContrast = EffectMapping(
    BrightnessContrast.self, matchNames: ["ADBE Brightness & Contrast 2"],
    [
      .number(.brightness, at: 0) { $1.isOn(at: 2) ? $0 : $0 / 150 },
      .percent(.contrast, at: 1),
      .flag(\.isLegacy, at: 2),
    ])

  static let exposure = EffectMapping(
    Exposure.self, matchNames: ["ADBE Exposure2"],
    [.number(.exposure, at: 2), .number(.exposureOffset, at: 3), .number(.gamma, at: 4)],
    limitation: { panel in
      (panel.setting(at: 0) ?? 1) == 1
        ? nil : "is drawn with the settings of all channels, without those of single channels."
    })

  static let hueSaturation = EffectMapping(
    HueSaturation.self, matchNames: ["ADBE HUE SATURATION"],
    [
      .flag(\.isColorized, at: 5),
      .value(.hue) { $0.number(at: $0.isOn(at: 5) ? 6 : 2) },
      .value(.saturation) { $0.number(at: $0.isOn(at: 5) ? 7 : 3)?.map { $0 / 100 } },
      .value(.lightness) { $0.number(at: $0.isOn(at: 5) ? 8 : 4)?.map { $0 / 100 } },
    ],
    limitation: { panel in
      (panel.setting(at: 0) ?? 1) == 1
        ? nil : "is drawn with the settings of all colors, without those of single colors."
    })

  /// Channels other than red, green and blue are not drawn.
  static let invert = EffectMapping(
    Invert.self, matchNames: ["ADBE Invert"],
    [
      .menu(\.channel, at: 0, [.all, .red, .green, .blue], isRequired: true),
      .number(.mix, at: 1) { number, _ in 1 - number / 100 },
    ])

  /// Levels with controls for each channel; two headings separate the five numbers of each.
  static let levels = EffectMapping(
    Levels.self, numbers: [24], isPerPixel: true,
    [
      .components(.levels, at: 3...7),
      .components(.redLevels, at: 10...14),
      .components(.greenLevels, at: 17...21),
      .components(.blueLevels, at: 24...28),
      .components(.alphaLevels, at: 31...35),
    ])

  static let tint = EffectMapping(
    Tint.self, numbers: [20], isPerPixel: true,
    [.color(.blackColor, at: 0), .color(.whiteColor, at: 1), .percent(.mix, at: 2)])

  static let tritone = EffectMapping(
    Tritone.self, numbers: [23], isPerPixel: true,
    [.color(.highlights, at: 0), .color(.midtones, at: 1), .color(.shadows, at: 2)])
}

// Effects of the menu Stylize that change colors alone.
extension EffectMapping {
  static let posterize = EffectMapping(
    Posterize.self, matchNames: ["ADBE Posterize"], [.number(.levelCount, at: 0)])

  static let threshold = EffectMapping(
    Threshold.self, matchNames: ["ADBE Threshold", "ADBE Threshold2"],
    [.number(.threshold, at: 0) { number, _ in number / 255 }])
}
