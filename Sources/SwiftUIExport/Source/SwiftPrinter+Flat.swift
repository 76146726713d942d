// Expressions on one line.
extension SwiftPrinter {
  /// The expression on one line; `nil` if it needs several.
  func flat(_ expression: SwiftExpression) -> String? {
    switch expression {
    case .text(let text): return text
    case .constant(let constant): return constant.text
    case .lines: return nil
    case .call(let callee, let arguments, let closure):
      return flat(callee).flatMap { flat($0, arguments, closure) }
    case .modified(let base, let modifiers):
      guard isUnbroken || modifiers.count == 1 else { return nil }
      return modifiers.reduce(flat(base)) { base, modifier in
        base.flatMap { flat("\($0).\(modifier.name)", modifier.arguments, modifier.closure) }
      }
    case .member(let base, let name): return flat(base).map { "\($0).\(name)" }
    case .element(let list, let index):
      guard let list = flat(list), let index = flat(index) else { return nil }
      return "\(list)[\(index)]"
    case .array(let elements): return flat(elements).map { "[\($0)]" }
    case .tuple(let elements): return flat(elements).map { "(\($0))" }
    case .closure(let closure): return flat(closure)
    case .prefixed(let symbol, let value): return flat(value).map { symbol + $0 }
    case .infix(let left, let symbol, let right):
      guard let left = flat(left), let right = flat(right) else { return nil }
      return "\(left) \(symbol) \(right)"
    case .conditional(let condition, let first, let second):
      guard let condition = flat(condition), let first = flat(first), let second = flat(second)
      else { return nil }
      return "\(condition) ? \(first) : \(second)"
    case .unbroken(let inner):
      var printer = self
      printer.isUnbroken = true
      return printer.flat(inner)
    }
  }

  private func flat(_ elements: [SwiftExpression]) -> String? {
    flat(SwiftArguments(elements))
  }

  /// The arguments on one line; `nil` if they need several.
  func flat(_ arguments: SwiftArguments) -> String? {
    var line = ""
    for (index, argument) in arguments.list.enumerated() {
      guard let text = flat(argument) else { return nil }
      line += index == 0 ? text : ", \(text)"
    }
    return line
  }

  private func flat(
    _ callee: String, _ arguments: SwiftArguments, _ closure: SwiftClosure?
  ) -> String? {
    guard let closure else { return flat(arguments).map { "\(callee)(\($0))" } }
    // Most closures need several lines.
    guard let body = flat(closure), let texts = flat(arguments) else { return nil }
    return texts.isEmpty ? "\(callee) \(body)" : "\(callee)(\(texts)) \(body)"
  }

  func flat(_ argument: SwiftArgument) -> String? {
    guard let value = flat(argument.value) else { return nil }
    return argument.label.map { "\($0): \(value)" } ?? value
  }

  private func flat(_ closure: SwiftClosure) -> String? {
    guard closure.isInline, closure.body.count == 1, let text = flat(closure.body[0]) else {
      return nil
    }
    let head = closure.parameters.isEmpty ? "" : closure.parameters.joined(separator: ", ") + " in "
    return "{ \(head)\(text) }"
  }

  /// A statement on one line; `nil` for others.
  func flat(_ statement: SwiftStatement) -> String? {
    switch statement {
    case .expression(let expression): flat(expression)
    case .assignment(let target, let value): flat(.infix(target, "=", value))
    case .comment, .binding, .loop, .condition, .choice: nil
    }
  }
}
