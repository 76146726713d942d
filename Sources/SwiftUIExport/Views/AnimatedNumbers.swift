/// Numbers that have animations of their own, though one attribute of a view has them all.
struct AnimatedNumbers {
  private var numbers: [(name: String, value: SwiftExpression)] = []

  /// Adds a number with the name that the view has for it.
  mutating func add(_ name: String, _ value: SwiftExpression) { numbers.append((name, value)) }

  /// The view, inside of the animations of its numbers.
  func animating(_ view: SwiftExpression) -> SwiftExpression {
    numbers.reversed().reduce(view) { view, number in
      .call(
        "NumberAnimation", [SwiftArgument(nil, number.value)],
        SwiftClosure([number.name], views: [view]))
    }
  }
}

extension ViewTranslator {
  /// Properties of one attribute, with animations of their own if several change.
  ///
  /// - Parameters:
  ///   - sources: The properties, with the names that the view has for them.
  ///   - numbers: The numbers that get animations.
  ///   - isCurved: Whether the attribute does not change evenly with one of them.
  mutating func apart(
    _ sources: [(name: String, source: PropertySource)], _ numbers: inout AnimatedNumbers,
    isCurved: Bool = false
  ) -> [PropertySource] {
    let count = sources.count { !$0.source.isConstant }
    guard animatesVariables, count > 1 || isCurved else {
      return sources.map(\.source)
    }
    return sources.map { name, source in
      guard case .variable(let text, let initial) = source, !PropertySource.isOfKeyframes(text)
      else { return source }
      support.insert(.numberAnimation)
      numbers.add(name, .text(text))
      return .variable(name, initial: initial)
    }
  }
}
