import CompositionModel

extension Effect.Kind {
  /// The kind that a number in `ty` of an effect stands for.
  ///
  /// Type 5 is any effect that Lottie has no number for, which After Effects' name tells; of these, controls draw nothing.
  init(type: Int, matchName: String) {
    self =
      switch type {
      case 20: .tint
      case 21: .fill
      case 22: .stroke
      case 23: .tritone
      case 24: .proLevels
      case 25: .dropShadow
      case 26: .radialWipe
      case 27: .displacementMap
      case 28: .setMatte
      case 29: .gaussianBlur
      case 30: .twirl
      case 31: .meshWarp
      case 32 where matchName == "ADBE Wave Warp": .waveWarp
      case 32: .ripple
      case 33: .spherize
      case 34: .puppet
      case 35: .transform
      case 0...4, 6...10: .control
      case 5 where Effect.Kind.isControl(matchName): .control
      case 5: Effect.Kind.named[matchName] ?? .other(type)
      default: .other(type)
      }
  }

  /// The kinds that Lottie has no number for, by After Effects' names.
  private static let named: [String: Effect.Kind] = [
    "ADBE Gaussian Blur": .gaussianBlur, "ADBE Fast Blur": .gaussianBlur,
    "ADBE Box Blur2": .boxBlur, "ADBE Invert": .invert,
    "ADBE Brightness & Contrast 2": .brightnessContrast, "ADBE HUE SATURATION": .hueSaturation,
    "ADBE Exposure2": .exposure, "ADBE Posterize": .posterize, "ADBE Threshold": .threshold,
    "ADBE Threshold2": .threshold, "ADBE Black&White": .blackAndWhite, "ADBE Ramp": .ramp,
    "ADBE Linear Wipe": .linearWipe, "ADBE Venetian Blinds": .venetianBlinds,
    "ADBE Wave Warp": .waveWarp, "ADBE Mirror": .mirror, "ADBE Offset": .offset,
    "ADBE Tile": .motionTile, "ADBE Corner Pin": .cornerPin, "ADBE Mosaic": .mosaic,
  ]

  /// Whether a match name is that of an effect that draws nothing: After Effects' own controls, and scripts'.
  private static func isControl(_ matchName: String) -> Bool {
    matchName.isEmpty || matchName.hasPrefix("Pseudo/")
      || (matchName.hasPrefix("ADBE ") && matchName.hasSuffix(" Control"))
  }

  /// What is said where nothing else names the effect.
  var description: String {
    if case .other(let number) = self { return "An effect of type \(number)" }
    return title ?? "An effect"
  }
}

extension LayerStyle.Kind {
  /// All kinds in the order of Lottie's numbers.
  private static let numbered: [LayerStyle.Kind] = [
    .stroke, .dropShadow, .innerShadow, .outerGlow, .innerGlow, .bevel, .satin, .colorOverlay,
    .gradientOverlay,
  ]

  /// The kind that a number in `ty` of a style stands for.
  init(type: Int) {
    let all = LayerStyle.Kind.numbered
    self = all.indices.contains(type) ? all[type] : .other(type)
  }
}
