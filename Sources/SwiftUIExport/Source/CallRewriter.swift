/// Replaces calls of merged structures; several in a row become a loop over data.
struct CallRewriter: SwiftRewriter {
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
    var type = rewrite(type)
    type.members.insert(contentsOf: tables, at: 0)
    return type
  }

  func replacement(for expression: SwiftExpression, at place: SwiftPlace) -> SwiftExpression? {
    call(expression).map { self.expression($0.merged, $0.arguments) }
  }

  mutating func rewrite(_ body: [SwiftStatement], at place: SwiftPlace) -> [SwiftStatement] {
    var (result, run): ([SwiftStatement], [Call]) = ([], [])
    for statement in body {
      if case .expression(let expression) = statement, let call = call(expression) {
        if let last = run.last, last.merged != call.merged { result += flush(&run) }
        run.append(call)
      } else {
        result += flush(&run)
        result.append(rewrite(statement, at: place))
      }
    }
    return result + flush(&run)
  }

  /// A call of a structure that was merged into another.
  private struct Call {
    let merged: Int
    let arguments: [SwiftExpression]
  }

  private func call(_ expression: SwiftExpression) -> Call? {
    guard case .call(.text(let name), [], nil) = expression else { return nil }
    for (index, type) in merged.enumerated() {
      if let arguments = type.arguments[name] { return Call(merged: index, arguments: arguments) }
    }
    return nil
  }

  private func expression(_ index: Int, _ arguments: [SwiftExpression]) -> SwiftExpression {
    let labels = merged[index].parameters.map { Optional($0.name) }
    return .call(merged[index].type.name, SwiftArguments(zip(labels, arguments)))
  }
}

// Loops.
extension CallRewriter {
  private mutating func flush(_ run: inout [Call]) -> [SwiftStatement] {
    defer { run = [] }
    guard run.count >= CallRewriter.fewest, let first = run.first else {
      return run.map { .expression(expression($0.merged, $0.arguments)) }
    }
    return [.expression(loop(first.merged, run.map(\.arguments)))]
  }

  /// A loop over the arguments of calls in a row.
  private mutating func loop(_ index: Int, _ rows: [[SwiftExpression]]) -> SwiftExpression {
    let type = merged[index]
    // Steps are counted upwards, which the drawing order may oppose.
    let isReversed = CallRewriter.descends(rows)
    let rows = isReversed ? rows.reversed() : rows
    let formulas = type.parameters.indices.map { column in
      CallRewriter.formula(rows.map { $0[column] })
    }
    let columns = formulas.indices.filter { formulas[$0] == nil }
    var range = "0..<\(rows.count)"
    var element: SwiftExpression = ""
    if !columns.isEmpty {
      let name = used.insertUnique(type.type.name.contains("Letter") ? "letters" : "parts")
      tables.append(CallRewriter.table(name, columns.map { type.parameters[$0] }, columns, rows))
      range = "Self.\(name).indices"
      element = .element(.text("Self.\(name)"), "index")
    }
    if isReversed { range = (columns.isEmpty ? "(\(range))" : range) + ".reversed()" }
    let arguments = zip(type.parameters, formulas).map { parameter, formula in
      if let formula { return formula }
      let value = columns.count == 1 ? element : .member(element, parameter.name)
      return parameter.isOfTheme ? .element(.theme, .prefixed("keyPath: ", value)) : value
    }
    return .call(
      "ForEach", [nil: .text(range), "id": "\\.self"],
      SwiftClosure(["index"], views: [expression(index, arguments)]))
  }

  /// Whether numbers at even steps only descend.
  private static func descends(_ rows: [[SwiftExpression]]) -> Bool {
    var descends = false
    for column in rows[0].indices {
      let values = rows.map { $0[column] }
      guard formula(values) != nil, let first = values[0].number, let second = values[1].number,
        first != second
      else { continue }
      if second > first { return false }
      descends = true
    }
    return descends
  }

  private static func table(
    _ name: String, _ parameters: [TypeMerger.Parameter], _ columns: [Int],
    _ rows: [[SwiftExpression]]
  ) -> SwiftDeclaration {
    // A constant of the type has members of the theme by their key paths.
    let types = parameters.map { $0.isOfTheme ? "KeyPath<Theme, \($0.type)>" : $0.type }
    let members = zip(parameters, types).map { "\($0.name): \($1)" }.joined(separator: ", ")
    let element = types.count == 1 ? types[0] : "(\(members))"
    let elements = rows.map { row -> SwiftExpression in
      let values = columns.map { row[$0].themePath ?? row[$0] }
      return values.count == 1 ? values[0] : .tuple(values)
    }
    return .property("private static let", name, type: "[\(element)]", .array(elements))
  }

  /// Equal values, or numbers at even steps, as a formula of `index`; `nil` for others.
  private static func formula(_ values: [SwiftExpression]) -> SwiftExpression? {
    if values.allSatisfy({ $0 == values[0] }) { return values[0] }
    // A delay with a name may be one of the numbers: the step of a row.
    let numbers = values.compactMap { $0.number ?? $0.delay }
    let names = values.filter { $0.delay != nil }
    guard numbers.count == values.count, numbers.count > 1, names.isEmpty || numbers.count > 2,
      names.count <= 1
    else { return nil }
    // Each number was rounded by itself.
    let step = SwiftNumber.rounded(
      (numbers[numbers.count - 1] - numbers[0]) / Double(numbers.count - 1), places: 6)
    let isEven = numbers.enumerated().allSatisfy { index, number in
      abs(number - numbers[0] - Double(index) * step) < 1.2e-5
    }
    guard isEven else { return nil }
    let name = names.first { $0.delay.map { abs($0 - step) < 1e-6 } ?? false }
    let product = SwiftExpression.infix(
      name ?? .exact(abs(step)), "*", .call("Double", ["index"]))
    if numbers[0] == 0, step > 0 { return .unbroken(product) }
    return .unbroken(.infix(values[0], step < 0 ? "-" : "+", product))
  }
}

extension SwiftExpression {
  /// The key path of a member of the theme; `nil` for other expressions.
  fileprivate var themePath: SwiftExpression? {
    guard case .constant(let constant) = self, constant.isOfTheme else { return nil }
    return .text("\\.\(constant.name)")
  }

  /// The value of a literal number; `nil` for other expressions.
  fileprivate var number: Double? {
    if case .constant(let constant) = self { constant.number } else { nil }
  }

  /// The value of a delay with a name; `nil` for other expressions.
  fileprivate var delay: Double? {
    if case .constant(let constant) = self { constant.value } else { nil }
  }
}
