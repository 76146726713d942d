/// A text in a declaration, with the label or function before it.
struct SourceText: Hashable, Sendable {
  var text: String
  /// The label of the argument, or the function or modifier that takes it.
  let context: String
  /// Whether it is where members of the type are visible: in the body and the functions.
  let isInside: Bool

  /// The context of the pattern of a case.
  static let pattern = "case"
  /// The context of the function of a call.
  static let callee = "call"

  /// The tokens of the text; a pattern is one.
  var tokens: [String] { context == SourceText.pattern ? [text] : SourceTokens.split(text) }
}

// Texts of declarations, which other ones may replace.
extension SwiftType {
  /// The type with other texts in its expressions.
  func mapping(_ change: (SourceText) -> String) -> SwiftType {
    var type = self
    type.members = members.map { $0.mapping(isInside: true, change) }
    return type
  }

  /// The texts of its expressions, in order.
  var texts: [SourceText] {
    var texts: [SourceText] = []
    _ = mapping { text in
      texts.append(text)
      return text.text
    }
    return texts
  }

  /// The type without names, documentation and texts: types of one skeleton differ in these.
  var skeleton: SwiftType {
    var type = mapping { _ in "" }
    (type.name, type.documentation) = ("", "")
    type.members = type.members.map { member in
      guard case .property(var property) = member, property.modifiers.contains("@State") else {
        return member
      }
      property.name = ""
      return .property(property)
    }
    return type
  }
}

extension SwiftDeclaration {
  fileprivate func mapping(
    isInside: Bool, _ change: (SourceText) -> String
  ) -> SwiftDeclaration {
    switch self {
    case .type(var type):
      type.members = type.members.map { $0.mapping(isInside: false, change) }
      return .type(type)
    case .property(var property):
      let isBody = isInside && property.body != nil
      property.value = property.value?.mapping(property.name, isInside: false, change)
      property.body = property.body?.map { $0.mapping(isInside: isBody, change) }
      return .property(property)
    case .function(var function):
      function.body = function.body.map { $0.mapping(isInside: isInside, change) }
      return .function(function)
    case .enumerationCase, .verbatim: return self
    }
  }
}

extension SwiftStatement {
  func mapping(isInside: Bool, _ change: (SourceText) -> String) -> SwiftStatement {
    func mapped(_ expression: SwiftExpression, _ context: String = "value") -> SwiftExpression {
      expression.mapping(context, isInside: isInside, change)
    }
    func mapped(_ body: [SwiftStatement]) -> [SwiftStatement] {
      body.map { $0.mapping(isInside: isInside, change) }
    }
    switch self {
    case .expression(let expression): return .expression(mapped(expression))
    case .comment: return self
    case .binding(let keyword, let name, let value):
      return .binding(keyword: keyword, name: name, mapped(value, name))
    case .assignment(let target, let value):
      return .assignment(mapped(target), mapped(value, "end"))
    case .loop(let name, let sequence, let body):
      return .loop(name: name, sequence: mapped(sequence), mapped(body))
    case .condition(let condition, let body):
      let text = change(SourceText(text: condition, context: "if", isInside: isInside))
      return .condition(text, mapped(body))
    case .alternative(let condition, let body, let others):
      let text = change(SourceText(text: condition, context: "if", isInside: isInside))
      return .alternative(text, mapped(body), mapped(others))
    case .choice(let subject, let cases):
      return .choice(
        mapped(subject),
        cases.map { choice in
          let patterns = choice.patterns.map {
            change(SourceText(text: $0, context: SourceText.pattern, isInside: isInside))
          }
          return SwiftCase(patterns, mapped(choice.body))
        })
    case .returning(let value): return .returning(mapped(value))
    }
  }
}

extension SwiftExpression {
  func mapping(
    _ context: String, isInside: Bool, _ change: (SourceText) -> String
  ) -> SwiftExpression {
    func mapped(_ expression: SwiftExpression, _ context: String) -> SwiftExpression {
      expression.mapping(context, isInside: isInside, change)
    }
    func mapped(_ arguments: [SwiftArgument], _ name: String) -> [SwiftArgument] {
      arguments.map { SwiftArgument($0.label, mapped($0.value, $0.label ?? name)) }
    }
    func mapped(_ closure: SwiftClosure) -> SwiftClosure {
      var closure = closure
      closure.body = closure.body.map { $0.mapping(isInside: isInside, change) }
      return closure
    }
    switch self {
    case .text(let text):
      return .text(change(SourceText(text: text, context: context, isInside: isInside)))
    case .lines: return self
    case .call(let callee, let arguments, let closure):
      var name = context
      if case .text(let text) = callee { name = text }
      return .call(mapped(callee, SourceText.callee), mapped(arguments, name), closure.map(mapped))
    case .modified(let base, let modifiers):
      return .modified(
        mapped(base, context),
        modifiers.map {
          SwiftModifier(
            $0.name, mapped($0.arguments, $0.name), closure: $0.closure.map(mapped))
        })
    case .array(let elements): return .array(elements.map { mapped($0, context) })
    case .tuple(let elements): return .tuple(elements.map { mapped($0, context) })
    case .closure(let closure): return .closure(mapped(closure))
    case .infix(let left, let symbol, let right):
      return .infix(mapped(left, context), symbol, mapped(right, context))
    case .conditional(let condition, let first, let second):
      return .conditional(mapped(condition, "if"), mapped(first, context), mapped(second, context))
    }
  }
}
