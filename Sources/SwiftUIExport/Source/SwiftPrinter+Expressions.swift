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

  /// The lines of an expression whose first one begins at a column; the others have their indentation.
  func layout(_ expression: SwiftExpression, column: Int) -> [String] {
    if let text = flat(expression),
      SwiftPrinter.fits(text, beside: column + tail + comma(expression))
    {
      return [text]
    }
    let space = indented.margin
    switch expression {
    case .text, .constant, .member, .element, .prefixed, .unbroken: return [flat(expression) ?? ""]
    case .lines(let lines): return ["\"\"\""] + (lines + ["\"\"\""]).map { space + $0 }
    case .call(.member(let base, let name), let arguments, nil) where arguments.list.isEmpty:
      return layout(base, [SwiftModifier(name)], column: column)
    case .call(let callee, let arguments, let closure):
      return layout(flat(callee) ?? "", arguments, closure, column: column)
    case .modified(let base, let modifiers): return layout(base, modifiers, column: column)
    case .array(let elements): return layout(elements: elements)
    case .tuple(let elements): return standingParenthesis(broken("", SwiftArguments(elements)))
    case .closure(let closure): return layout(closure, head: "")
    case .infix(let left, let symbol, let right):
      let first = layout(left, column: column)
      let second = layout(right, column: indent + step + symbol.count + 1)
      return first + ["\(space)\(symbol) \(second[0])"] + second.dropFirst()
    case .conditional(let condition, let first, let second):
      return [
        flat(condition) ?? "", "\(space)? \(flat(first) ?? "")", "\(space): \(flat(second) ?? "")",
      ]
    }
  }

  private func layout(
    _ head: String, _ arguments: SwiftArguments, _ closure: SwiftClosure?, column: Int
  ) -> [String] {
    if let texts = flat(arguments) {
      let line = texts.isEmpty && closure != nil ? head : "\(head)(\(texts))"
      let room = closure == nil ? tail : 2
      if SwiftPrinter.fits(line, beside: column + room) {
        return closure.map { layout($0, head: line + " ") } ?? [line]
      }
    }
    let result = broken(head, arguments)
    guard let closure else { return result }
    let open = standingParenthesis(result)
    return open.dropLast() + layout(closure, head: margin + ") ")
  }

  /// The lines of a call with its last parenthesis on a line of its own, as before modifiers and closures.
  private func standingParenthesis(_ lines: [String]) -> [String] {
    guard lines.count > 1, let last = lines.last, last.hasSuffix(")") else { return lines }
    return lines.dropLast() + [String(last.dropLast()), margin + ")"]
  }

  /// The lines of a call whose arguments are on lines of their own.
  private func broken(_ head: String, _ arguments: SwiftArguments) -> [String] {
    var inner = indented
    let space = inner.margin
    var result = [head + "("]
    var line = ""
    for (index, argument) in arguments.list.enumerated() {
      let isLast = index + 1 == arguments.list.count
      inner.tail = isLast ? tail + 1 : 1
      let end = isLast ? ")" : ","
      let label = argument.label.map { "\($0): " } ?? ""
      if let text = inner.flat(argument) {
        let used = inner.indent + inner.tail
        if !line.isEmpty, !SwiftPrinter.fits(text, beside: used + line.count + 1) {
          result.append(space + line)
          line = ""
        }
        if SwiftPrinter.fits(text, beside: used) {
          line += (line.isEmpty ? "" : " ") + text + end
          continue
        }
      }
      if !line.isEmpty { result.append(space + line) }
      line = ""
      var lines = inner.layout(argument.value, column: inner.indent + label.count)
      lines[0] = space + label + lines[0]
      lines[lines.count - 1] += end
      result += lines
    }
    if !line.isEmpty { result.append(space + line) }
    return result
  }

  /// The room for the last comma of a list, which the formatter asks for on one line too.
  func comma(_ expression: SwiftExpression) -> Int {
    if case .array(let elements) = expression, elements.count > 1 { 1 } else { 0 }
  }

  private func layout(elements: [SwiftExpression]) -> [String] {
    var inner = indented
    inner.tail = 1
    let space = inner.margin
    let texts = elements.map { inner.flat($0) }
    var result = ["["]
    if texts.allSatisfy({ $0.map { $0.count < 24 } ?? false }) {
      result += inner.filled(texts.compactMap(\.self)).map { space + $0 }
    } else {
      for (index, element) in elements.enumerated() {
        var lines = inner.layout(element, column: inner.indent)
        lines[0] = space + lines[0]
        if index + 1 < elements.count { lines[lines.count - 1] += "," }
        result += lines
      }
    }
    if elements.count > 1 { result[result.count - 1] += "," }
    return result + [margin + "]"]
  }

  private func layout(_ closure: SwiftClosure, head: String) -> [String] {
    let parameters =
      closure.parameters.isEmpty ? "" : " " + closure.parameters.joined(separator: ", ") + " in"
    guard !closure.body.isEmpty else { return [head + "{\(parameters)}"] }
    var inner = SwiftPrinter(step: step, mostLines: mostLines)
    inner.indent = indent + step
    inner.print(closure.body)
    return [head + "{" + parameters] + inner.lines + [margin + "}"]
  }

  private func layout(
    _ base: SwiftExpression, _ modifiers: [SwiftModifier], column: Int
  ) -> [String] {
    var result = standingParenthesis(layout(base, column: column))
    let inner = result.count == 1 ? indented : self
    let space = inner.margin
    for (index, modifier) in modifiers.enumerated() where result.count <= mostLines {
      var lines = inner.layout(
        ".\(modifier.name)", modifier.arguments, modifier.closure, column: inner.indent)
      if index + 1 < modifiers.count { lines = inner.standingParenthesis(lines) }
      result += [space + lines[0]] + lines.dropFirst()
    }
    return result
  }
}
