/// Replaces the calls of structures that others stand for: several in a row become a loop over data.
struct CallRewriter {
  /// The structures that replace others, with their final names.
  let merged: [TypeMerger.Merged]
  /// The tables of data that the present type needs.
  private var tables: [SwiftDeclaration] = []
  private var used: Set<String> = []

  /// The fewest calls in a row that are a loop.
  private static let fewest = 3

  init(_ merged: [TypeMerger.Merged]) { self.merged = merged }

  /// A type with its calls replaced, and with the data of its loops.
  mutating func rewritten(_ type: SwiftType) -> SwiftType {
    (tables, used) = ([], [])
    var type = type
    type.members = type.members.map { member in
      guard case .property(var property) = member, let body = property.body else { return member }
      property.body = body.map { rewritten($0) }
      return .property(property)
    }
    type.members.insert(contentsOf: tables, at: 0)
    return type
  }

  private mutating func rewritten(_ statement: SwiftStatement) -> SwiftStatement {
    switch statement {
    case .expression(let expression): return .expression(rewritten(expression))
    case .condition(let condition, let body):
      return .condition(condition, body.map { rewritten($0) })
    case .alternative(let condition, let body, let others):
      return .alternative(condition, body.map { rewritten($0) }, others.map { rewritten($0) })
    case .comment, .binding, .assignment, .loop, .choice, .returning: return statement
    }
  }

  mutating func rewritten(_ expression: SwiftExpression) -> SwiftExpression {
    switch expression {
    case .call(let callee, let arguments, let closure):
      if let call = call(expression) { return call.expression }
      return .call(callee, rewritten(arguments), closure.map { rewritten($0) })
    case .modified(let base, let modifiers):
      var result: [SwiftModifier] = []
      let first = rewritten(base)
      for modifier in modifiers {
        result.append(
          SwiftModifier(
            modifier.name, rewritten(modifier.arguments),
            closure: modifier.closure.map { rewritten($0) }))
      }
      return .modified(first, result)
    case .closure(let closure): return .closure(rewritten(closure))
    case .text, .lines, .array, .tuple, .infix, .conditional: return expression
    }
  }

  private mutating func rewritten(_ arguments: [SwiftArgument]) -> [SwiftArgument] {
    arguments.map { SwiftArgument($0.label, rewritten($0.value)) }
  }

  private mutating func rewritten(_ closure: SwiftClosure) -> SwiftClosure {
    var closure = closure
    var (body, run): ([SwiftStatement], [Call]) = ([], [])
    for statement in closure.body {
      if case .expression(let expression) = statement, let call = call(expression) {
        if let last = run.last, last.merged != call.merged { body += flush(&run) }
        run.append(call)
      } else {
        body += flush(&run)
        body.append(rewritten(statement))
      }
    }
    closure.body = body + flush(&run)
    return closure
  }

  /// A call of a structure that another one stands for.
  private struct Call {
    let merged: Int
    let arguments: [String]
    let expression: SwiftExpression
  }

  private func call(_ expression: SwiftExpression) -> Call? {
    guard case .call(.text(let name), let given, nil) = expression, given.isEmpty,
      let index = merged.firstIndex(where: { $0.arguments[name] != nil }),
      let arguments = merged[index].arguments[name]
    else { return nil }
    return Call(
      merged: index, arguments: arguments,
      expression: self.expression(index, arguments.map { .text($0) }))
  }

  private func expression(_ index: Int, _ arguments: [SwiftExpression]) -> SwiftExpression {
    .call(
      merged[index].type.name,
      zip(merged[index].parameters, arguments).map { SwiftArgument($0, $1) })
  }
}

// Loops.
extension CallRewriter {
  private mutating func flush(_ run: inout [Call]) -> [SwiftStatement] {
    defer { run = [] }
    guard run.count >= CallRewriter.fewest, let first = run.first else {
      return run.map { .expression($0.expression) }
    }
    return [.expression(loop(first.merged, run.map(\.arguments)))]
  }

