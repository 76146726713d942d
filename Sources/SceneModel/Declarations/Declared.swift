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
}

extension Declared {
  /// The default: the title.
  public static var featureName: String { declaration.title }

  /// Makes a value with the defaults and applies a change to it.
  public static func with(_ change: (inout Self) -> Void) -> Self {
    var value = Self()
    change(&value)
    return value
  }
}

/// The declaration of a kind.
public struct Declaration<Value: Declared>: Sendable {
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
