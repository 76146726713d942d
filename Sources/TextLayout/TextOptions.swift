/// The fonts and the rules for text without outlines.
package struct TextOptions: Sendable {
  /// The fonts at hand; `nil` to draw no text without outlines.
  package var library: FontLibrary?
  /// The rules by which it is set.
  package var rules = TextRules.afterEffects
  /// Whether a font that is missing is an error.
  package var isStrict = false

  /// Makes options of After Effects' rules, by default without fonts.
  package init(_ library: FontLibrary? = nil) {
    self.library = library
  }
}
