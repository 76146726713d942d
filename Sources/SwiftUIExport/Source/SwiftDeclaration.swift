/// A declaration of Swift source.
indirect enum SwiftDeclaration: Hashable, Sendable {
  /// A structure, class or enumeration.
  case type(SwiftType)
  /// A stored or computed property.
  case property(SwiftProperty)
  /// A function or initialiser.
  case function(SwiftFunction)
  /// A case of an enumeration.
  case enumerationCase(String)
  /// Lines that are written as they are.
  case verbatim([String])
}

/// A structure, class or enumeration.
struct SwiftType: Hashable, Sendable {
  /// The documentation; empty for none.
  var documentation = ""
  /// Attributes and modifiers, as `@MainActor` and `private`.
  var modifiers: [String] = []
  /// `struct`, `class`, `enum` or `extension`.
  var keyword: String
  /// The name.
  var name: String
  /// The superclass and protocols.
  var inherited: [String] = []
  /// The members.
  var members: [SwiftDeclaration] = []
}

/// A stored or computed property.
struct SwiftProperty: Hashable, Sendable {
  /// The documentation; empty for none.
  var documentation = ""
  /// Attributes and modifiers, as `@State` and `private`.
  var modifiers: [String] = []
  /// `let` or `var`.
  var keyword: String
  /// The name.
  var name: String
  /// The type; `nil` for that of the value.
  var type: String?
  /// The value; `nil` for none.
  var value: SwiftExpression?
  /// The statements of a computed property; `nil` for a stored one.
  var body: [SwiftStatement]?
}

/// A function or initialiser.
struct SwiftFunction: Hashable, Sendable {
  /// The documentation; empty for none.
  var documentation = ""
  /// Attributes and modifiers.
  var modifiers: [String] = []
  /// The name, or `init`.
  var name: String
  /// The parameters, as `at event: TimerEvent`.
  var parameters: [String] = []
  /// The type of the result; `nil` for none.
  var result: String?
  /// The statements.
  var body: [SwiftStatement]
}

/// A file of Swift source.
struct SwiftFile: Hashable, Sendable {
  /// Lines of comments at the top, without slashes.
  var header: [String] = []
  /// The names of imported modules.
  var imports: [String]
  /// The declarations.
  var declarations: [SwiftDeclaration]
}