  /// A loop over the arguments of calls in a row.
  private mutating func loop(_ index: Int, _ rows: [[String]]) -> SwiftExpression {
    let parameters = merged[index].parameters
    // Steps are counted upwards, which the drawing order may oppose.
    let isReversed = CallRewriter.descends(rows)
    let rows = isReversed ? rows.reversed() : rows
    var columns: [Int] = []
    var arguments: [SwiftExpression?] = parameters.indices.map { column in
      CallRewriter.formula(rows.map { $0[column] })
    }
    for column in parameters.indices where arguments[column] == nil { columns.append(column) }
    var range = SwiftExpression.text("0..<\(rows.count)")
    if !columns.isEmpty {
      let name = tableName(merged[index].type.name)
      tables.append(table(name, index, columns, rows))
      for column in columns {
        let member = columns.count == 1 ? "" : ".\(parameters[column])"
        arguments[column] = .text("Self.\(name)[index]\(member)")
      }
      range = .text("Self.\(name).indices")
    }
    if isReversed, case .text(let text) = range {
      range = .text(columns.isEmpty ? "(\(text)).reversed()" : "\(text).reversed()")
    }
    return .call(
      "ForEach", [SwiftArgument(nil, range), SwiftArgument("id", "\\.self")],
      SwiftClosure(["index"], views: [expression(index, arguments.compactMap { $0 })]))
  }

  /// Whether numbers at even steps only descend.
  private static func descends(_ rows: [[String]]) -> Bool {
    var descends = false
    for column in rows[0].indices {
      let values = rows.map { $0[column] }
      guard formula(values) != nil, let first = Double(values[0]), let second = Double(values[1]),
        first != second
      else { continue }
      if second > first { return false }
      descends = true
    }
    return descends
  }

  private mutating func tableName(_ type: String) -> String {
    let word = type.hasPrefix("Letter") ? "letters" : "parts"
    return used.insertUnique(word)
  }

  private func table(
    _ name: String, _ index: Int, _ columns: [Int], _ rows: [[String]]
  ) -> SwiftDeclaration {
    let parameters = merged[index].type.members.compactMap { member -> SwiftProperty? in
      if case .property(let property) = member, property.keyword == "let" { property } else { nil }
    }
    let types = columns.map { parameters[$0].type ?? "Double" }
    let names = columns.map { merged[index].parameters[$0] }
    let element =
      columns.count == 1
      ? types[0] : "(" + zip(names, types).map { "\($0): \($1)" }.joined(separator: ", ") + ")"
    let elements = rows.map { row -> SwiftExpression in
      let values = columns.map { SwiftExpression.text(row[$0]) }
      return values.count == 1 ? values[0] : .tuple(values)
    }
    return .property(
      SwiftProperty(
        modifiers: ["private", "static"], keyword: "let", name: name, type: "[\(element)]",
        value: .array(elements)))
  }

  /// Equal values, or numbers at even steps, as a formula of `index`; `nil` for others.
  private static func formula(_ values: [String]) -> SwiftExpression? {
    if values.allSatisfy({ $0 == values[0] }) { return .text(values[0]) }
    let numbers = values.compactMap { Double($0) }
    guard numbers.count == values.count, numbers.count > 1 else { return nil }
    // Each number was rounded by itself.
    let step = SwiftNumber.rounded(
      (numbers[numbers.count - 1] - numbers[0]) / Double(numbers.count - 1), places: 6)
    let isEven = numbers.enumerated().allSatisfy { index, number in
      abs(number - numbers[0] - Double(index) * step) < 1.2e-5
    }
    guard isEven else { return nil }
    let product = "\(SwiftNumber.text(abs(step))) * Double(index)"
    if numbers[0] == 0, step > 0 { return .text(product) }
    return .text("\(values[0]) \(step < 0 ? "-" : "+") \(product)")
  }
}
