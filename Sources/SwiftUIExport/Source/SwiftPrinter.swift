/// Prints Swift source in the layout of swift-format's default configuration.
struct SwiftPrinter {
  /// The largest length of a line.
  static let lineLength = 100
  /// The lines so far.
  private(set) var lines: [String] = []
  /// The number of spaces of an indentation.
  let step: Int
  /// The present indentation, in spaces.
  private var indent = 0
  /// The number of characters that follow the present expression on its last line.
  private var tail = 0

  /// Makes a printer.
  ///
  /// - Parameter step: The number of spaces of an indentation.
  init(step: Int = 2) { self.step = step }

  /// Returns the text of a file.
  static func text(of file: SwiftFile, step: Int = 2) -> String {
    var printer = SwiftPrinter(step: step)
    printer.print(file)
    return printer.lines.joined(separator: "\n") + "\n"
  }

  private mutating func print(_ file: SwiftFile) {
    for line in file.header { lines.append(line.isEmpty ? "//" : "// \(line)") }
    if !file.header.isEmpty { lines.append("") }
    for module in file.imports.sorted() { lines.append("import \(module)") }
    for declaration in file.declarations {
      lines.append("")
      print(declaration)
    }
  }

  /// Adds a line at the present indentation.
  mutating func add(_ line: String) {
    lines.append(line.isEmpty ? "" : String(repeating: " ", count: indent) + line)
  }

  /// Adds lines of which the first one is at the present indentation, and the others have their own.
  private mutating func add(_ text: [String]) {
    for (index, line) in text.enumerated() {
      if index == 0 { add(line) } else { lines.append(line) }
    }
  }

  /// Adds lines between braces.
  private mutating func block(_ head: String, _ content: (inout SwiftPrinter) -> Void) {
    add("\(head) {")
    indented(content)
    add("}")
  }

  private mutating func indented(_ content: (inout SwiftPrinter) -> Void) {
    indent += step
    content(&self)
    indent -= step
  }

  /// Adds documentation, wrapped.
  private mutating func document(_ text: String) {
    for line in wrapped(text, prefix: "/// ") { add(line) }
  }

  private func wrapped(_ text: String, prefix: String) -> [String] {
    var result: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        let isFull =
          indent + prefix.count + line.count + 1 + word.count > SwiftPrinter.lineLength
        if !line.isEmpty, isFull {
          result.append(prefix + line)
          line = ""
        }
        line += (line.isEmpty ? "" : " ") + word
      }
      result.append(line.isEmpty ? prefix.trimmingSpaces : prefix + line)
    }
    return result
  }
}

// Declarations.
extension SwiftPrinter {
  private mutating func print(_ declaration: SwiftDeclaration) {
    switch declaration {
    case .type(let type): print(type)
    case .property(let property): print(property)
    case .function(let function): print(function)
    case .enumerationCase(let text): add("case \(text)")
    case .verbatim(let text): for line in text { add(line) }
    }
  }

  private mutating func print(_ type: SwiftType) {
    document(documented: type.documentation)
    var head = (attributes(type.modifiers) + [type.keyword, type.name]).joined(separator: " ")
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
    document(documented: property.documentation)
    var head =
      (attributes(property.modifiers) + [property.keyword, property.name])
      .joined(separator: " ")
    if let type = property.type { head += ": \(type)" }
    if let value = property.value { return add(assigned(head, value)) }
    guard let body = property.body else { return add(head) }
    block(head) { $0.print(body) }
  }

  private mutating func print(_ function: SwiftFunction) {
    document(documented: function.documentation)
    let name = function.name == "init" ? "init" : "func \(function.name)"
    let head = (attributes(function.modifiers) + [name]).joined(separator: " ")
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

  private mutating func document(documented text: String) {
    if !text.isEmpty { document(text) }
  }

  /// Attributes with arguments and macros stand on lines of their own; others on that of the declaration.
  private mutating func attributes(_ modifiers: [String]) -> [String] { modifiers }

  /// Texts with commas, as many on each line as fit.
  private func filled(_ texts: [String]) -> [String] {
    var result: [String] = []
    var line = ""
    for (index, text) in texts.enumerated() {
      let part = index + 1 < texts.count ? text + "," : text
      if !line.isEmpty, indent + line.count + 1 + part.count > SwiftPrinter.lineLength {
        result.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + part
    }
    return line.isEmpty ? result : result + [line]
  }
}

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
      block("for \(name) in \(flat(sequence) ?? "[]")") { $0.print(body) }
    case .condition(let condition, let body):
      block("if \(condition)") { $0.print(body) }
    case .choice(let subject, let cases):
      add("switch \(flat(subject) ?? "self") {")
      for choice in cases {
        let patterns = choice.patterns.joined(separator: ", ")
        add(choice.patterns.isEmpty ? "default:" : "case \(patterns):")
        indented { $0.print(choice.body) }
      }
      add("}")
    case .returning(let value):
      let lines = layout(value, column: indent + 7)
      add(["return " + lines[0]] + lines.dropFirst())
    }
  }

  /// The lines of a value after a name and an equals sign.
  private func assigned(_ head: String, _ value: SwiftExpression) -> [String] {
    let column = indent + head.count + 3
    if let text = flat(value), column + text.count <= SwiftPrinter.lineLength {
      return ["\(head) = \(text)"]
    }
    if canBreakInside(value) {
      let lines = layout(value, column: column)
      return ["\(head) = \(lines[0])"] + lines.dropFirst()
    }
    var inner = self
    inner.indent += step
    let lines = inner.layout(value, column: inner.indent)
    let space = String(repeating: " ", count: inner.indent)
    return ["\(head) ="] + [space + lines[0]] + lines.dropFirst()
  }

  /// Whether a value begins with an open bracket on the line of the name before it.
  private func canBreakInside(_ value: SwiftExpression) -> Bool {
    switch value {
    case .call, .array, .lines, .closure: true
    case .text, .modified, .infix, .conditional: false
    }
  }
}

