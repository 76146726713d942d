/// A kind of view, effect or layer style that declares its properties and options.
public protocol Declared: Hashable, Sendable {
  /// Makes a value with the defaults of all properties and options.
  init()

  /// The declaration.
  static var declaration: Declaration<Self> { get }
  /// How SwiftUI can draw it.
  static var nativeSupport: NativeSupport<Self> { get }
  /// The name as the beginning of a sentence, such as `The effect Tritone`.
  static var featureName: String { get }
  /// All properties that values of the kind can have, in the order of files.
  ///
  /// A requirement, because kinds can have them without making the whole declaration.
  static var kindProperties: [PropertyDeclaration] { get }
  /// Whether files must have some of the options.
  static var hasRequiredOptions: Bool { get }
}

extension Declared {
  /// The default: the title.
  public static var featureName: String { declaration.title }
  /// The default: the properties of the declaration.
  public static var kindProperties: [PropertyDeclaration] { declaration.properties }
  /// The default: `false`.
  public static var hasRequiredOptions: Bool { false }

  /// Makes a value with the defaults and applies a change to it.
  public static func with(_ change: (inout Self) -> Void) -> Self {
    var value = Self()
    change(&value)
    return value
  }
}

/// The declaration of a kind.
///
/// The type of values is not constrained to `Declared`, because Swift's runtime would search for that conformance once
/// for each kind, which took as long as converting a small file.
public struct Declaration<Value>: Sendable {
  /// The name in files.
  public let name: String
  /// The name for people: the one in After Effects where there is one.
  public let title: String
  /// The meaning, as a sentence.
  public let summary: String
  /// The settings that never change while a timeline plays, in the order of files.
  public let options: [OptionDeclaration<Value>]
  /// The properties that can move, in the order of files.
  public let properties: [PropertyDeclaration]
  /// Other names of the kind, in lower case, by which people look for it.
  public let synonyms: [String]

  /// Declares a kind.
  public init(
    _ name: String, title: String, _ summary: String, options: [OptionDeclaration<Value>] = [],
    properties: [PropertyDeclaration] = [], synonyms: [String] = []
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.options = options
    self.properties = properties
    self.synonyms = synonyms
  }
}
