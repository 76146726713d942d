/// A kind of view, effect or layer style that declares its properties and options.
public protocol Declared: Hashable, Sendable {
  /// Makes a value with the defaults of all properties and options.
  init()

  /// The declaration.
  static var declaration: Declaration<Self> { get }
  /// Returns the settings without a counterpart in SwiftUI, of which timelines have pictures; `nil` if all have one.
  ///
  /// Timelines keep all that a developer can write in SwiftUI by hand. The exporter alone decides what the generated
  /// source contains, and names the rest for pictures.
  func nativeGap(_ values: TakenValues) -> NativeGap<Self>?
  /// The name as the beginning of a sentence, such as `The effect Tritone`.
  static var featureName: String { get }
}

extension Declared {
  /// The declaration without its value type.
  public static var signature: KindSignature { declaration.signature }
  /// The name in files.
  public static var kindName: String { signature.name }
  /// The name for people: the one in After Effects where there is one.
  public static var kindTitle: String { signature.title }
  /// All properties that values of the kind can have, in the order of files.
  public static var kindProperties: [PropertyDeclaration] { signature.properties }
  /// The default: the title.
  public static var featureName: String { kindTitle }

  /// Makes a value with the defaults and applies a change to it.
  public static func with(_ change: (inout Self) -> Void) -> Self {
    var value = Self()
    change(&value)
    return value
  }

  /// Makes a value with options in the order of the declaration; `nil` selects the default.
  public init(options: [OptionValue?]) {
    self.init()
    for (option, value) in zip(Self.declaration.options, options) {
      if let value { option.write(&self, value) }
    }
  }

  /// The values of the options, in the order of the declaration.
  public var optionValues: [OptionValue] { Self.declaration.options.map { $0.read(self) } }

  /// The options that differ from their defaults, in the order of the declaration.
  public var changedOptions: [ChangedOption] {
    // Most values have none; reading each option takes ten times as long as this comparison.
    if !Self.declaration.hasRequiredOptions, self == Self() { return [] }
    return Self.declaration.options.compactMap { option in
      let value = option.read(self)
      guard value != option.signature.standard else { return nil }
      return ChangedOption(name: option.signature.name, type: option.signature.type, value: value)
    }
  }
}

/// The declaration of a kind.
///
/// The type of values is not constrained to `Declared`, because Swift's runtime would search for that conformance once
/// for each kind, which took as long as converting a small file.
public final class Declaration<Value>: Sendable {
  /// The declaration without the type of values.
  public let signature: KindSignature
  /// The settings that never change while a timeline plays, in the order of files.
  public let options: [OptionDeclaration<Value>]
  /// The properties of an effect with the members that hold their values, in the order of files; empty for views.
  let properties: [EffectProperty<Value>]
  /// Whether files must have some of the options.
  let hasRequiredOptions: Bool

  private init(
    _ name: String, _ title: String, _ summary: String, _ options: [OptionDeclaration<Value>],
    _ declarations: [PropertyDeclaration], _ properties: [EffectProperty<Value>],
    _ synonyms: [String]
  ) {
    signature = KindSignature(
      name: name, title: title, summary: summary, options: options.map(\.signature),
      properties: declarations, synonyms: synonyms)
    self.options = options
    self.properties = properties
    hasRequiredOptions = options.contains { $0.signature.standard == nil }
  }

  /// Declares a kind of view.
  public convenience init(
    _ name: String, title: String, _ summary: String, options: [OptionDeclaration<Value>] = [],
    properties: [PropertyDeclaration] = [], synonyms: [String] = []
  ) {
    self.init(name, title, summary, options, properties, [], synonyms)
  }

  /// Declares an effect, with the members that hold the values of its properties.
  convenience init(
    _ name: String, title: String, _ summary: String, options: [OptionDeclaration<Value>] = [],
    properties: [EffectProperty<Value>], synonyms: [String] = []
  ) {
    self.init(name, title, summary, options, properties.map(\.declaration), properties, synonyms)
  }
}
