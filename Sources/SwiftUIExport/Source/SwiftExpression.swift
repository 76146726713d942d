/// An expression of Swift source.
indirect enum SwiftExpression: Hashable, Sendable {
  /// Text without a place for a line break: a name, a literal, a key path.
  case text(String)
  /// A string literal over several lines, whose line breaks are part of its value.
  case lines([String])
  /// A call, with a closure after the parentheses where it has one.
  case call(SwiftExpression, [SwiftArgument], SwiftClosure?)
  /// A view with modifiers, each on a line of its own.
  case modified(SwiftExpression, [SwiftModifier])
  /// An array literal.
  case array([SwiftExpression])
  /// A tuple without labels.
  case tuple([SwiftExpression])
  /// A closure.
  case closure(SwiftClosure)
  /// Two expressions with an operator between them.
  case infix(SwiftExpression, String, SwiftExpression)
  /// A choice between two values.
  case conditional(SwiftExpression, SwiftExpression, SwiftExpression)
}

/// An argument of a call.
struct SwiftArgument: Hashable, Sendable {
  /// The label; `nil` for none.
  var label: String?
  /// The value.
  var value: SwiftExpression

  /// Makes an argument.
  init(_ label: String? = nil, _ value: SwiftExpression) {
    self.label = label
    self.value = value
  }
}

/// A modifier of a view: a method call on it.
struct SwiftModifier: Hashable, Sendable {
  /// The name of the method.
  var name: String
  /// The arguments in parentheses.
  var arguments: [SwiftArgument]
  /// The closure after them; `nil` for none.
  var closure: SwiftClosure?

  /// Makes a modifier.
  init(_ name: String, _ arguments: [SwiftArgument] = [], closure: SwiftClosure? = nil) {
    self.name = name
    self.arguments = arguments
    self.closure = closure
  }
}

/// A closure.
struct SwiftClosure: Hashable, Sendable {
  /// The names of the parameters.
  var parameters: [String] = []
  /// The statements.
  var body: [SwiftStatement]
  /// Whether a single statement may stay on the line of the braces.
  var isInline = false

  /// Makes a closure of a view builder: a view on each line.
  init(_ parameters: [String] = [], views: [SwiftExpression]) {
    self.parameters = parameters
    body = views.map { .expression($0) }
  }

  /// Makes a closure.
  init(_ parameters: [String] = [], _ body: [SwiftStatement], isInline: Bool = false) {
    self.parameters = parameters
    self.body = body
    self.isInline = isInline
  }
}

extension SwiftExpression: ExpressibleByStringLiteral, ExpressibleByFloatLiteral {
  /// A name or other unbroken text.
  init(stringLiteral value: String) { self = .text(value) }

  /// A number.
  init(floatLiteral value: Double) { self = .number(value) }

  /// A number, in its shortest form.
  static func number(_ value: Double) -> SwiftExpression {
    .exact(SwiftNumber.short(value))
  }

  /// A number with all its places, as for durations that add up.
  static func exact(_ value: Double) -> SwiftExpression { .text(SwiftNumber.text(value)) }

  /// A number with a decimal point, which is a `Double` without a context.
  static func double(_ value: Double) -> SwiftExpression {
    let text = SwiftNumber.text(SwiftNumber.short(value))
    return .text(text.contains { ".e".contains($0) } ? text : "\(text).0")
  }

  /// A string literal on one line.
  static func string(_ value: String) -> SwiftExpression { .text(SwiftString.literal(value)) }

  /// A string literal with words, over several lines if it is long.
  static func sentence(_ value: String) -> SwiftExpression {
    let literal = SwiftString.literal(value)
    guard literal.count > 70 else { return .text(literal) }
    var (lines, line): ([String], String) = ([], "")
    for word in literal.dropFirst().dropLast().split(
      separator: " ", omittingEmptySubsequences: false)
    {
      if !line.isEmpty, line.count + word.count > 70 {
        lines.append(line + "\\")
        line = ""
      }
      line += "\(word) "
    }
    return .lines(lines + [String(line.dropLast())])
  }

  /// A call of a function or initialiser.
  static func call(
    _ name: String, _ arguments: [SwiftArgument] = [], _ closure: SwiftClosure? = nil
  ) -> SwiftExpression {
    .call(.text(name), arguments, closure)
  }

  /// A container view with children.
  static func container(
    _ name: String, _ arguments: [SwiftArgument] = [], _ children: [SwiftExpression]
  ) -> SwiftExpression {
    .call(.text(name), arguments, SwiftClosure(views: children))
  }

  /// The elements of a sequence, as often as a count says.
  static func repeated(_ sequence: SwiftExpression, _ count: Int) -> SwiftExpression {
    guard count > 1 else { return sequence }
    return .modified(
      .call(
        "repeatElement",
        [SwiftArgument(nil, sequence), SwiftArgument("count", .text(String(count)))]),
      [SwiftModifier("joined")])
  }

  /// The expression with further modifiers.
  func modified(_ modifiers: [SwiftModifier]) -> SwiftExpression {
    guard case .modified(let base, let first) = self else {
      let all = SwiftModifier.mergingOffsets(modifiers)
      return all.isEmpty ? self : .modified(self, all)
    }
    let all = SwiftModifier.mergingOffsets(first + modifiers)
    return all.isEmpty ? base : .modified(base, all)
  }
}

extension SwiftModifier {
  /// Modifiers in which neighboring offsets by numbers are one, or none if they cancel, or a part of the position.
  static func mergingOffsets(_ modifiers: [SwiftModifier]) -> [SwiftModifier] {
    var result: [SwiftModifier] = []
    for modifier in modifiers {
      guard let last = result.last, let first = last.numbers("offset") else {
        result.append(modifier)
        continue
      }
      if let point = modifier.numbers("position") {
        result.removeLast()
        let place = (SwiftNumber.short(first.x + point.x), SwiftNumber.short(first.y + point.y))
        result.append(
          SwiftModifier(
            "position",
            [SwiftArgument("x", .number(place.0)), SwiftArgument("y", .number(place.1))]))
        continue
      }
      guard let second = modifier.numbers("offset") else {
        result.append(modifier)
        continue
      }
      result.removeLast()
      let (x, y) = (SwiftNumber.short(first.x + second.x), SwiftNumber.short(first.y + second.y))
      let arguments = [("x", x), ("y", y)].filter { $0.1 != 0 }
        .map { SwiftArgument($0.0, .number($0.1)) }
      if !arguments.isEmpty { result.append(SwiftModifier("offset", arguments)) }
    }
    return result
  }

  /// The numbers of an offset or a position; `nil` for other modifiers, and for ones that change.
  private func numbers(_ name: String) -> (x: Double, y: Double)? {
    guard self.name == name, closure == nil, !arguments.isEmpty else { return nil }
    var offset = (x: 0.0, y: 0.0)
    for argument in arguments {
      guard case .text(let text) = argument.value, let number = Double(text) else { return nil }
      switch argument.label {
      case "x": offset.x = number
      case "y": offset.y = number
      default: return nil
      }
    }
    return offset
  }
}
