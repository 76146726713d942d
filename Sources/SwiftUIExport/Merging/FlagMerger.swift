import Diagnostics
import Geometry

/// Replaces variables of a view that change together, between two values each, by one flag.
struct FlagMerger {
  /// A variable with two values.
  fileprivate struct Variable {
    let name: String
    let initial: SwiftExpression
    /// The value that it changes to.
    let other: SwiftExpression
  }

  fileprivate struct Flag {
    let name: String
    let variables: [Variable]
    /// Whether the flag is `true` with the initial values.
    let isInitiallyTrue: Bool
  }

  private var flags: [String: Flag] = [:]

  static func merged(_ type: SwiftType) -> SwiftType {
    var merger = FlagMerger(type)
    return merger.flags.isEmpty ? type : merger.replaced(type)
  }

  private init(_ type: SwiftType) {
    var uses = VariableUses()
    _ = uses.rewrite(type)
    // Variables change together in the same blocks of statements: negative ones set the initial value.
    let variables = type.members.compactMap { member -> (Variable, blocks: [Int])? in
      guard case .property(let property) = member, property.keyword == SwiftProperty.state,
        let initial = property.value, uses.isReplaceable(property.name),
        let changes = uses.changes[property.name]
      else { return nil }
      let others = changes.map(\.value).filter { !$0.equals(initial) }
      guard let other = others.first, others.allSatisfy({ $0 == other }),
        !uses.negated.contains(property.name) || other.number != nil && initial.number != nil,
        !uses.conditions.contains(property.name) || other.isFlag && initial.isFlag
      else { return nil }
      let blocks = changes.map { $0.value == other ? $0.block : -$0.block }
      return (Variable(name: property.name, initial: initial, other: other), blocks)
    }
    var used = Set(type.members.compactMap(\.name))
    for (_, group) in variables.grouped(by: \.blocks) where group.count > 1 {
      let flag = Flag(group.map(\.0), &used)
      for variable in flag.variables { flags[variable.name] = flag }
    }
  }

  private mutating func replaced(_ type: SwiftType) -> SwiftType {
    var type = type
    type.members = type.members.compactMap { member in
      guard case .property(var property) = member, let flag = flags[property.name] else {
        return member
      }
      guard flag.variables[0].name == property.name else { return nil }
      (property.name, property.type) = (flag.name, nil)
      property.value = .flag(flag.isInitiallyTrue)
      return .property(property)
    }
    return rewrite(type)
  }
}

extension FlagMerger: SwiftRewriter {
  mutating func replacement(
    for expression: SwiftExpression, at place: SwiftPlace
  ) -> SwiftExpression? {
    switch expression {
    case .text(let name): return choice(name) { $0 }
    case .prefixed("-", .text(let name)):
      return choice(name) { value in value.number.map { .number(-$0) } ?? value }
    case .modified(let base, let modifiers) where modifiers.contains { point(of: $0) != nil }:
      let modifiers = modifiers.map { modifier in
        point(of: modifier).map { SwiftModifier(modifier.name, $0) } ?? modifier
      }
      return rewrite(.modified(base, modifiers), at: place)
    case .call(let callee, let arguments, let closure?) where closure.isInside(flags.keys):
      let body = rewrite(closure.body, at: place)
      return .call(
        callee, arguments,
        SwiftClosure(closure.parameters, body, isInline: body.count == 1))
    default: return nil
    }
  }

  mutating func rewrite(_ body: [SwiftStatement], at place: SwiftPlace) -> [SwiftStatement] {
    body.compactMap { statement in
      guard case .assignment(.text(let name), let value) = statement, let flag = flags[name] else {
        return rewrite(statement, at: place)
      }
      let variable = flag.variables[0]
      guard variable.name == name else { return nil }
      let isTrue = (value == variable.other) != flag.isInitiallyTrue
      return .assignment(.text(flag.name), .flag(isTrue))
    }
  }

  /// The choice between the values of a variable; `nil` for others.
  private func choice(
    _ name: String, _ value: (SwiftExpression) -> SwiftExpression
  ) -> SwiftExpression? {
    variable(name).map { $0.choice(value($1.initial.shortened), value($1.other)) }
  }

  /// A variable with the flag that replaces it; `nil` for one that stays.
  private func variable(_ name: String) -> (flag: Flag, variable: Variable)? {
    flags[name].flatMap { flag in
      flag.variables.first { $0.name == name }.map { (flag, $0) }
    }
  }

  /// The coordinates of a modifier that places a view at the point of a variable; `nil` for others.
  private func point(of modifier: SwiftModifier) -> SwiftArguments? {
    guard modifier.name == "position", modifier.arguments.list.count == 1,
      case .text(let name) = modifier.arguments.list[0].value,
      let (flag, variable) = variable(name),
      case .call("CGPoint", let initial, nil) = variable.initial,
      case .call("CGPoint", let other, nil) = variable.other,
      initial.list.map(\.label) == other.list.map(\.label)
    else { return nil }
    return SwiftArguments(
      zip(initial.list, other.list).map { initial, other in
        (initial.label, flag.choice(initial.value, other.value))
      })
  }
}

