import Geometry

/// The arguments of a call: values, or values by their labels.
struct SwiftArguments: Hashable, Sendable, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
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

  var isEmpty: Bool { list.isEmpty }

  /// The dimensions of a vector by their labels, without those that are 0.
  static func nonzero(
    _ vector: Vector2, _ value: (Double) -> SwiftExpression = { .number($0) }
  ) -> SwiftArguments {
    SwiftArguments([("x", vector.x), ("y", vector.y)].filter { $0.1 != 0 }.map { ($0, value($1)) })
  }

  static func + (first: SwiftArguments, second: SwiftArguments) -> SwiftArguments {
    var all = first
    all.list += second.list
    return all
  }

  static func += (first: inout SwiftArguments, second: SwiftArguments) {
    first.list += second.list
  }
}

struct SwiftArgument: Hashable, Sendable {
  var label: String?
  var value: SwiftExpression
}
