// Statements.
extension SwiftPrinter {
  mutating func print(_ statements: [SwiftStatement]) {
    for statement in statements { print(statement) }
  }

  private mutating func print(_ statement: SwiftStatement) {
    switch statement {
    case .expression(let expression): add(layout(expression, column: indent))
    case .comment(let text): for line in wrapped(text, prefix: "// ") { add(line) }
    case .binding(let keyword, let name, let value): add(assigned("\(keyword) \(name)", value))
    case .assignment(let target, let value):
      add(assigned(flat(target) ?? "_", value))
    case .loop(let name, let sequence, let body):
      printLoop(name, sequence, body)
    case .condition(let condition, let body, let others):
      add("if \(flat(condition) ?? "true") {")
      indented { $0.print(body) }
      if !others.isEmpty {
        add("} else {")
        indented { $0.print(others) }
      }
      add("}")
    case .choice(let subject, let cases):
      add("switch \(flat(subject) ?? "self") {")
      let lines = cases.compactMap { line($0) }
      for (index, choice) in cases.enumerated() {
        if lines.count == cases.count {
          add(lines[index])
        } else {
          add(head(choice))
          indented { $0.print(choice.body) }
        }
      }
      add("}")
    }
  }

  private mutating func printLoop(
    _ name: String, _ sequence: SwiftExpression, _ body: [SwiftStatement]
  ) {
    let head = "for \(name) in "
    if let text = flat(sequence), indent + head.count + text.count + 2 <= SwiftPrinter.lineLength {
      return block(head + text) { $0.print(body) }
    }
    var lines = layout(sequence, column: indent + head.count)
    lines[0] = head + lines[0]
    // The brace stands alone after lines that are indented.
    let isIndented = lines[lines.count - 1].prefix { $0 == " " }.count > indent
    if lines.count > 1, !isIndented { lines[lines.count - 1] += " {" }
    add(lines)
    if lines.count == 1 || isIndented { add("{") }
    indented { $0.print(body) }
    add("}")
  }

  private func head(_ choice: SwiftCase) -> String {
    let patterns = choice.patterns.compactMap { flat($0) }
    return patterns.isEmpty ? "default:" : "case \(patterns.joined(separator: ", ")):"
  }

  /// A case with a short statement without closures on one line; `nil` for others.
  private func line(_ choice: SwiftCase) -> String? {
    guard choice.body.count == 1, let text = flat(choice.body[0]) else { return nil }
    if case .expression(.call(_, _, .some)) = choice.body[0] { return nil }
    let line = "\(head(choice)) \(text)"
    return indent + line.count <= SwiftPrinter.lineLength ? line : nil
  }

  /// The lines of a value after a name and an equals sign.
  func assigned(_ head: String, _ value: SwiftExpression) -> [String] {
    let column = indent + head.count + 3
    if let text = flat(value), column + text.count + comma(value) <= SwiftPrinter.lineLength {
      return ["\(head) = \(text)"]
    }
    if canBreakInside(value) {
      let lines = layout(value, column: column)
      return ["\(head) = \(lines[0])"] + lines.dropFirst()
    }
    let lines = indented.layout(value, column: indented.indent)
    return ["\(head) =", indented.margin + lines[0]] + lines.dropFirst()
  }

  /// Whether a value begins with an open bracket on the line of the name before it.
  private func canBreakInside(_ value: SwiftExpression) -> Bool {
    switch value {
    case .call, .array, .tuple, .lines, .closure: true
    default: false
    }
  }
}
