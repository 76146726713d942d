/// A feature of compositions that some players do not draw.
package enum PlayerFeature: String, Hashable, Codable, Sendable, CaseIterable {
  // MARK: Layers, their time and their transform

  /// Text.
  case text
  /// Sound.
  case audio
  /// Camera.
  case camera
  /// Data layer.
  case dataLayer
  /// Time remapping.
  case timeRemap
  /// Time remapping of more than 60000 layers and frames.
  case costlyTimeRemap
  /// Slot.
  case slot
  /// Auto-orientation.
  case autoOrientation
  /// Motion blur.
  case motionBlur
  /// Image sequence.
  case imageSequence
  /// Skew of a layer.
  case layerSkew
  /// Skew of a group.
  case groupSkew
  /// Rotation about x or y.
  case spaceRotation
  /// Orientation, or a position in depth.
  case spacePlace
  /// Separate easing for each dimension.
  case dimensionEasing
  /// Expression.
  case expression

  // MARK: Shapes and path operations

  /// Dashes of changing length.
  case animatedDashes
  /// Highlight of a radial gradient.
  case gradientHighlight
  /// Trim paths on a filled shape.
  case filledTrim
  /// Trim of paths one after the other.
  case individualTrim
  /// Repeater.
  case repeater
  /// Repeater with a changing number of copies.
  case animatedRepeater
  /// Round corners.
  case roundCorners
  /// Round corners on a star or on several paths.
  case roundCornersOfMany
  /// Group of uneven scale under an outer stroke.
  case unevenlyScaledStroke
  /// Merge paths.
  case mergePaths
  /// Pucker and bloat.
  case pucker
  /// Twist.
  case twist
  /// Zig zag.
  case zigZag
  /// Offset paths.
  case offsetPath

  // MARK: Masks, mattes and blending

  /// Mask of mode Intersect.
  case intersectMask
  /// Mask of mode Lighten.
  case lightenMask
  /// Mask of mode Darken.
  case darkenMask
  /// Mask of mode Difference.
  case differenceMask
  /// Mask opacity.
  case maskOpacity
  /// Mask expansion.
  case maskExpansion
  /// Mask feather.
  case maskFeather
  /// Luma matte.
  case lumaMatte
  /// Matte that is not the layer just above.
  case distantMatte
  /// Blend mode.
  case blendMode
  /// Blend mode Add.
  case addBlendMode
  /// Blend mode Hard Mix.
  case hardMixBlendMode

  // MARK: Effects and layer styles

  /// Effect Tint, Fill or Tritone.
  case colorEffect
  /// Effect Stroke.
  case strokeEffect
  /// Effect Levels.
  case levelsEffect
  /// Effect Drop Shadow.
  case dropShadowEffect
  /// Effect Radial Wipe or Displacement Map.
  case wipeEffect
  /// Effect Set Matte.
  case matteEffect
  /// Effect Transform.
  case transformEffect
  /// Effect Gaussian Blur.
  case blurEffect
  /// Effect Twirl, Mesh Warp, Wave Warp, Spherize or Puppet.
  case warpEffect
  /// Other effect.
  case otherEffect
  /// Layer style Drop Shadow.
  case dropShadowStyle
  /// Layer style.
  case layerStyle

  // MARK: Text

  /// Text that changes.
  case animatedText
  /// Text drawn by outlines in the file.
  case glyphs
  /// Text animator.
  case textAnimator
  /// Shape, ease, order or basis of a text selector.
  case selectorDetails
  /// Text on a path.
  case textPath

  /// The name in reports.
  package var title: String {
    switch self {
    case .text: "Text"
    case .audio: "Sound"
    case .camera: "Camera"
    case .dataLayer: "Data layer"
    case .timeRemap: "Time remapping"
    case .costlyTimeRemap: "Time remapping of more than 60000 layers and frames"
    case .slot: "Slot"
    case .autoOrientation: "Auto-orientation"
    case .motionBlur: "Motion blur"
    case .imageSequence: "Image sequence"
    case .layerSkew: "Skew of a layer"
    case .groupSkew: "Skew of a group"
    case .spaceRotation: "Turn about x or y"
    case .spacePlace: "Orientation, or place in depth"
    case .dimensionEasing: "Separate easing of each dimension"
    case .expression: "Expression"
    case .animatedDashes: "Dashes of changing length"
    case .gradientHighlight: "Highlight of a radial gradient"
    case .filledTrim: "Trim paths on a filled shape"
    case .individualTrim: "Trim of paths one after the other"
    case .repeater: "Repeater"
    case .animatedRepeater: "Repeater with a changing number of copies"
    case .roundCorners: "Round corners"
    case .roundCornersOfMany: "Round corners on a star or on several paths"
    case .unevenlyScaledStroke: "Group of uneven scale under an outer stroke"
    case .mergePaths: "Merge paths"
    case .pucker: "Pucker and bloat"
    case .twist: "Twist"
    case .zigZag: "Zig zag"
    case .offsetPath: "Offset paths"
    case .intersectMask: "Mask of mode Intersect"
    case .lightenMask: "Mask of mode Lighten"
    case .darkenMask: "Mask of mode Darken"
    case .differenceMask: "Mask of mode Difference"
    case .maskOpacity: "Mask opacity"
    case .maskExpansion: "Mask expansion"
    case .maskFeather: "Mask feather"
    case .lumaMatte: "Luma matte"
    case .distantMatte: "Matte that is not the layer just above"
    case .blendMode: "Blend mode"
    case .addBlendMode: "Blend mode Add"
    case .hardMixBlendMode: "Blend mode Hard Mix"
    case .colorEffect: "Effect Tint, Fill or Tritone"
    case .strokeEffect: "Effect Stroke"
    case .levelsEffect: "Effect Levels"
    case .dropShadowEffect: "Effect Drop Shadow"
    case .wipeEffect: "Effect Radial Wipe or Displacement Map"
    case .matteEffect: "Effect Set Matte"
    case .transformEffect: "Effect Transform"
    case .blurEffect: "Effect Gaussian Blur"
    case .warpEffect: "Effect Twirl, Mesh Warp, Wave Warp, Spherize or Puppet"
    case .otherEffect: "Other effect"
    case .dropShadowStyle: "Layer style Drop Shadow"
    case .layerStyle: "Layer style"
    case .animatedText: "Text that changes"
    case .glyphs: "Text drawn by outlines in the file"
    case .textAnimator: "Text animator"
    case .selectorDetails: "Shape, ease, order or basis of a text selector"
    case .textPath: "Text on a path"
    }
  }
}
