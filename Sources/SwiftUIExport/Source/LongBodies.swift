/// Divides bodies and handlers of views that are too long to read: parts become members of their own.
struct LongBodies {
  /// The most lines of a body.
  static let longest = 60
  /// The most lines of a part.
  private static let longestPart = 48

  /// The parts so far.
  private var parts: [SwiftDeclaration] = []
  private var used: Set<String> = []
  private let step: Int

  /// Returns a type whose body and handler are short where they can be.
  ///
  /// - Parameter step: The number of spaces of an indentation.
  static func divided(_ type: SwiftType, step: Int) -> SwiftType {
    var bodies = LongBodies(step: step)
    bodies.used = Set(type.members.compactMap(\.name))
    var type = type
    type.members = type.members.flatMap { bodies.divided($0) }
    return type
  }

  private init(step: Int) { self.step = step }

  private mutating func divided(_ member: SwiftDeclaration) -> [SwiftDeclaration] {
    defer { parts = [] }
    switch member {
    case .property(var property):
      guard property.name == "body", let body = property.body, lines(body) > Self.longest else {
        return [member]
      }
      var scope: [String: String] = [:]
      property.body = body.map { statement in
        if case .binding(_, let name, _) = statement {
          scope[name] = name == "values" ? "Values" : ""
        }
        return divided(statement, scope)
      }
      return [.property(property)] + parts
    case .function(var function):
      guard lines(function.body) > Self.longest, function.body.count == 1,
        case .choice(let subject, let cases) = function.body[0]
      else { return [member] }
      function.body = [.choice(subject, cases.map { divided($0) })]
      return [.function(function)] + parts
    case .type, .enumerationCase, .verbatim: return [member]
    }
  }

  /// The number of lines of statements in a member of a type.
  private func lines(_ body: [SwiftStatement]) -> Int {
    var printer = SwiftPrinter(step: step)
    printer.indent = 2 * step
    printer.print(body)
    return printer.lines.count
  }

  /// A name that no other member has.
  private mutating func unused(_ word: String) -> String { used.insertUnique(word, mark: "Part") }

  /// Statements in groups that are short, with comments before what they describe.
  private func groups(_ body: [SwiftStatement]) -> [[SwiftStatement]] {
    var (groups, size, comments): ([[SwiftStatement]], Int, [SwiftStatement]) = ([], 0, [])
    for statement in body {
      comments.append(statement)
      if case .comment = statement { continue }
      let length = lines(comments)
      if groups.isEmpty || size + length > Self.longestPart {
        groups.append([])
        size = 0
      }
      groups[groups.count - 1] += comments
      (size, comments) = (size + length, [])
    }
    return groups
  }
}

// Handlers.
extension LongBodies {
  /// A case that calls functions with its statements.
  private mutating func divided(_ choice: SwiftCase) -> SwiftCase {
    guard lines(choice.body) > 1, let pattern = choice.patterns.first else { return choice }
    let number = String(pattern.compactMap { $0.isNumber ? $0 : $0 == "." ? "_" : nil }).dropFirst()
    var choice = choice
    choice.body = groups(choice.body).map { group in
      let name = unused(number.isEmpty ? "appear" : "second\(number)")
      parts.append(
        .function(SwiftFunction(modifiers: ["private"], name: name, body: group)))
      return .expression(.call(.text(name), [], nil))
    }
    return choice
  }
}

// Bodies.
extension LongBodies {
  private mutating func divided(
    _ statement: SwiftStatement, _ scope: [String: String]
  ) -> SwiftStatement {
    guard lines([statement]) > Self.longestPart else { return statement }
    switch statement {
    case .expression(let expression): return .expression(divided(expression, scope))
    case .condition(let condition, let body):
      return .condition(condition, divided(body, scope))
    case .alternative(let condition, let body, let others):
      return .alternative(condition, divided(body, scope), divided(others, scope))
    case .comment, .binding, .assignment, .loop, .choice, .returning: return statement
    }
  }

