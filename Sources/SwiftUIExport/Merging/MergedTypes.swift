import Diagnostics
import Platform
import ViewTree

/// The structures of views; equal ones are merged into one with parameters.
struct MergedTypes {
  /// The root, the structures, and the elements of tables.
  private(set) var types: [SwiftType] = []
  /// The names of structures that others replace.
  let replaced: Set<String>

  /// Merges structures of the views that they draw, and calls them from the root.
  init(_ root: SwiftType, _ structures: [(type: SwiftType, node: ViewNode)]) {
    var merged = TypeMerger.merged(structures.map(\.type))
    replaced = Set(merged.flatMap(\.arguments.keys))
    var used = Set(structures.map(\.type.name)).subtracting(replaced)
    let sources = merged.map { type in
      structures.filter { type.arguments[$0.type.name] != nil }.map(\.node)
    }
    let areOthersLetters = sources.count(where: MergedTypes.areLetters) > 1
    for (index, nodes) in sources.enumerated() {
      merged[index].type = merged[index].type.removingZeroDelays
      let word = MergedTypes.word(nodes, areOthersLetters: areOthersLetters)
      merged[index].type.name = used.insertUnique("\(word)View")
      merged[index].type.documentation = MergedTypes.documentation(nodes)
    }
    var rewriter = CallRewriter(merged, names: used)
    var done: Set<String> = []
    for (type, _) in structures {
      let type = merged.first { $0.arguments[type.name] != nil }?.type ?? type
      if done.insert(type.name).inserted { types.append(rewriter.rewritten(type)) }
    }
    types.insert(rewriter.rewritten(root), at: 0)
    types += rewriter.elements.map(\.type)
  }

  private static func areLetters(_ nodes: [ViewNode]) -> Bool {
    nodes.allSatisfy { $0.name.count == 1 }
  }

  /// The word for views: letters, unless other types are, too, or what their identifiers begin with.
  private static func word(_ nodes: [ViewNode], areOthersLetters: Bool) -> String {
    let isLetter = areLetters(nodes)
    if isLetter, !areOthersLetters { return "Letter" }
    var prefix = nodes.first?.id ?? ""
    for node in nodes { prefix = String(zip(prefix, node.id).prefix { $0 == $1 }.map(\.0)) }
    while prefix.last?.isNumber == true { prefix.removeLast() }
    let word = prefix.count < 3 ? "" : prefix.uppercasingFirst
    return isLetter ? "\(word)Letter" : word.isEmpty ? "Part" : word
  }

  private static func documentation(_ nodes: [ViewNode]) -> String {
    var names: [String] = []
    for node in nodes {
      let name = "“\(SwiftString.comment(node.name.isEmpty ? node.id : node.name))”"
      if !names.contains(name) { names.append(name) }
    }
    let shown = names.prefix(4).joined(separator: ", ")
    return "The layers \(shown)\(names.count > 4 ? " and others" : "")."
  }
}

/// Replaces calls of merged structures; several in a row become a loop over data.
private struct CallRewriter: SwiftRewriter {
  /// The structures that replace others, with their final names.
  let merged: [TypeMerger.Merged]
  /// The structures of the elements of all tables, with the indices of the merged structure and of its parameters.
  private(set) var elements: [(source: [Int], type: SwiftType)] = []
  /// The names of types that an element would hide.
  private var typeNames: Set<String>
  /// The tables of data that the present type needs.
  private var tables: [SwiftDeclaration] = []
  private var used: Set<String> = []

  /// The fewest calls in a row that are a loop.
  private static let fewest = 3

  /// Prepares the replacement of calls; elements have other names than all structures.
  init(_ merged: [TypeMerger.Merged], names: Set<String>) {
    self.merged = merged
    typeNames = names.union(ExportNames.takenNames)
  }

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

  /// A call of a structure that was merged, with the index of the merged one.
  private typealias Call = (merged: Int, arguments: [SwiftExpression])

  private func call(_ expression: SwiftExpression) -> Call? {
    guard case .call(.text(let name), [], nil) = expression else { return nil }
    for (index, type) in merged.enumerated() {
      if let arguments = type.arguments[name] { return (index, arguments) }
    }
    return nil
  }

