// Expressions over several lines.
extension SwiftPrinter {
  /// The lines of an expression whose first one begins at a column; the others have their indentation.
  func layout(_ expression: SwiftExpression, column: Int) -> [String] {
    if let text = flat(expression),
      column + text.count + tail + comma(expression) <= SwiftPrinter.lineLength
    {
      return [text]
    }
    let space = indented.margin
    switch expression {
    case .text, .constant, .member, .element, .prefixed, .unbroken: return [flat(expression) ?? ""]
    case .lines(let lines): return ["\"\"\""] + (lines + ["\"\"\""]).map { space + $0 }
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
      if column + line.count + room <= SwiftPrinter.lineLength {
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
        let length = text.count + inner.tail
        if !line.isEmpty, inner.indent + line.count + 1 + length > SwiftPrinter.lineLength {
          result.append(space + line)
          line = ""
        }
        if inner.indent + length <= SwiftPrinter.lineLength {
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
    var inner = SwiftPrinter(step: step)
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
    for (index, modifier) in modifiers.enumerated() {
      var lines = inner.layout(
        ".\(modifier.name)", modifier.arguments, modifier.closure, column: inner.indent)
      if index + 1 < modifiers.count { lines = inner.standingParenthesis(lines) }
      result += [space + lines[0]] + lines.dropFirst()
    }
    return result
  }
}
