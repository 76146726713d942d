// Expressions of declarations, which other ones may replace.
extension SwiftType {
  /// The type with other expressions in the place of those that a function changes; what replaces one stays as it is.
  func transforming(_ change: (SwiftExpression) -> SwiftExpression?) -> SwiftType {
    var type = self
    type.members = members.map { $0.transforming(change) }
    return type
  }
}

extension SwiftDeclaration {
  fileprivate func transforming(
    _ change: (SwiftExpression) -> SwiftExpression?
  ) -> SwiftDeclaration {
    switch self {
    case .type(let type): return .type(type.transforming(change))
    case .property(var property):
      property.value = property.value?.transforming(change)
      property.body = property.body?.map { $0.transforming(change) }
      return .property(property)
    case .function(var function):
      function.body = function.body.map { $0.transforming(change) }
      return .function(function)
    case .enumerationCase, .verbatim: return self
    }
  }
}

extension SwiftStatement {
  fileprivate func transforming(
    _ change: (SwiftExpression) -> SwiftExpression?
  ) -> SwiftStatement {
    func transformed(_ body: [SwiftStatement]) -> [SwiftStatement] {
      body.map { $0.transforming(change) }
    }
    switch self {
    case .expression(let expression): return .expression(expression.transforming(change))
    case .comment: return self
    case .binding(let keyword, let name, let value):
      return .binding(keyword: keyword, name: name, value.transforming(change))
    case .assignment(let target, let value):
      return .assignment(target.transforming(change), value.transforming(change))
    case .loop(let name, let sequence, let body):
      return .loop(name: name, sequence: sequence.transforming(change), transformed(body))
    case .condition(let condition, let body): return .condition(condition, transformed(body))
    case .alternative(let condition, let body, let others):
      return .alternative(condition, transformed(body), transformed(others))
    case .choice(let subject, let cases):
      return .choice(
        subject.transforming(change), cases.map { SwiftCase($0.patterns, transformed($0.body)) })
    case .returning(let value): return .returning(value.transforming(change))
    }
  }
}

extension SwiftExpression {
  fileprivate func transforming(
    _ change: (SwiftExpression) -> SwiftExpression?
  ) -> SwiftExpression {
    if let other = change(self) { return other }
    func transformed(_ arguments: [SwiftArgument]) -> [SwiftArgument] {
      arguments.map { SwiftArgument($0.label, $0.value.transforming(change)) }
    }
    func transformed(_ closure: SwiftClosure) -> SwiftClosure {
      var closure = closure
      closure.body = closure.body.map { $0.transforming(change) }
      return closure
    }
    switch self {
    case .text, .lines: return self
    case .call(let callee, let arguments, let closure):
      return .call(callee.transforming(change), transformed(arguments), closure.map(transformed))
    case .modified(let base, let modifiers):
      return .modified(
        base.transforming(change),
        modifiers.map {
          SwiftModifier($0.name, transformed($0.arguments), closure: $0.closure.map(transformed))
        })
    case .array(let elements): return .array(elements.map { $0.transforming(change) })
    case .tuple(let elements): return .tuple(elements.map { $0.transforming(change) })
    case .closure(let closure): return .closure(transformed(closure))
    case .infix(let left, let symbol, let right):
      return .infix(left.transforming(change), symbol, right.transforming(change))
    case .conditional(let condition, let first, let second):
      return .conditional(
        condition.transforming(change), first.transforming(change), second.transforming(change))
    }
  }
}
