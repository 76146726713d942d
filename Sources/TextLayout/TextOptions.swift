/// The fonts and the rules for text without outlines.
public struct TextOptions: Sendable {
  /// The fonts at hand; `nil` to draw no text without outlines.
  public var library: FontLibrary?
  /// The rules by which it is set.
  public var rules = TextRules.afterEffects
  /// When fonts are used although the file has outlines.
  public var fontUse = FontUse.withoutOutlines
  /// Whether texts become outlines, also where they could stay text.
  public var isOutlined = false
  /// Whether a font that is missing is an error.
  public var isStrict = false

  /// Makes options of After Effects' rules, by default without fonts.
  public init(_ library: FontLibrary? = nil) {
    self.library = library
  }
}

/// When text is set in fonts.
public enum FontUse: Hashable, Sendable {
  /// Where the file has no outlines.
  case withoutOutlines
  /// Also where the font is found, and its letters are where the outlines are.
  case whereEqual
  /// Wherever there is a font.
  case always

  /// The largest distance of a letter from its outline that counts as none, in points.
  public static let largestShift = 0.5
}
