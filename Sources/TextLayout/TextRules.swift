/// The layout rules of text in fonts.
package enum TextRules: String, Hashable, Sendable, CaseIterable {
  /// After Effects: lines are shaped as a whole.
  case afterEffects = "after-effects"
  /// lottie-web: each letter is set by itself, without kerning, ligatures and joined letters.
  case players
}
