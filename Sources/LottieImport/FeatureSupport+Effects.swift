import CompositionLowering
import CompositionModel
import SceneModel
import ViewTree

extension Effect {
  /// Whether the effect is drawn.
  var isDrawn: Bool {
    switch kind {
    case .tint, .fill, .stroke, .tritone, .proLevels, .dropShadow, .radialWipe, .setMatte,
      .gaussianBlur, .transform, .boxBlur, .brightnessContrast, .hueSaturation, .exposure,
      .posterize, .threshold, .blackAndWhite, .ramp, .linearWipe, .venetianBlinds, .twirl,
      .spherize, .ripple, .waveWarp, .mirror, .offset, .motionTile, .cornerPin, .mosaic,
      .displacementMap:
      true
    case .invert: invertedChannel != nil
    case .meshWarp, .puppet, .control, .other: false
    }
  }

  /// The unsupported settings of an effect that is drawn, as the end of a sentence; `nil` for none.
  var lack: String? {
    switch kind {
    case .gaussianBlur where isUsed(2), .boxBlur where isUsed(3):
      "is drawn without repeated edge pixels."
    case .boxBlur where (number(1) ?? 3) < 3: "is drawn with three iterations."
    case .setMatte where [1, 2, 3, 6, 8].contains(number(1)):
      "is drawn with the alpha channel instead of the chosen one."
    case .stroke where (number(5) ?? 1) < 1: "is drawn with a hard brush."
    case .hueSaturation where (number(0) ?? 1) != 1:
      "is drawn with the settings of all colors, without those of single colors."
    case .exposure where (number(0) ?? 1) != 1:
      "is drawn with the settings of all channels, without those of single channels."
    case .ramp where isUsed(5): "is drawn without scatter."
    case .offset where isUsed(1): "is drawn without the blend with the original."
    case .ripple, .waveWarp: waveLack
    default: nil
    }
  }

  private var waveLack: String? {
    let isRipple = kind == .ripple
    if isRipple, number(2) == 1 { return "is drawn with symmetric waves." }
    if !isRipple, waveShape == nil { return "is drawn with sine waves." }
    if !isRipple, (number(5) ?? 1) > 1 { return "is drawn without pinned edges." }
    let (speed, phase) = isRipple ? (3, 6) : (4, 6)
    guard isUsed(speed), !goesOn(speed: speed, phase: phase) else { return nil }
    return "is drawn without wave speed, as the speed or the phase is animated."
  }

  private func number(_ place: Int) -> Double? { content(at: place)?.number?.initial }

  /// Whether a number is ever different from 0.
  private func isUsed(_ place: Int) -> Bool {
    guard let value = content(at: place)?.number else { return false }
    return value.isAnimated || value.initial != 0
  }
}

extension LayerStyle {
  /// Whether the style is drawn.
  var isDrawn: Bool {
    if case .other = kind { false } else { true }
  }

  /// The settings that are not drawn.
  var missingSettings: [String] {
    func isUsed(_ member: String) -> Bool {
      guard let value = content(member)?.number else { return false }
      return value.isAnimated || value.initial != 0
    }
    func isOther(_ member: String, than standard: Double) -> Bool {
      guard let value = content(member)?.number else { return false }
      return value.isAnimated || value.initial != standard
    }
    func isUnknown(_ member: String) -> Bool {
      guard let entry = content(member)?.number?.initial else { return false }
      return BlendMode(styleMenu: entry) == nil
    }
    return [
      // Jitter only mixes the colors of a gradient, which glows in files do not have.
      ("noise", isUsed("no")), ("its range", isOther("r", than: 50)),
      ("its unknown blend mode", ["bm", "hm", "sm"].contains(where: isUnknown)),
      (
        "alignment to the composition",
        kind == .gradientOverlay && content("al")?.number?.initial == 0
      ),
      ("Stroke Emboss", kind == .bevel && content("bs")?.number?.initial == 5),
    ].filter(\.1).map(\.0)
  }
}
