import Geometry

/// A modifier of a view: a method call on it.
struct SwiftModifier: Hashable, Sendable {
  var name: String
  var arguments: SwiftArguments
  /// The closure after them; `nil` for none.
  var closure: SwiftClosure?

  init(_ name: String, _ arguments: SwiftArguments = [], closure: SwiftClosure? = nil) {
    self.name = name
    self.arguments = arguments
    self.closure = closure
  }

  static let clipped = SwiftModifier("clipped")
  static let compositingGroup = SwiftModifier("compositingGroup")

  /// A modifier that is a type of its own.
  static func modifier(_ type: String, _ arguments: SwiftArguments) -> SwiftModifier {
    SwiftModifier("modifier", [.call(type, arguments)])
  }

  static func frame(_ size: Vector2) -> SwiftModifier {
    SwiftModifier("frame", ["width": .number(size.x), "height": .number(size.y)])
  }

  /// The coordinates of a point, as an offset or a position.
  static func place(_ name: String, _ point: Vector2) -> SwiftModifier {
    SwiftModifier(name, ["x": .number(point.x), "y": .number(point.y)])
  }

  static func opacity(_ value: SwiftExpression) -> SwiftModifier {
    SwiftModifier("opacity", [value])
  }

  static func blur(_ radius: SwiftExpression) -> SwiftModifier {
    SwiftModifier("blur", ["radius": radius])
  }

  static func blendMode(_ name: String) -> SwiftModifier {
    SwiftModifier("blendMode", [.text(".\(name)")])
  }

  static func mask(_ view: SwiftExpression) -> SwiftModifier {
    SwiftModifier("mask", closure: SwiftClosure(views: [view]))
  }

  /// The modifiers with neighboring numeric offsets merged into one or into the position; none if they cancel.
  static func mergingOffsets(_ modifiers: [SwiftModifier]) -> [SwiftModifier] {
    var result: [SwiftModifier] = []
    for modifier in modifiers {
      guard let first = result.last?.numbers("offset"),
        let second = modifier.numbers("position") ?? modifier.numbers("offset")
      else {
        result.append(modifier)
        continue
      }
      result.removeLast()
      let sum = Vector2(
        SwiftNumber.short(first.x + second.x), SwiftNumber.short(first.y + second.y))
      if modifier.name == "position" {
        result.append(.place("position", sum))
      } else if sum != .zero {
        result.append(SwiftModifier("offset", .nonzero(sum)))
      }
    }
    return result
  }

  /// The numbers of an offset or a position; `nil` for other modifiers, and for ones that change.
  private func numbers(_ name: String) -> Vector2? {
    guard self.name == name, closure == nil, !arguments.isEmpty else { return nil }
    var offset = Vector2.zero
    for argument in arguments.list {
      guard let number = argument.value.number,
        let axis = ["x", "y"].firstIndex(of: argument.label)
      else { return nil }
      offset[axis] = number
    }
    return offset
  }
}

struct SwiftClosure: Hashable, Sendable {
  /// The names of the parameters.
  var parameters: [String] = []
  var body: [SwiftStatement]
  /// Whether a single statement may stay on the line of the braces.
  var isInline = false

  /// Makes a closure of a view builder: a view on each line.
  init(_ parameters: [String] = [], views: [SwiftExpression]) {
    self.init(parameters, views.map { .expression($0) })
  }

  init(_ parameters: [String] = [], _ body: [SwiftStatement], isInline: Bool = false) {
    self.parameters = parameters
    self.body = body
    self.isInline = isInline
  }
}
