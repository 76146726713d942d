/// A statement of Swift source.
indirect enum SwiftStatement: Hashable, Sendable {
  case expression(SwiftExpression)
  /// A comment on lines of its own.
  case comment(String)
  /// A constant with a name.
  case binding(name: String, SwiftExpression)
  case assignment(SwiftExpression, SwiftExpression)
  case loop(name: String, sequence: SwiftExpression, [SwiftStatement])
  /// A condition with the statements where it holds, and the others; none for no others.
  case condition(SwiftExpression, [SwiftStatement], otherwise: [SwiftStatement] = [])
  /// A choice by patterns.
  case choice(SwiftExpression, [SwiftCase])

  /// The variable to which an assignment gives a value; `nil` for other statements.
  var assignedVariable: SwiftExpression? {
    if case .assignment(let variable, _) = self { variable } else { nil }
  }
}

/// A case of a `switch`.
struct SwiftCase: Hashable, Sendable {
  /// The patterns; none for `default`.
  var patterns: [SwiftExpression]
  var body: [SwiftStatement]

  /// Makes a case.
  init(_ patterns: [SwiftExpression], _ body: [SwiftStatement]) {
    self.patterns = patterns
    self.body = body
  }
}