  private func expression(_ index: Int, _ arguments: [SwiftExpression]) -> SwiftExpression {
    let labels = merged[index].parameters.map { Optional($0.name) }
    return .call(merged[index].type.name, SwiftArguments(zip(labels, arguments)))
  }

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
    var (range, name): (SwiftExpression, String) = (.text("0..<\(rows.count)"), "index")
    var arguments: SwiftArguments = ["id": "\\.self"]
    if !columns.isEmpty {
      let element = self.element(index, columns)
      name = element.name.hasSuffix("Letter") ? "letter" : "part"
      let table = used.insertUnique("\(name)s")
      tables.append(CallRewriter.table(table, element, columns, rows))
      (range, arguments) = (.text("Self.\(table)"), [])
    }
    if isReversed {
      range = .call(.member(columns.isEmpty ? .tuple([range]) : range, "reversed"), [], nil)
    }
    let number: SwiftExpression = columns.isEmpty ? .text(name) : .member(.text(name), "id")
    let values = type.parameters.indices.map { column -> SwiftExpression in
      if let formula = CallRewriter.formula(rows.map { $0[column] }, of: number) { return formula }
      let parameter = type.parameters[column]
      let value = SwiftExpression.member(.text(name), parameter.name)
      return parameter.isOfTheme ? .element(.theme, .prefixed("keyPath: ", value)) : value
    }
    return .call(
      "ForEach", [nil: range] + arguments, SwiftClosure([name], views: [expression(index, values)]))
  }

  /// Whether numbers at even steps only descend.
  private static func descends(_ rows: [[SwiftExpression]]) -> Bool {
    let rises = rows[0].indices.compactMap { column -> Bool? in
      let values = rows.map { $0[column] }
      guard formula(values) != nil, let first = values[0].number, let second = values[1].number
      else { return nil }
      return first == second ? nil : second > first
    }
    return !rises.isEmpty && !rises.contains(true)
  }

  /// The structure of the elements of a table with some parameters of a merged structure.
  private mutating func element(_ index: Int, _ columns: [Int]) -> SwiftType {
    if let known = elements.first(where: { $0.source == [index] + columns }) { return known.type }
    let view = merged[index].type
    let word = view.name.replacing("View", with: "")
    let isPlain = word.hasSuffix("Letter") || word.hasSuffix("Part")
    let name = typeNames.insertUnique(isPlain ? word : "\(word)Item")
    let members = columns.map { merged[index].parameters[$0] }.map { parameter in
      // A constant of the type has members of the theme by their key paths.
      let type = parameter.isOfTheme ? "KeyPath<Theme, \(parameter.type)>" : parameter.type
      return SwiftDeclaration.property("let", parameter.name, type: type)
    }
    let type = SwiftType(
      documentation: "The values of one `\(view.name)`.", keyword: "private nonisolated struct",
      name: name, inherited: ["Identifiable"],
      members: [.property("let", "id", type: "Int")] + members)
    elements.append(([index] + columns, type))
    return type
  }

  private static func table(
    _ name: String, _ element: SwiftType, _ columns: [Int], _ rows: [[SwiftExpression]]
  ) -> SwiftDeclaration {
    let labels = element.members.map(\.name)
    let elements = rows.enumerated().map { place, row -> SwiftExpression in
      let values = [.text(String(place))] + columns.map { row[$0].themePath ?? row[$0] }
      return .call(".init", SwiftArguments(zip(labels, values)))
    }
    return .property("private static let", name, type: "[\(element.name)]", .array(elements))
  }

  /// Equal values, or numbers at even steps, as a formula of the number of their row; `nil` for others.
  private static func formula(
    _ values: [SwiftExpression], of number: SwiftExpression = "index"
  ) -> SwiftExpression? {
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
    let product = SwiftExpression.infix(name ?? .exact(abs(step)), "*", .call("Double", [number]))
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

  /// The value of a delay with a name; `nil` for other expressions.
  fileprivate var delay: Double? {
    if case .constant(let constant) = self { constant.value } else { nil }
  }
}
