import Geometry
import TimelineModel

indirect enum SwiftExpression: Hashable, Sendable {
  /// A name, or text whose parts no other source refers to.
  case text(String)
  /// A constant, which may become a parameter of the type that uses it.
  case constant(SwiftConstant)
  /// A string literal over several lines, whose line breaks are part of its value.
  case lines([String])
  /// A call, with a closure after the parentheses where it has one.
  case call(SwiftExpression, SwiftArguments, SwiftClosure?)
  /// A view with modifiers, each on a line of its own.
  case modified(SwiftExpression, [SwiftModifier])
  case member(SwiftExpression, String)
  /// An element of a list, at an index.
  case element(SwiftExpression, SwiftExpression)
  case array([SwiftExpression])
  /// A tuple, or an expression in parentheses.
  case tuple([SwiftExpression])
  case closure(SwiftClosure)
  /// An expression after an operator or a keyword.
  case prefixed(String, SwiftExpression)
  /// Two expressions with an operator between them.
  case infix(SwiftExpression, String, SwiftExpression)
  case conditional(SwiftExpression, SwiftExpression, SwiftExpression)
  /// An expression that stays on one line.
  case unbroken(SwiftExpression)
}

/// A literal, or a constant that the file declares.
struct SwiftConstant: Hashable, Sendable {
  /// The theme of a view, or an enumeration with constants.
  enum Scope: String, CaseIterable, Sendable {
    case constants = "Constants"
    case fonts = "Fonts"
    case gradients = "Gradients"
    case outlines = "Outlines"
    case pictures = "Pictures"
    case theme = "Theme"
  }

  /// The declaration that has the constant; `nil` for a literal.
  var scope: Scope?
  /// The name, or the literal.
  var name: String
  var type: String
  /// Whether it is a mix that begins with a member of the theme, not the member itself.
  var isMix = false
  /// The value of a declared delay, in seconds; `nil` for other constants.
  var value: Double?

  /// The source.
  var text: String {
    switch scope {
    case nil: name
    case .theme: isMix ? "\(type)(\\.\(name))" : "theme.\(name)"
    case let scope?: "\(scope.rawValue).\(name)"
    }
  }
  /// Whether it is a member of the theme itself.
  var isOfTheme: Bool { scope == .theme && !isMix }
  /// The value of a literal number; `nil` for others.
  var number: Double? { scope == nil ? Double(name) : nil }
}

extension SwiftExpression: ExpressibleByStringLiteral, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  /// A name or other unbroken text.
  init(stringLiteral value: String) { self = .text(value) }

  init(floatLiteral value: Double) { self = .number(value) }

  init(integerLiteral value: Int) { self = .number(Double(value)) }

  /// A constant of an enumeration, or a member of the theme.
  static func constant(
    _ scope: SwiftConstant.Scope, _ name: String, _ type: String = "Double"
  ) -> SwiftExpression {
    .constant(SwiftConstant(scope: scope, name: name, type: type))
  }

  private static func literal(_ text: String, _ type: String) -> SwiftExpression {
    .constant(SwiftConstant(name: text, type: type))
  }

  /// A number, in its shortest form.
  static func number(_ value: Double) -> SwiftExpression { .exact(SwiftNumber.short(value)) }

  /// A number with all its places, as for durations that add up.
  static func exact(_ value: Double) -> SwiftExpression {
    .literal(SwiftNumber.text(value), "Double")
  }

  /// A number with a decimal point, which is a `Double` without a context.
  static func double(_ value: Double) -> SwiftExpression {
    let text = SwiftNumber.text(SwiftNumber.short(value))
    return .literal(text.contains { ".e".contains($0) } ? text : "\(text).0", "Double")
  }

  static func flag(_ value: Bool) -> SwiftExpression { .literal(value ? "true" : "false", "Bool") }

  /// A string literal on one line.
  static func string(_ value: String) -> SwiftExpression {
    .literal(SwiftString.literal(value), "String")
  }

  /// A color of SwiftUI.
  static func systemColor(_ name: String) -> SwiftExpression { .literal("Color.\(name)", "Color") }

  /// A time of the clock, as an event.
  static func event(_ text: String) -> SwiftExpression { .literal(text, "TimerEvent") }

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

  static let theme = SwiftExpression.text("theme")
  /// The environment of a view, which mixes of values of the theme need.
  static let environment = SwiftExpression.text("environment")

  /// Whether it is a member of the theme.
  var isOfTheme: Bool {
    if case .constant(let constant) = self { constant.isOfTheme } else { false }
  }

  /// The value of a literal number; `nil` for other expressions.
  var number: Double? {
    if case .constant(let constant) = self { constant.number } else { nil }
  }

  static func call(
    _ name: String, _ arguments: SwiftArguments = [], _ closure: SwiftClosure? = nil
  ) -> SwiftExpression {
    .call(.text(name), arguments, closure)
  }

  /// Views in one place, the last one in front.
  static func stack(_ views: [SwiftExpression]) -> SwiftExpression {
    .call("ZStack", [], SwiftClosure(views: views))
  }

  /// One view, or several in one place.
  static func layers(_ views: [SwiftExpression]) -> SwiftExpression {
    views.count == 1 ? views[0] : .stack(views)
  }

  /// The elements of a sequence, repeated `count` times.
  static func repeated(_ sequence: SwiftExpression, _ count: Int) -> SwiftExpression {
    guard count > 1 else { return sequence }
    return .modified(
      .call("repeatElement", [nil: sequence, "count": .text(String(count))]),
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

extension SwiftExpression {
  /// The longest path data on one line.
  private static let lineLength = 84

  /// A path as SVG path data in a string literal, over several lines for a long path.
  static func pathData(_ path: BezierPath) -> SwiftExpression {
    let data = rounded(path).pathData
    guard data.utf8.count > lineLength else { return .text(SwiftString.literal(data)) }
    var (lines, line): ([String], String) = ([], "")
    for word in data.utf8.split(separator: UInt8(ascii: " ")).map(Substring.init) {
      if !line.isEmpty, line.utf8.count + 1 + word.utf8.count > lineLength {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return .lines(line.isEmpty ? lines : lines + [line])
  }

  /// The path with coordinates of four decimals.
  private static func rounded(_ path: BezierPath) -> BezierPath {
    var path = path
    for index in path.points.indices {
      path.points[index] = (path.points[index] * 1e4).rounded(.toNearestOrAwayFromZero) / 1e4
    }
    return path
  }

  /// A list of names of pictures; those with consecutive numbers at their ends are made of these.
  static func pictureNames(_ names: [String]) -> SwiftExpression {
    if names.count > 3, let numbered = numbered(names) { return numbered }
    return .array(names.map { .string($0) })
  }

  private static func numbered(_ names: [String]) -> SwiftExpression? {
    guard let first = names.first else { return nil }
    let prefix = String(first.prefix(first.count - trailingDigits(first).count))
    guard let start = Int(trailingDigits(first)), start < 1_000_000,
      names.enumerated().allSatisfy({ $0.element == "\(prefix)\(start + $0.offset)" })
    else { return nil }
    let text = SwiftString.literal(prefix).dropLast()
    return .text("(\(start)...\(start + names.count - 1)).map { \(text)\\($0)\" }")
  }

  private static func trailingDigits(_ name: String) -> String {
    String(name.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
  }
}
