/// A statement of Swift source.
indirect enum SwiftStatement: Hashable, Sendable {
  /// An expression.
  case expression(SwiftExpression)
  /// A comment on lines of its own.
  case comment(String)
  /// A constant or variable.
  case binding(keyword: String, name: String, SwiftExpression)
  /// An assignment.
  case assignment(SwiftExpression, SwiftExpression)
  /// A loop.
  case loop(name: String, sequence: SwiftExpression, [SwiftStatement])
  /// A condition with its statements.
  case condition(String, [SwiftStatement])
  /// A condition with the statements where it holds, and the others.
  case alternative(String, [SwiftStatement], [SwiftStatement])
  /// A choice by patterns.
  case choice(SwiftExpression, [SwiftCase])
  /// A return of a value.
  case returning(SwiftExpression)
}

/// A case of a `switch`.
struct SwiftCase: Hashable, Sendable {
  /// The patterns; none for `default`.
  var patterns: [String]
  /// The statements.
  var body: [SwiftStatement]

  /// Makes a case.
  init(_ patterns: [String], _ body: [SwiftStatement]) {
    self.patterns = patterns
    self.body = body
  }
}
