/// A kind of view, effect or layer style that declares its properties and options.
public protocol Declared: Hashable, Sendable {
  /// Makes a value with the defaults of all properties and options.
  init()

  /// The declaration.
  static var declaration: Declaration<Self> { get }
  /// All properties that values of the kind can have, in the order of files; those of the declaration by default.
  ///
  /// A requirement, because kinds can have them without making the whole declaration.
  static var kindProperties: [PropertyDeclaration] { get }
  /// Whether files must have some of the options; `false` by default.
  static var hasRequiredOptions: Bool { get }
}

extension Declared {
  /// The properties of the declaration, unless said otherwise.
  public static var kindProperties: [PropertyDeclaration] { declaration.properties }
  /// No, unless said otherwise.
  public static var hasRequiredOptions: Bool { false }

  /// Makes a value that differs from the defaults.
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
  /// The name for people: After Effects' own where there is one.
  public let title: String
  /// The meaning, as a sentence.
  public let summary: String
  /// The settings that never change while a timeline plays, in the order of files.
  public let options: [OptionDeclaration<Value>]
  /// The properties that can move, in the order of files.
  public let properties: [PropertyDeclaration]

  /// Declares a kind.
  public init(
    _ name: String, title: String, _ summary: String, options: [OptionDeclaration<Value>] = [],
    properties: [PropertyDeclaration] = []
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.options = options
    self.properties = properties
  }
}
