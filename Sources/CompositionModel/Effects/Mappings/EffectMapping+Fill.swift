import SceneModel

// Effects of the menus Generate and Transition: fills, gradients and wipes.
extension EffectMapping {
  static let fill = EffectMapping(
    ColorFill.self, numbers: [21], isPerPixel: true,
    [.color(.color, at: 2), .number(.opacity, at: 6)])

  /// The places 0 and 9 are the ends of a group of controls.
  static let fourColorGradient = EffectMapping(
    FourColorGradient.self, matchNames: ["ADBE 4ColorGradient"], usesPositions: true,
    [
      .point(.firstPoint, at: 1),
      .color(.firstColor, at: 2),
      .point(.secondPoint, at: 3),
      .color(.secondColor, at: 4),
      .point(.thirdPoint, at: 5),
      .color(.thirdColor, at: 6),
      .point(.fourthPoint, at: 7),
      .color(.fourthColor, at: 8),
      .number(.blend, at: 10),
      .percent(.opacity, at: 12),
      .menu(\.blendMode, at: 13, gradientModes, isRequired: true),
    ],
    limitation: { $0.isUsed(at: 11) ? "is drawn without jitter." : nil })

  /// The entries of the menu Blending Mode; `nil` for None.
  private static let gradientModes: [BlendMode?] = [
    nil, .normal, .add, .multiply, .screen, .overlay, .softLight, .hardLight, .colorDodge,
    .colorBurn, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
  ]

  static let gradientRamp = EffectMapping(
    ColorRamp.self, matchNames: ["ADBE Ramp"], usesPositions: true,
    [
      .point(.gradientStart, at: 0),
      .color(.startColor, at: 1),
      .point(.gradientEnd, at: 2),
      .color(.endColor, at: 3),
      .menu(\.kind, at: 4, [.linear, .radial]),
      .number(.mix, at: 6) { number, _ in 1 - number / 100 },
    ],
    limitation: { $0.isUsed(at: 5) ? "is drawn without scatter." : nil })

  static let linearWipe = EffectMapping(
    LinearWipe.self, matchNames: ["ADBE Linear Wipe"], usesPositions: true,
    [
      .area(.size),
      .percent(.completion, at: 0),
      .number(.direction, at: 1),
      .number(.softness, at: 2),
    ])

  static let radialWipe = EffectMapping(
    RadialWipe.self, numbers: [26], usesPositions: true, isPerPixel: true,
    [
      .percent(.completion, at: 0),
      .number(.rotation, at: 1),
      .point(.center, at: 2),
      .menu(\.sense, at: 3, [.clockwise, .counterclockwise, .both]),
      .number(.softness, at: 4),
    ])

  /// After Effects counts the direction from the right.
  static let venetianBlinds = EffectMapping(
    VenetianBlinds.self, matchNames: ["ADBE Venetian Blinds"], usesPositions: true,
    [
      .percent(.completion, at: 0),
      .number(.direction, at: 1) { direction, _ in direction + 90 },
      .number(.waveWidth, at: 2),
      .number(.softness, at: 3),
    ])
}
