// Declarations.
extension SwiftPrinter {
  mutating func print(_ declaration: SwiftDeclaration) {
    switch declaration {
    case .type(let type): print(type)
    case .property(let property): print(property)
    case .function(let function): print(function)
    case .enumerationCase(let text): add("case \(text)")
    case .verbatim(let text): for line in text { add(line) }
    }
  }

  private mutating func print(_ type: SwiftType) {
    document(type.documentation)
    var head = "\(type.keyword) \(type.name)"
    if !type.inherited.isEmpty { head += ": " + type.inherited.joined(separator: ", ") }
    guard !type.members.isEmpty else { return add("\(head) {}") }
    block(head) { printer in
      for (index, member) in type.members.enumerated() {
        if index > 0, printer.needsGap(type.members[index - 1], member) { printer.add("") }
        printer.print(member)
      }
    }
  }

  /// Whether an empty line stands between two members.
  private func needsGap(_ first: SwiftDeclaration, _ second: SwiftDeclaration) -> Bool {
    switch (first, second) {
    case (.property(let first), .property(let second)):
      return first.body != nil || second.body != nil
    case (.enumerationCase, .enumerationCase): return false
    default: return true
    }
  }

  private mutating func print(_ property: SwiftProperty) {
    document(property.documentation)
    var head = "\(property.keyword) \(property.name)"
    if let type = property.type, let value = property.value, case .array = value,
      indent + head.count + type.count + 6 > SwiftPrinter.lineLength, type.count > 2
    {
      return print(head, type, value)
    }
    if let type = property.type { head += ": \(type)" }
    if let value = property.value { return add(assigned(head, value)) }
    guard let body = property.body else { return add(head) }
    block(head) { $0.print(body) }
  }

  /// Prints a list whose type does not fit behind its name.
  private mutating func print(_ head: String, _ type: String, _ value: SwiftExpression) {
    if indent + head.count + type.count + 4 <= SwiftPrinter.lineLength {
      add("\(head): \(type) =")
      return indented { $0.add($0.layout(value, column: $0.indent)) }
    }
    add("\(head):")
    indented { $0.add($0.assigned(type, value)) }
  }

  private mutating func print(_ function: SwiftFunction) {
    document(function.documentation)
    let name = function.name == "init" ? "init" : "func \(function.name)"
    let head = function.modifiers.isEmpty ? name : "\(function.modifiers) \(name)"
    let tail = ")" + (function.result.map { " -> \($0)" } ?? "")
    let line = head + "(" + function.parameters.joined(separator: ", ") + tail
    if indent + line.count + 2 <= SwiftPrinter.lineLength {
      return block(line) { $0.print(function.body) }
    }
    add(head + "(")
    indented { printer in
      for line in printer.filled(function.parameters) { printer.add(line) }
    }
    block(tail) { $0.print(function.body) }
  }

  /// Adds documentation, wrapped; none for no text.
  private mutating func document(_ text: String) {
    guard !text.isEmpty else { return }
    for line in wrapped(text, prefix: "/// ") { add(line) }
  }

  /// Texts with commas, as many on each line as fit.
  func filled(_ texts: [String]) -> [String] {
    var result: [String] = []
    var line = ""
    for (index, text) in texts.enumerated() {
      let isLast = index + 1 == texts.count
      let part = isLast ? text : text + ","
      let room = part.count + (isLast ? tail : 0)
      if !line.isEmpty, indent + line.count + 1 + room > SwiftPrinter.lineLength {
        result.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + part
    }
    return line.isEmpty ? result : result + [line]
  }
}
