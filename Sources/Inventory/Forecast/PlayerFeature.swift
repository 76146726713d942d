/// A feature of compositions that some players do not draw; `features.tsv` has the titles.
package enum PlayerFeature: String, Hashable, Codable, Sendable, CaseIterable {
  // Layers, their time and their transform.
  case text, audio, camera, dataLayer
  case timeRemap, costlyTimeRemap, slot, autoOrientation, motionBlur, imageSequence
  case layerSkew, groupSkew, spaceRotation, spacePlace, dimensionEasing, expression

  // Shapes and path operations.
  case animatedDashes, gradientHighlight, filledTrim, individualTrim, individualTrimOfMany
  case repeater, animatedRepeater, roundCorners, roundCornersOfMany, unevenlyScaledStroke
  case mergePaths, compoundPath, pucker, twist, zigZag, offsetPath

  // Masks, mattes and blending.
  case intersectMask, lightenMask, darkenMask, differenceMask
  case maskOpacity, maskExpansion, maskFeather
  case lumaMatte, distantMatte, blendMode, addBlendMode, hardMixBlendMode

  // Effects and layer styles.
  case colorEffect, strokeEffect, levelsEffect, dropShadowEffect, wipeEffect, matteEffect
  case transformEffect, blurEffect, warpEffect, otherEffect, dropShadowStyle, layerStyle

  // Text.
  case animatedText, glyphs, textAnimator, selectorDetails, textPath

  /// The name in reports.
  package var title: String { PlayerFeature.titles[rawValue]?.first ?? rawValue }

  private static let titles = ForecastTable.rows(of: "features")
}
