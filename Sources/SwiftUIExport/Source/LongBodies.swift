extension SwiftType {
  /// The type with a body and a handler that are short where they can be, for an indentation in spaces.
  func dividingLongBodies(_ step: Int) -> SwiftType {
    var bodies = LongBodies(used: Set(members.compactMap(\.name)), step: step)
    var type = self
    type.members = members.flatMap { bodies.divided($0) }
    return type
  }
}

/// Divides bodies and handlers of views that are too long to read: parts become members of their own.
private struct LongBodies {
  /// The most lines of a body.
  private static let longest = 60

  fileprivate var parts: [SwiftDeclaration] = []
  fileprivate var used: Set<String>
  fileprivate let step: Int

  fileprivate mutating func divided(_ member: SwiftDeclaration) -> [SwiftDeclaration] {
    defer { parts = [] }
    switch member {
    case .property(var property):
      guard property.name == "body", let body = property.body, areLong(body, limit: Self.longest)
      else {
        return [member]
      }
      var scope: [String: String] = [:]
      property.body = body.map { statement in
        if case .binding(let name, _) = statement {
          scope[name] = name == "values" ? "Values" : ""
        }
        return divided(statement, scope)
      }
      return [.property(property)] + parts
    case .function(var function):
      guard areLong(function.body, limit: Self.longest), function.body.count == 1,
        case .choice(let subject, let cases) = function.body[0]
      else { return [member] }
      function.body = [.choice(subject, cases.map { divided($0) })]
      return [.function(function)] + parts
    case .type, .enumerationCase, .verbatim: return [member]
    }
  }

  private func areLong(
    _ statements: [SwiftStatement], limit: Int = SwiftPrinter.longestPart
  ) -> Bool {
    SwiftPrinter.areLong(statements, step: step, limit: limit)
  }

  /// A case that calls functions with its statements.
  private mutating func divided(_ choice: SwiftCase) -> SwiftCase {
    guard areLong(choice.body, limit: 1), let pattern = choice.patterns.first,
      let text = SwiftPrinter().flat(pattern)
    else { return choice }
    let number = String(text.compactMap { $0.isNumber ? $0 : $0 == "." ? "_" : nil }).dropFirst()
    let word = number.isEmpty ? "appear" : "second\(number)"
    var choice = choice
    choice.body = SwiftPrinter.groups(of: choice.body, step: step).map { group in
      let name = used.insertUnique(word, mark: "Part")
      parts.append(.function(SwiftFunction(modifiers: "private", name: name, body: group)))
      return .expression(.call(name))
    }
    return choice
  }

  private mutating func divided(
    _ statement: SwiftStatement, _ scope: [String: String]
  ) -> SwiftStatement {
    guard areLong([statement]) else { return statement }
    switch statement {
    case .expression(let expression): return .expression(divided(expression, scope))
    case .condition(let condition, let body, let others):
      return .condition(condition, divided(body, scope), otherwise: divided(others, scope))
    case .comment, .binding, .assignment, .loop, .choice: return statement
    }
  }

  private mutating func divided(
    _ expression: SwiftExpression, _ scope: [String: String]
  ) -> SwiftExpression {
    guard areLong([.expression(expression)]) else { return expression }
    switch expression {
    case .call(let callee, var arguments, let closure):
      let values = Self.values(of: callee, arguments)
      for (index, argument) in arguments.list.enumerated() where argument.label == "content" {
        guard case .closure(let closure) = argument.value else { continue }
        arguments.list[index].value = .closure(divided(closure, scope, type: values))
      }
      return .call(callee, arguments, closure.map { divided($0, scope, type: values) })
    case .modified(let base, let modifiers):
      return .modified(
        divided(base, scope),
        modifiers.map { modifier in
          guard ["mask", "overlay", "background"].contains(modifier.name) else { return modifier }
          return SwiftModifier(
            modifier.name, modifier.arguments,
            closure: modifier.closure.map { divided($0, scope, type: "") })
        })
    default: return expression
    }
  }

  /// The type of the values that the content of keyframes gets; empty for others.
  private static func values(of callee: SwiftExpression, _ arguments: SwiftArguments) -> String {
    guard callee == "KeyframeRun",
      case .call(.text(let type), _, _)? = arguments.list.first(where: { $0.label == "from" })?
        .value
    else { return "" }
    return type
  }

  private mutating func divided(
    _ closure: SwiftClosure, _ scope: [String: String], type: String
  ) -> SwiftClosure {
    var (closure, scope) = (closure, scope)
    for parameter in closure.parameters { scope[parameter] = type }
    closure.body = divided(closure.body, scope)
    return closure
  }

  /// Moves groups of statements of a view builder to members where they are too long.
  private mutating func divided(
    _ body: [SwiftStatement], _ scope: [String: String]
  ) -> [SwiftStatement] {
    let body = body.map { divided($0, scope) }
    guard areLong(body) else { return body }
    let groups = SwiftPrinter.groups(of: body, step: step)
    guard groups.count > 1 else { return body }
    return groups.flatMap { group -> [SwiftStatement] in
      let names = GroupNames(group)
      let bound = names.used.filter { scope[$0] != nil }.sorted()
      // The type of a value that is used has to be known.
      guard bound.allSatisfy({ scope[$0] != "" }), areLong(group, limit: 2) else { return group }
      let name = used.insertUnique(names.word, mark: "Part")
      return [part(group, name, bound.map { ($0, scope[$0] ?? "") })]
    }
  }

  /// A use of a new member with statements.
  private mutating func part(
    _ body: [SwiftStatement], _ name: String, _ values: [(name: String, type: String)]
  ) -> SwiftStatement {
    let modifiers = (body.count > 1 ? "@ViewBuilder " : "") + "private"
    guard !values.isEmpty else {
      parts.append(.property("\(modifiers) var", name, type: "some View", body: body))
      return .expression(.text(name))
    }
    parts.append(
      .function(
        SwiftFunction(
          modifiers: modifiers, name: name, parameters: values.map { "_ \($0.name): \($0.type)" },
          result: "some View", body: body)))
    return .expression(.call(name, SwiftArguments(values.map { .text($0.name) })))
  }
}

/// The names that statements of a view builder use.
private struct GroupNames: SwiftRewriter {
  var used: Set<String> = []
  /// The words that the names of all outlines and views begin with; `nil` for none.
  private var common: [Substring]?

  init(_ body: [SwiftStatement]) { _ = rewrite(body, at: SwiftPlace()) }

  /// A name for the statements, from what they show.
  var word: String {
    let word = (common ?? []).joined()
    guard let first = word.first, first.isLetter, word.count > 2 else { return "part" }
    return first.lowercased() + word.dropFirst() + "Part"
  }

  mutating func replacement(
    for expression: SwiftExpression, at place: SwiftPlace
  ) -> SwiftExpression? {
    switch expression {
    case .constant(let constant) where constant.scope == .outlines:
      add(constant.name, without: "Path")
    case .text(let name):
      used.insert(name)
      if name.hasSuffix("View"), name != "View" { add(name, without: "View") }
    default: break
    }
    return nil
  }

  /// Notes a name without what its kind adds.
  private mutating func add(_ name: String, without end: String) {
    let words = ExportNames.words(of: name.hasSuffix(end) ? String(name.dropLast(4)) : name)
    common = common.map { zip($0, words).prefix { $0 == $1 }.map(\.0) } ?? words
  }
}
