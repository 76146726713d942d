/// The place of an expression in a declaration.
struct SwiftPlace: Hashable, Sendable {
  /// The label of the argument, or the function, modifier or variable that takes it.
  var label = "value"
  /// Whether members of the type are visible, so that a parameter can take the place of a constant.
  var isVariable = true

  /// The keyword before a pattern, and its label.
  static let pattern = "case "

  fileprivate func labeled(_ label: String) -> SwiftPlace {
    SwiftPlace(label: label, isVariable: isVariable)
  }

  fileprivate var fixed: SwiftPlace { SwiftPlace(label: label, isVariable: false) }
}

/// Visits the expressions of declarations, and replaces some of them.
protocol SwiftRewriter {
  /// Returns the replacement of an expression, or `nil` to visit its parts. Replacements are not visited.
  mutating func replacement(for expression: SwiftExpression, at place: SwiftPlace)
    -> SwiftExpression?
  /// Returns the replacement of a block's statements.
  mutating func rewrite(_ body: [SwiftStatement], at place: SwiftPlace) -> [SwiftStatement]
}

extension SwiftRewriter {
  mutating func rewrite(_ body: [SwiftStatement], at place: SwiftPlace) -> [SwiftStatement] {
    body.map { rewrite($0, at: place) }
  }

  /// A type with other expressions.
  mutating func rewrite(_ type: SwiftType, at place: SwiftPlace = SwiftPlace()) -> SwiftType {
    var type = type
    type.members = type.members.map { rewrite($0, at: place) }
    return type
  }

  private mutating func rewrite(
    _ declaration: SwiftDeclaration, at place: SwiftPlace
  ) -> SwiftDeclaration {
    switch declaration {
    case .type(let type): return .type(rewrite(type, at: place.fixed))
    case .property(var property):
      property.value = property.value.map { rewrite($0, at: place.fixed.labeled(property.name)) }
      property.body = property.body.map { rewrite($0, at: place) }
      return .property(property)
    case .function(var function):
      function.body = rewrite(function.body, at: place)
      return .function(function)
    case .enumerationCase, .verbatim: return declaration
    }
  }

  mutating func rewrite(_ statement: SwiftStatement, at place: SwiftPlace) -> SwiftStatement {
    let place = place.labeled("value")
    switch statement {
    case .expression(let expression): return .expression(rewrite(expression, at: place))
    case .comment: return statement
    case .binding(let name, let value):
      return .binding(name: name, rewrite(value, at: place.labeled(name)))
    case .assignment(let target, let value):
      return .assignment(rewrite(target, at: place), rewrite(value, at: place.labeled("end")))
    case .loop(let name, let sequence, let body):
      return .loop(name: name, sequence: rewrite(sequence, at: place), rewrite(body, at: place))
    case .condition(let condition, let body, let others):
      return .condition(
        rewrite(condition, at: place.labeled("if")), rewrite(body, at: place),
        otherwise: rewrite(others, at: place))
    case .choice(let subject, let cases):
      let subject = rewrite(subject, at: place)
      return .choice(
        subject,
        cases.map { choice in
          SwiftCase(
            choice.patterns.map { rewrite($0, at: place.labeled(SwiftPlace.pattern)) },
            rewrite(choice.body, at: place))
        })
    }
  }

  mutating func rewrite(_ expression: SwiftExpression, at place: SwiftPlace) -> SwiftExpression {
    if let other = replacement(for: expression, at: place) { return other }
    switch expression {
    case .text, .constant, .lines: return expression
    case .call(let callee, let arguments, let closure):
      // A function is no value.
      let function = rewrite(callee, at: place.fixed)
      let place = place.labeled(callee.functionName ?? place.label)
      return .call(function, rewrite(arguments, at: place), closure.map { rewrite($0, at: place) })
    case .modified(let base, let modifiers):
      // A number of times is no `Double`.
      let isFixed = modifiers.contains { $0.name == "repeatCount" }
      let place = isFixed ? place.fixed : place
      let base = rewrite(base, at: place)
      return .modified(
        base,
        modifiers.map { modifier in
          SwiftModifier(
            modifier.name, rewrite(modifier.arguments, at: place.labeled(modifier.name)),
            closure: modifier.closure.map { rewrite($0, at: place) })
        })
    case .member(let base, let name): return .member(rewrite(base, at: place), name)
    case .element(let list, let index):
      return .element(rewrite(list, at: place), rewrite(index, at: place))
    case .array(let elements): return .array(elements.map { rewrite($0, at: place) })
    case .tuple(let elements): return .tuple(elements.map { rewrite($0, at: place) })
    case .closure(let closure): return .closure(rewrite(closure, at: place))
    case .prefixed(let symbol, let value):
      let label = symbol == SwiftPlace.pattern ? SwiftPlace.pattern : place.label
      return .prefixed(symbol, rewrite(value, at: place.labeled(label)))
    case .infix(let left, let symbol, let right):
      return .infix(rewrite(left, at: place), symbol, rewrite(right, at: place))
    case .conditional(let condition, let first, let second):
      return .conditional(
        rewrite(condition, at: place.labeled("if")), rewrite(first, at: place),
        rewrite(second, at: place))
    case .unbroken(let inner): return .unbroken(rewrite(inner, at: place))
    }
  }

  private mutating func rewrite(
    _ arguments: SwiftArguments, at place: SwiftPlace
  ) -> SwiftArguments {
    var arguments = arguments
    for index in arguments.list.indices {
      let argument = arguments.list[index]
      // A count is no `Double`.
      let place = argument.label == "count" ? place.fixed : place
      arguments.list[index].value = rewrite(
        argument.value, at: place.labeled(argument.label ?? place.label))
    }
    return arguments
  }

  private mutating func rewrite(_ closure: SwiftClosure, at place: SwiftPlace) -> SwiftClosure {
    var closure = closure
    closure.body = rewrite(closure.body, at: place)
    return closure
  }
}

extension SwiftExpression {
  /// The name of a function that is called; `nil` for other expressions.
  fileprivate var functionName: String? {
    switch self {
    case .text(let name), .member(_, let name): name
    case .constant(let constant): constant.name
    default: nil
    }
  }
}

/// Replaces expressions by `change`; replacements are not visited.
private struct ExpressionReplacer: SwiftRewriter {
  let change: (SwiftExpression, SwiftPlace) -> SwiftExpression?

  func replacement(for expression: SwiftExpression, at place: SwiftPlace) -> SwiftExpression? {
    change(expression, place)
  }
}

extension SwiftType {
  /// Replaces expressions by `change`; replacements are not visited.
  func replacing(_ change: (SwiftExpression, SwiftPlace) -> SwiftExpression?) -> SwiftType {
    withoutActuallyEscaping(change) { change in
      var replacer = ExpressionReplacer(change: change)
      return replacer.rewrite(self)
    }
  }

  func forEachExpression(_ visit: (SwiftExpression, SwiftPlace) -> Void) {
    _ = replacing { expression, place in
      visit(expression, place)
      return nil
    }
  }
}
