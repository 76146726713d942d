/// The declaration of a kind without its value type, from which names, files and schemas are
/// derived.
public struct KindSignature: Sendable {
  /// An option without its value type.
  public struct Option: Sendable {
    /// The name in files.
    public let name: String
    /// The type.
    public let type: OptionType
    /// The default; `nil` for an option that files must have.
    public let standard: OptionValue?
    /// The option that makes this one required; `nil` for none.
    public let requiredWith: String?
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
  /// Other names of the kind, in lower case, by which people look for it.
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

extension Declared {
  /// The declaration without its value type.
  public static var signature: KindSignature {
    let declaration = declaration
    return KindSignature(
      name: declaration.name, title: declaration.title, summary: declaration.summary,
      options: declaration.options.map { option in
        KindSignature.Option(
          name: option.name, type: option.type, standard: option.standard,
          requiredWith: option.requiredWith, summary: option.summary)
      }, properties: declaration.properties, synonyms: declaration.synonyms)
  }

  /// The name in files.
  public static var kindName: String { declaration.name }
  /// The name for people: the one in After Effects where there is one.
  public static var kindTitle: String { declaration.title }

  /// The values of the options, in the order of the declaration.
  public var optionValues: [OptionValue] { Self.declaration.options.map { $0.read(self) } }

  /// The options that differ from their defaults, in the order of the declaration.
  public var changedOptions: [ChangedOption] {
    // Most values have none; reading each option takes ten times as long as this comparison.
    if !Self.hasRequiredOptions, self == Self() { return [] }
    return Self.declaration.options.compactMap { option in
      let value = option.read(self)
      guard value != option.standard else { return nil }
      return ChangedOption(name: option.name, type: option.type, value: value)
    }
  }

  /// Makes a value with the given options.
  ///
  /// - Parameter options: The values in the order of the declaration; `nil` selects the default.
  public init(options: [OptionValue?]) {
    self.init()
    for (option, value) in zip(Self.declaration.options, options) {
      if let value { option.write(&self, value) }
    }
  }
}
