/// A font that text documents name.
public struct FontAsset: Hashable, Sendable {
  /// The name by which documents refer to it, such as `Roboto-Bold`.
  public var name: String
  /// The family, such as `Roboto`.
  public var family: String
  /// The style within the family, such as `Bold Italic`.
  public var style: String
  /// How far letters reach above the baseline, in hundredths of the size; `nil` when the file does not tell.
  public var ascent: Double?
  /// Where a web page loads it from; empty when it is installed.
  public var path: String
  /// The weight that a web page asks for, such as `700`; empty when the file has none.
  public var weight: String
  /// The class that a web page gives to text in it; empty when the file has none.
  public var webClass: String
  /// What `path` leads to.
  public var origin: Origin

  /// Where a font comes from.
  public enum Origin: Int, Hashable, Sendable, CaseIterable {
    /// It is installed.
    case installed
    /// A style sheet.
    case styleSheet
    /// A script.
    case script
    /// A font file.
    case file
  }

  /// Makes an installed font of its names.
  public init(name: String, family: String, style: String) {
    self.name = name
    self.family = family
    self.style = style
    path = ""
    weight = ""
    webClass = ""
    origin = .installed
  }
}