extension FlagMerger.Flag {
  /// The choice between the initial value of a variable and the other one.
  func choice(_ initial: SwiftExpression, _ other: SwiftExpression) -> SwiftExpression {
    if initial.equals(other) { return initial }
    let (first, second) = isInitiallyTrue ? (initial, other) : (other, initial)
    if first == .flag(true) { return .text(name) }
    if first == .flag(false) { return .prefixed("!", .text(name)) }
    return .conditional(.text(name), first, second)
  }

  /// The participles in the names of flags by words in the names of variables; the first match counts.
  private static let participles = [
    ("shown", "Shown"), ("visible", "Shown"), ("opacity", "Shown"), ("position", "Moved"),
    ("offset", "Moved"), ("distance", "Moved"), ("scale", "Scaled"),
    ("size", "Resized"), ("width", "Resized"), ("height", "Resized"), ("rotation", "Turned"),
    ("trim", "Drawn"),
  ]

  /// Makes a flag with a name that no other member has.
  init(_ variables: [FlagMerger.Variable], _ used: inout Set<String>) {
    let words = variables.map { variable in
      ExportNames.words(of: variable.name).map { $0.lowercased() }
    }
    let found = FlagMerger.Flag.participles.first { word, _ in
      words.contains { $0.contains(word) }
    }
    var common = words[0]
    for other in words.dropFirst() { common = zip(common, other).prefix { $0 == $1 }.map(\.0) }
    let properties = Set(FlagMerger.Flag.participles.map(\.0))
    let subject = common.drop { $0 == "is" }.prefix { !properties.contains($0) }
      .map(\.uppercasingFirst)
    name = used.insertUnique("is\(subject.joined())\(found?.1 ?? "Changed")")
    self.variables = variables
    let telling = zip(words, variables).first { words, _ in
      found.map { words.contains($0.0) } ?? false
    }?.1
    isInitiallyTrue = found?.1 == "Shown" && telling.map { $0.initial.exceeds($0.other) } ?? false
  }
}

/// The changes and uses of the variables of a view.
private struct VariableUses: SwiftRewriter {
  /// The changes of each variable in the order of statements, with the number of the block in which each stands.
  private(set) var changes: [String: [(block: Int, value: SwiftExpression)]] = [:]
  /// The variables that are used with the opposite sign.
  private(set) var negated: Set<String> = []
  private(set) var conditions: Set<String> = []
  private var counts: [String: Int] = [:]
  private var argumentCounts: [String: Int] = [:]
  private var blockCount = 0

  /// Whether a variable is used once, as an argument.
  func isReplaceable(_ name: String) -> Bool {
    counts[name] == 1 && argumentCounts[name] == 1
  }

  mutating func replacement(
    for expression: SwiftExpression, at place: SwiftPlace
  ) -> SwiftExpression? {
    switch expression {
    case .text(let name): counts[name, default: 0] += 1
    case .call(_, let arguments, _): count(arguments)
    case .modified(_, let modifiers): for modifier in modifiers { count(modifier.arguments) }
    case .conditional(.text(let name), _, _): count(condition: name)
    default: break
    }
    return nil
  }

  private mutating func count(condition name: String) {
    argumentCounts[name, default: 0] += 1
    conditions.insert(name)
  }

  private mutating func count(_ arguments: SwiftArguments) {
    for argument in arguments.list {
      switch argument.value {
      case .text(let name): argumentCounts[name, default: 0] += 1
      case .prefixed("-", .text(let name)):
        argumentCounts[name, default: 0] += 1
        negated.insert(name)
      default: break
      }
    }
  }

  mutating func rewrite(_ body: [SwiftStatement], at place: SwiftPlace) -> [SwiftStatement] {
    blockCount += 1
    let block = blockCount
    for statement in body {
      if case .assignment(.text(let name), let value) = statement {
        changes[name, default: []].append((block, value))
        _ = rewrite(value, at: place)
        continue
      }
      if case .condition(.text(let name), _, _) = statement { count(condition: name) }
      _ = rewrite(statement, at: place)
    }
    return body
  }
}

extension SwiftClosure {
  /// Whether it changes one of some variables itself.
  fileprivate func isInside(_ names: Dictionary<String, FlagMerger.Flag>.Keys) -> Bool {
    body.contains { statement in
      if case .assignment(.text(let name), _) = statement { names.contains(name) } else { false }
    }
  }
}

extension SwiftExpression {
  /// A number without a decimal point that its type does not need.
  fileprivate var shortened: SwiftExpression { number.map { .exact($0) } ?? self }

  fileprivate var isFlag: Bool { self == .flag(true) || self == .flag(false) }

  /// Whether it is a larger number than another one, or `true` where that is `false`.
  fileprivate func exceeds(_ other: SwiftExpression) -> Bool {
    if isFlag { return self == .flag(true) && other == .flag(false) }
    return number.flatMap { number in other.number.map { number > $0 } } ?? false
  }

  /// Whether it is the same value as another expression.
  fileprivate func equals(_ other: SwiftExpression) -> Bool {
    self == other || number != nil && number == other.number
  }
}