  private mutating func divided(
    _ expression: SwiftExpression, _ scope: [String: String]
  ) -> SwiftExpression {
    guard lines([.expression(expression)]) > Self.longestPart else { return expression }
    switch expression {
    case .call(let callee, let arguments, let closure):
      let values = Self.values(of: callee, arguments)
      return .call(
        callee,
        arguments.map { argument in
          guard case .closure(let closure) = argument.value else { return argument }
          if argument.label == "keyframes" {
            return SwiftArgument("keyframes", .closure(tracks(closure, values)))
          }
          guard argument.label == "content" else { return argument }
          return SwiftArgument("content", .closure(divided(closure, scope, type: values)))
        }, closure.map { divided($0, scope, type: values) })
    case .modified(let base, let modifiers):
      return .modified(
        divided(base, scope),
        modifiers.map { modifier in
          SwiftModifier(
            modifier.name, modifier.arguments,
            closure: ["mask", "overlay", "background"].contains(modifier.name)
              ? modifier.closure.map { divided($0, scope, type: "") } : modifier.closure)
        })
    case .text, .lines, .array, .tuple, .closure, .infix, .conditional: return expression
    }
  }

  /// The type of the values that the content of an animator gets; empty for others.
  private static func values(of callee: SwiftExpression, _ arguments: [SwiftArgument]) -> String {
    guard case .text("KeyframeAnimator") = callee, let first = arguments.first,
      case .text(let text) = first.value
    else { return "" }
    return String(text.prefix { $0 != "(" })
  }

  /// Tracks of keyframes, of which groups are members where they are too long.
  private mutating func tracks(_ closure: SwiftClosure, _ type: String) -> SwiftClosure {
    guard lines(closure.body) > Self.longestPart, !type.isEmpty else { return closure }
    var closure = closure
    closure.body = groups(closure.body).map { group in
      let name = unused("tracks")
      parts.append(
        .property(
          SwiftProperty(
            modifiers: ["@KeyframesBuilder<\(type)>", "private"], keyword: "var", name: name,
            type: "some Keyframes<\(type)>", body: group)))
      return .expression(.text(name))
    }
    return closure
  }

  private mutating func divided(
    _ closure: SwiftClosure, _ scope: [String: String], type: String
  ) -> SwiftClosure {
    var (closure, scope) = (closure, scope)
    for parameter in closure.parameters { scope[parameter] = type }
    closure.body = divided(closure.body, scope)
    return closure
  }

  /// Statements of a view builder, of which groups are members where they are too long.
  private mutating func divided(
    _ body: [SwiftStatement], _ scope: [String: String]
  ) -> [SwiftStatement] {
    let body = body.map { divided($0, scope) }
    guard lines(body) > Self.longestPart else { return body }
    let groups = groups(body)
    guard groups.count > 1 else { return body }
    return groups.flatMap { group -> [SwiftStatement] in
      guard let names = bound(group, scope), lines(group) > 2 else { return group }
      return [part(group, names.map { ($0, scope[$0] ?? "") })]
    }
  }

  /// The names of a scope that statements use; `nil` if the type of one is unknown.
  private func bound(_ body: [SwiftStatement], _ scope: [String: String]) -> [String]? {
    var names: Set<String> = []
    for statement in body {
      _ = statement.mapping(isInside: true) { text in
        for token in SourceTokens.split(text.text) {
          let name = String(token.prefix { $0 != "." })
          if scope[name] != nil { names.insert(name) }
        }
        return text.text
      }
    }
    return names.allSatisfy { scope[$0] != "" } ? names.sorted() : nil
  }

  /// A use of a new member with statements.
  private mutating func part(
    _ body: [SwiftStatement], _ values: [(name: String, type: String)]
  ) -> SwiftStatement {
    let name = unused(PartName.word(for: body))
    let views = body.filter { if case .comment = $0 { false } else { true } }
    let modifiers = (views.count > 1 ? ["@ViewBuilder"] : []) + ["private"]
    guard !values.isEmpty else {
      parts.append(
        .property(
          SwiftProperty(
            modifiers: modifiers, keyword: "var", name: name, type: "some View", body: body)))
      return .expression(.text(name))
    }
    parts.append(
      .function(
        SwiftFunction(
          modifiers: modifiers, name: name, parameters: values.map { "_ \($0.name): \($0.type)" },
          result: "some View", body: body)))
    return .expression(
      .call(.text(name), values.map { SwiftArgument(nil, .text($0.name)) }, nil))
  }
}

extension SwiftDeclaration {
  /// The name that the declaration gives; `nil` for others.
  fileprivate var name: String? {
    switch self {
    case .type(let type): type.name
    case .property(let property): property.name
    case .function(let function): function.name
    case .enumerationCase, .verbatim: nil
    }
  }
}
