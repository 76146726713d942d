/// The fonts and the rules for text without outlines.
public struct TextOptions: Sendable {
  /// The fonts at hand; `nil` to draw no text without outlines.
  public var library: FontLibrary?
  /// The rules by which it is set.
  public var rules = TextRules.afterEffects
  /// Whether texts become outlines, also where they could stay text.
  public var isOutlined = false
  /// Whether a font that is missing is an error.
  public var isStrict = false

  /// Makes options of After Effects' rules, by default without fonts.
  public init(_ library: FontLibrary? = nil) {
    self.library = library
  }
}
