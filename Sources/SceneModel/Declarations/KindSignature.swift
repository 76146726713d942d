/// The declaration of a kind without its value type, from which names, files and schemas are
/// derived.
public struct KindSignature: Sendable {
  /// An option: a setting that never changes while a timeline plays.
  public struct Option: Sendable {
    /// The name in files.
    public let name: String
    /// The type.
    public let type: OptionType
    /// The default; `nil` for an option that files must have.
    public let standard: OptionValue?
    /// The option that makes this one required; `nil` for none.
    public var requiredWith: String?
    /// The meaning, as a sentence.
    public let summary: String
  }

  /// The name in files.
  public let name: String
  /// The name for people: the one in After Effects where there is one.
  public let title: String
  /// The meaning, as a sentence.
  public let summary: String
  /// The settings that never change while a timeline plays, in the order of files.
  public let options: [Option]
  /// All properties that values of the kind can have, in the order of files.
  public let properties: [PropertyDeclaration]
  /// Other names of the kind, in lower case, for searches.
  public let synonyms: [String]
}

/// An option of a value that differs from its default.
public struct ChangedOption: Hashable, Sendable {
  /// The name in files.
  public let name: String
  /// The type.
  public let type: OptionType
  /// The value.
  public let value: OptionValue
}
