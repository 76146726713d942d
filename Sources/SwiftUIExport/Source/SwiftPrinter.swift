import Diagnostics

/// Prints Swift source in the layout of swift-format's default configuration.
struct SwiftPrinter {
  static let lineLength = 100
  private(set) var lines: [String] = []
  /// The number of spaces of an indentation.
  var step = 2
  /// The present indentation, in spaces.
  var indent = 0
  /// The number of characters that follow the present expression on its last line.
  var tail = 0
  /// Whether views with several modifiers stay on one line.
  var isUnbroken = false
  /// The number of lines after which statements are left out, where only a smaller number matters.
  var mostLines = Int.max

  /// Returns the text of a file.
  static func text(of file: SwiftFile, step: Int = 2) -> String {
    var printer = SwiftPrinter(step: step)
    printer.print(file)
    return printer.lines.joinedLines + "\n"
  }

  /// The number of lines of a file.
  static func lineCount(of file: SwiftFile) -> Int {
    text(of: file).utf8.count { $0 == UInt8(ascii: "\n") }
  }

  /// Whether statements in a member of a type have more lines than a limit.
  static func areLong(
    _ statements: [SwiftStatement], step: Int, limit: Int = longestPart
  ) -> Bool {
    lineCount(of: statements, step: step, limit: limit) > limit
  }

  /// The number of lines of statements in a member of a type, if it is not above a limit; otherwise a number above it.
  private static func lineCount(
    of statements: [SwiftStatement], step: Int, limit: Int
  ) -> Int {
    var printer = SwiftPrinter(step: step, mostLines: limit)
    printer.indent = 2 * step
    printer.print(statements)
    return printer.lines.count
  }

  /// The most lines of a part of statements.
  static let longestPart = 48

  /// Returns statements in groups that are short.
  static func groups(of body: [SwiftStatement], step: Int) -> [[SwiftStatement]] {
    var (groups, size): ([[SwiftStatement]], Int) = ([], 0)
    for statement in body {
      let length = lineCount(of: [statement], step: step, limit: longestPart)
      if groups.isEmpty || size + length > longestPart {
        groups.append([])
        size = 0
      }
      groups[groups.count - 1].append(statement)
      size += length
    }
    return groups
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

  /// Whether a text fits on a line, beside a number of other characters.
  static func fits(_ text: String, beside count: Int) -> Bool {
    // A character has a byte at least, and bytes are counted at once.
    count + text.utf8.count <= lineLength || count + text.count <= lineLength
  }

  /// Adds a line at the present indentation.
  mutating func add(_ line: String) {
    lines.append(line.isEmpty ? "" : margin + line)
  }

  /// Adds lines of which the first one is at the present indentation, and the others have their own.
  mutating func add(_ text: [String]) {
    if let first = text.first { add(first) }
    lines += text.dropFirst()
  }

  /// Adds lines between braces.
  mutating func block(_ head: String, _ content: (inout SwiftPrinter) -> Void) {
    add("\(head) {")
    indented(content)
    add("}")
  }

  /// The space before lines at the present indentation.
  var margin: String { String(repeating: " ", count: indent) }

  /// The printer one step further to the right.
  var indented: SwiftPrinter {
    var printer = self
    printer.indent += step
    return printer
  }

  mutating func indented(_ content: (inout SwiftPrinter) -> Void) {
    indent += step
    content(&self)
    indent -= step
  }

  mutating func print(_ statements: [SwiftStatement]) {
    for statement in statements where lines.count <= mostLines { print(statement) }
  }

  private mutating func print(_ statement: SwiftStatement) {
    switch statement {
    case .expression(let expression): add(layout(expression, column: indent))
    case .comment(let text): add("// \(text)")
    case .binding(let name, let value): add(assigned("let \(name)", value))
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
    if let text = flat(sequence), SwiftPrinter.fits(text, beside: indent + head.count + 2) {
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
    return SwiftPrinter.fits(line, beside: indent) ? line : nil
  }

  /// The lines of a value after a name and an equals sign.
  func assigned(_ head: String, _ value: SwiftExpression) -> [String] {
    let column = indent + head.count + 3
    if let text = flat(value), SwiftPrinter.fits(text, beside: column + comma(value)) {
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
    if SwiftPrinter.fits(line, beside: indent + 2) {
      return block(line) { $0.print(function.body) }
    }
    add(head + "(")
    indented { printer in
      for line in printer.filled(function.parameters) { printer.add(line) }
    }
    block(tail) { $0.print(function.body) }
  }

  private mutating func document(_ text: String) {
    guard !text.isEmpty else { return }
    for paragraph in text.byteLines {
      var line = ""
      // The characters of the line.
      var count = 0
      // Lines of a list are indented.
      var space = String(paragraph.prefix { $0 == " " })
      for word in paragraph.utf8.split(separator: UInt8(ascii: " ")) {
        let word = Substring(word)
        let length = word.count
        if !line.isEmpty, indent + 4 + space.count + count + 1 + length > SwiftPrinter.lineLength {
          add("/// \(space)\(line)")
          if !space.isEmpty, line.hasPrefix("- ") { space += "  " }
          (line, count) = ("", 0)
        }
        count += (line.isEmpty ? 0 : 1) + length
        line += (line.isEmpty ? "" : " ") + word
      }
      add(line.isEmpty ? "///" : "/// \(space)\(line)")
    }
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
