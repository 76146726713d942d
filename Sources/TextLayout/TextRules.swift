/// The rules by which text is set in fonts.
public enum TextRules: String, Hashable, Sendable, CaseIterable {
  /// Those of After Effects: lines are shaped as a whole.
  case afterEffects = "after-effects"
  /// Those of lottie-web, which sets each letter by itself: without kerning, ligatures and joined letters.
  case players
}
