indirect enum SwiftDeclaration: Hashable, Sendable {
  case type(SwiftType)
  case property(SwiftProperty)
  case function(SwiftFunction)
  case enumerationCase(String)
  /// Lines that are written as they are.
  case verbatim([String])

  static func property(
    _ keyword: String, _ name: String, type: String? = nil, _ value: SwiftExpression? = nil,
    body: [SwiftStatement]? = nil, documentation: String = ""
  ) -> SwiftDeclaration {
    .property(
      SwiftProperty(
        documentation: documentation, keyword: keyword, name: name, type: type, value: value,
        body: body))
  }

  /// A variable of a view that events change.
  static func state(
    _ name: String, type: String? = nil, _ value: SwiftExpression? = nil
  ) -> SwiftDeclaration {
    .property(SwiftProperty.state, name, type: type, value)
  }

  /// The name that the declaration gives; `nil` for others.
  var name: String? {
    switch self {
    case .type(let type): type.name
    case .property(let property): property.name
    case .function(let function): function.name
    case .enumerationCase, .verbatim: nil
    }
  }
}

/// A structure, class or enumeration.
struct SwiftType: Hashable, Sendable {
  var documentation = ""
  /// Attributes, modifiers and the kind, as `private struct`.
  var keyword: String
  var name: String
  var inherited: [String] = []
  var members: [SwiftDeclaration] = []
}

extension SwiftType {
  /// Whether it adds to a type that is declared elsewhere.
  var isExtension: Bool { keyword == "extension" }

  /// The enumeration of a file with some constants; `nil` without any.
  init?(_ scope: SwiftConstant.Scope, _ documentation: String, _ members: [SwiftDeclaration]) {
    if members.isEmpty { return nil }
    self.init(
      documentation: documentation, keyword: "private enum", name: scope.rawValue, members: members)
  }
}

struct SwiftProperty: Hashable, Sendable {
  var documentation = ""
  /// Attributes, modifiers and the kind, as `@State private var`.
  var keyword: String
  var name: String
  /// The type; `nil` if the value decides it.
  var type: String?
  var value: SwiftExpression?
  /// The statements of a computed property; `nil` for a stored one.
  var body: [SwiftStatement]?

  /// The attributes, modifiers and kind of a variable of a view.
  static let state = "@State private var"
  /// The same for an object that a view owns, on systems before iOS 17.
  static let stateObject = "@StateObject private var"
  var isState: Bool { keyword == SwiftProperty.state || keyword == SwiftProperty.stateObject }
}

/// A function or initialiser.
struct SwiftFunction: Hashable, Sendable {
  var documentation = ""
  /// Attributes and modifiers.
  var modifiers = ""
  /// The name, or `init`.
  var name: String
  /// The parameters, as `at event: TimerEvent`.
  var parameters: [String] = []
  /// The type of the result; `nil` for none.
  var result: String?
  var body: [SwiftStatement]
}

indirect enum SwiftStatement: Hashable, Sendable {
  case expression(SwiftExpression)
  /// A comment on lines of its own.
  case comment(String)
  /// A constant with a name.
  case binding(name: String, SwiftExpression)
  case assignment(SwiftExpression, SwiftExpression)
  case loop(name: String, sequence: SwiftExpression, [SwiftStatement])
  /// A condition, with the statements if it holds and if it does not.
  case condition(SwiftExpression, [SwiftStatement], otherwise: [SwiftStatement] = [])
  /// A choice by patterns.
  case choice(SwiftExpression, [SwiftCase])

  /// The variable that an assignment sets; `nil` for other statements.
  var assignedVariable: SwiftExpression? {
    if case .assignment(let variable, _) = self { variable } else { nil }
  }
}

struct SwiftCase: Hashable, Sendable {
  /// The patterns; none for `default`.
  var patterns: [SwiftExpression]
  var body: [SwiftStatement]

  init(_ patterns: [SwiftExpression], _ body: [SwiftStatement]) {
    self.patterns = patterns
    self.body = body
  }
}
