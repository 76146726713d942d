import Geometry

struct SwiftArgument: Hashable, Sendable {
  var label: String?
  var value: SwiftExpression
}

/// The arguments of a call: values, or values by their labels.
struct SwiftArguments: Hashable, Sendable, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// The arguments in their order.
  var list: [SwiftArgument]

  /// Makes arguments of values with labels.
  init(_ arguments: some Sequence<(String?, SwiftExpression)>) {
    list = arguments.map { SwiftArgument(label: $0.0, value: $0.1) }
  }

  /// Makes arguments without labels.
  init(_ values: some Sequence<SwiftExpression>) {
    list = values.map { SwiftArgument(value: $0) }
  }

  /// Makes arguments without labels.
  init(arrayLiteral values: SwiftExpression...) { self.init(values) }

  /// Makes arguments; an argument with the label `nil` has no label.
  init(dictionaryLiteral arguments: (String?, SwiftExpression)...) { self.init(arguments) }

  /// Whether there are none.
  var isEmpty: Bool { list.isEmpty }

  /// The dimensions of a vector by their labels, without those that are 0.
  static func nonzero(
    _ vector: Vector2, _ value: (Double) -> SwiftExpression = { .number($0) }
  ) -> SwiftArguments {
    SwiftArguments([("x", vector.x), ("y", vector.y)].filter { $0.1 != 0 }.map { ($0, value($1)) })
  }

  /// Arguments after others.
  static func + (first: SwiftArguments, second: SwiftArguments) -> SwiftArguments {
    var all = first
    all.list += second.list
    return all
  }

  /// Adds arguments.
  static func += (first: inout SwiftArguments, second: SwiftArguments) {
    first.list += second.list
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

  /// Makes a closure.
  init(_ parameters: [String] = [], _ body: [SwiftStatement], isInline: Bool = false) {
    self.parameters = parameters
    self.body = body
    self.isInline = isInline
  }
}
