// Expressions on one line.
extension SwiftPrinter {
  /// The expression on one line; `nil` if it needs several.
  func flat(_ expression: SwiftExpression) -> String? {
    switch expression {
    case .text(let text): return text
    case .lines: return nil
    case .call(let callee, let arguments, let closure):
      guard let callee = flat(callee) else { return nil }
      return flat(callee, arguments, closure)
    case .modified(let base, let modifiers):
      guard modifiers.count == 1, let base = flat(base), let first = modifiers.first else {
        return nil
      }
      return flat("\(base).\(first.name)", first.arguments, first.closure)
    case .array(let elements):
      let texts = elements.compactMap { flat($0) }
      return texts.count == elements.count ? "[" + texts.joined(separator: ", ") + "]" : nil
    case .tuple(let elements):
      let texts = elements.compactMap { flat($0) }
      return texts.count == elements.count ? "(" + texts.joined(separator: ", ") + ")" : nil
    case .closure(let closure): return flat(closure)
    case .infix(let left, let symbol, let right):
      guard let left = flat(left), let right = flat(right) else { return nil }
      return "\(left) \(symbol) \(right)"
    case .conditional(let condition, let first, let second):
      guard let condition = flat(condition), let first = flat(first), let second = flat(second)
      else { return nil }
      return "\(condition) ? \(first) : \(second)"
    }
  }

  func flat(
    _ callee: String, _ arguments: [SwiftArgument], _ closure: SwiftClosure?
  ) -> String? {
    let texts = arguments.compactMap { flat($0) }
    guard texts.count == arguments.count else { return nil }
    guard let closure else { return "\(callee)(\(texts.joined(separator: ", ")))" }
    guard let body = flat(closure) else { return nil }
    return texts.isEmpty
      ? "\(callee) \(body)" : "\(callee)(\(texts.joined(separator: ", "))) \(body)"
  }

  func flat(_ argument: SwiftArgument) -> String? {
    guard let value = flat(argument.value) else { return nil }
    return argument.label.map { "\($0): \(value)" } ?? value
  }

  func flat(_ closure: SwiftClosure) -> String? {
    guard closure.isInline, closure.body.count == 1 else { return nil }
    let text: String
    switch closure.body[0] {
    case .expression(let expression):
      guard let flat = flat(expression) else { return nil }
      text = flat
    case .assignment(let target, let value):
      guard let target = flat(target), let value = flat(value) else { return nil }
      text = "\(target) = \(value)"
    default: return nil
    }
    let head = closure.parameters.isEmpty ? "" : closure.parameters.joined(separator: ", ") + " in "
    return "{ \(head)\(text) }"
  }
}