// Expressions.
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

  private func flat(
    _ callee: String, _ arguments: [SwiftArgument], _ closure: SwiftClosure?
  ) -> String? {
    let texts = arguments.compactMap { flat($0) }
    guard texts.count == arguments.count else { return nil }
    guard let closure else { return "\(callee)(\(texts.joined(separator: ", ")))" }
    guard let body = flat(closure) else { return nil }
    return texts.isEmpty
      ? "\(callee) \(body)" : "\(callee)(\(texts.joined(separator: ", "))) \(body)"
  }

  private func flat(_ argument: SwiftArgument) -> String? {
    guard let value = flat(argument.value) else { return nil }
    return argument.label.map { "\($0): \(value)" } ?? value
  }

  private func flat(_ closure: SwiftClosure) -> String? {
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

  /// The lines of an expression whose first one begins at a column; the others have their indentation.
  func layout(_ expression: SwiftExpression, column: Int) -> [String] {
    if let text = flat(expression), column + text.count + tail <= SwiftPrinter.lineLength {
      return [text]
    }
    switch expression {
    case .text(let text): return [text]
    case .lines(let lines):
      let space = String(repeating: " ", count: indent + step)
      return ["\"\"\""] + lines.map { space + $0 } + [space + "\"\"\""]
    case .call(let callee, let arguments, let closure):
      let head = flat(callee) ?? ""
      return layout(head, arguments, closure, column: column)
    case .modified(let base, let modifiers): return layout(base, modifiers, column: column)
    case .array(let elements): return layout(elements: elements)
    case .closure(let closure): return layout(closure, head: "")
    case .infix(let left, let symbol, let right):
      let first = layout(left, column: column)
      let second = layout(right, column: indent + step + symbol.count + 1)
      let space = String(repeating: " ", count: indent + step)
      return first + ["\(space)\(symbol) \(second[0])"] + second.dropFirst()
    case .conditional(let condition, let first, let second):
      let space = String(repeating: " ", count: indent + step)
      return [
        flat(condition) ?? "", "\(space)? \(flat(first) ?? "")", "\(space): \(flat(second) ?? "")",
      ]
    }
  }

  private func layout(
    _ head: String, _ arguments: [SwiftArgument], _ closure: SwiftClosure?, column: Int
  ) -> [String] {
    let texts = arguments.compactMap { flat($0) }
    let line =
      texts.isEmpty && closure != nil
      ? head : "\(head)(\(texts.joined(separator: ", ")))"
    let room = closure == nil ? tail : 2
    if texts.count == arguments.count, column + line.count + room <= SwiftPrinter.lineLength {
      return closure.map { layout($0, head: line + " ") } ?? [line]
    }
    let result = broken(head, arguments)
    guard let closure else { return result }
    let open = standingParenthesis(result)
    return open.dropLast() + layout(closure, head: String(repeating: " ", count: indent) + ") ")
  }

  /// The lines of a call with its last parenthesis on a line of its own, as before modifiers and closures.
  private func standingParenthesis(_ lines: [String]) -> [String] {
    guard lines.count > 1, let last = lines.last, last.hasSuffix(")") else { return lines }
    return lines.dropLast() + [
      String(last.dropLast()), String(repeating: " ", count: indent) + ")",
    ]
  }

  /// The lines of a call whose arguments are on lines of their own.
  private func broken(_ head: String, _ arguments: [SwiftArgument]) -> [String] {
    var inner = self
    inner.indent += step
    let space = String(repeating: " ", count: inner.indent)
    var result = [head + "("]
    var line = ""
    for (index, argument) in arguments.enumerated() {
      let isLast = index + 1 == arguments.count
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

  private func layout(elements: [SwiftExpression]) -> [String] {
    var inner = self
    inner.indent += step
    inner.tail = 1
    let space = String(repeating: " ", count: inner.indent)
    let texts = elements.map { inner.flat($0) }
    var result = ["["]
    if texts.allSatisfy({ $0 != nil }), texts.allSatisfy({ ($0 ?? "").count < 24 }) {
      for line in inner.filled(texts.compactMap { $0 }) { result.append(space + line) }
      result[result.count - 1] += ","
    } else {
      for element in elements {
        var lines = inner.layout(element, column: inner.indent)
        lines[0] = space + lines[0]
        lines[lines.count - 1] += ","
        result += lines
      }
    }
    return result + [String(repeating: " ", count: indent) + "]"]
  }

  private func layout(_ closure: SwiftClosure, head: String) -> [String] {
    let parameters =
      closure.parameters.isEmpty ? "" : " " + closure.parameters.joined(separator: ", ") + " in"
    guard !closure.body.isEmpty else { return [head + "{\(parameters)}"] }
    var inner = SwiftPrinter(step: step)
    inner.indent = indent + step
    inner.print(closure.body)
    return [head + "{" + parameters] + inner.lines + [String(repeating: " ", count: indent) + "}"]
  }

  private func layout(
    _ base: SwiftExpression, _ modifiers: [SwiftModifier], column: Int
  ) -> [String] {
    var result = standingParenthesis(layout(base, column: column))
    var inner = self
    if result.count == 1 { inner.indent += step }
    let space = String(repeating: " ", count: inner.indent)
    for (index, modifier) in modifiers.enumerated() {
      var lines = inner.layout(
        ".\(modifier.name)", modifier.arguments, modifier.closure, column: inner.indent)
      if index + 1 < modifiers.count { lines = inner.standingParenthesis(lines) }
      result += [space + lines[0]] + lines.dropFirst()
    }
    return result
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
