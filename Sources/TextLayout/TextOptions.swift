/// The fonts and the layout rules of text without outlines.
package struct TextOptions: Sendable {
  /// The available fonts; `nil` to draw no text without outlines.
  package var library: FontLibrary?
  /// The layout rules.
  package var rules = TextRules.afterEffects
  /// When fonts are used although the file has outlines.
  package var fontUse = FontUse.withoutOutlines
  /// Whether texts become outlines, also where they could stay text.
  package var isOutlined = false
  /// Whether texts in fonts of the design itself may stay text, as the files of the fonts are exported, too.
  package var keepsOwnFonts = false
  /// Whether a font that is missing is an error.
  package var isStrict = false

  /// Makes options of After Effects' rules, by default without fonts.
  package init(_ library: FontLibrary? = nil) {
    self.library = library
  }
}

/// When text is set in fonts.
package enum FontUse: Hashable, Sendable {
  /// Where the file has no outlines.
  case withoutOutlines
  /// Also where the font is found, and its letters are where the outlines are.
  case whereEqual
  /// Wherever there is a font.
  case always
}

/// The layout rules of text in fonts.
package enum TextRules: String, Hashable, Sendable, CaseIterable {
  /// After Effects: lines are shaped as a whole.
  case afterEffects = "after-effects"
  /// lottie-web: each letter is set by itself, without kerning, ligatures and joined letters.
  case players
}
