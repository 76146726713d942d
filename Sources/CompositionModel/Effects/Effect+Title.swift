extension Effect.Kind {
  /// After Effects' name; `nil` where the kind does not tell.
  public var title: String? {
    switch self {
    case .tint: "Tint"
    case .fill: "Fill"
    case .stroke: "Stroke"
    case .tritone: "Tritone"
    case .proLevels: "Levels"
    case .dropShadow: "Drop Shadow"
    case .radialWipe: "Radial Wipe"
    case .displacementMap: "Displacement Map"
    case .setMatte: "Set Matte"
    case .gaussianBlur: "Gaussian Blur"
    case .twirl: "Twirl"
    case .meshWarp: "Mesh Warp"
    case .waveWarp: "Wave Warp"
    case .ripple: "Ripple"
    case .boxBlur: "Fast Box Blur"
    case .invert: "Invert"
    case .brightnessContrast: "Brightness & Contrast"
    case .hueSaturation: "Hue/Saturation"
    case .exposure: "Exposure"
    case .posterize: "Posterize"
    case .threshold: "Threshold"
    case .blackAndWhite: "Black & White"
    case .ramp: "Gradient Ramp"
    case .linearWipe: "Linear Wipe"
    case .venetianBlinds: "Venetian Blinds"
    case .mirror: "Mirror"
    case .offset: "Offset"
    case .motionTile: "Motion Tile"
    case .cornerPin: "Corner Pin"
    case .mosaic: "Mosaic"
    case .spherize: "Spherize"
    case .puppet: "Puppet"
    case .transform: "Transform"
    case .control: "Expression Control"
    case .other: nil
    }
  }
}

extension LayerStyle.Kind {
  /// After Effects' name.
  public var title: String {
    switch self {
    case .stroke: "Stroke"
    case .dropShadow: "Drop Shadow"
    case .innerShadow: "Inner Shadow"
    case .outerGlow: "Outer Glow"
    case .innerGlow: "Inner Glow"
    case .bevel: "Bevel and Emboss"
    case .satin: "Satin"
    case .colorOverlay: "Color Overlay"
    case .gradientOverlay: "Gradient Overlay"
    case .other(let number): "of type \(number)"
    }
  }
}
