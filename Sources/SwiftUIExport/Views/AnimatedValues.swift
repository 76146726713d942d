/// Values that have animations of their own, though one attribute of a view has them all.
struct AnimatedValues {
  /// A view that animates a value.
  enum Animator: String {
    case number = "NumberAnimation"
    case color = "ColorAnimation"
    case gradient = "GradientAnimation"
    case outline = "OutlineAnimation"
  }

  private var values: [(animator: Animator, name: String, value: SwiftExpression)] = []

  /// Adds a value with the name that the view has for it; returns the name.
  mutating func add(
    _ name: String, _ value: SwiftExpression, _ animator: Animator = .number
  ) -> SwiftExpression {
    values.append((animator, name, value))
    return .text(name)
  }

  /// The most numbers that one view animates.
  private static let mostNumbers = 3

  /// The view, inside of the animations of its values.
  func animating(_ view: SwiftExpression) -> SwiftExpression {
    var rest = values[...]
    var view = view
    while let last = rest.last {
      let numbers = rest.suffix(AnimatedValues.mostNumbers).reversed()
        .prefix { $0.animator == .number }
      let group = rest.suffix(Swift.max(numbers.count, 1))
      rest.removeLast(group.count)
      view = .call(
        group.count > 1 ? "NumberAnimations" : last.animator.rawValue,
        SwiftArguments(group.map(\.value)), SwiftClosure(group.map(\.name), views: [view]))
    }
    return view
  }
}

/// A color or gradient, with the values that have animations of their own by their names in it.
typealias StyleForm = (style: SwiftExpression, values: AnimatedValues)

extension ViewTranslator {
  /// A value with an animation of its own, where its variable has one.
  mutating func apart(
    _ name: String, _ value: SwiftExpression, _ values: inout AnimatedValues,
    _ animator: AnimatedValues.Animator = .number
  ) -> SwiftExpression {
    guard animatesVariables, !value.isOfKeyframes, !value.isOfTheme else { return value }
    support.insert(animator == .outline ? .outlineAnimation : .numberAnimation)
    return values.add(name, value, animator)
  }

  /// The value of a property, with an animation of its own if it moves apart from others.
  mutating func apart(
    _ name: String, _ source: PropertySource, _ movesApart: Bool, _ values: inout AnimatedValues,
    _ animator: AnimatedValues.Animator = .number
  ) -> SwiftExpression {
    movesApart && !source.isConstant
      ? apart(name, source.expression, &values, animator) : source.expression
  }

  /// Properties of one attribute, with animations of their own if several change.
  ///
  /// - Parameters:
  ///   - sources: The properties, with the names that the view has for them.
  ///   - isCurved: Whether the attribute does not change evenly with one of them, or has other values that move.
  mutating func apart(
    _ sources: [(name: String, source: PropertySource)], _ values: inout AnimatedValues,
    isCurved: Bool = false
  ) -> [PropertySource] {
    guard isCurved || sources.count(where: { !$0.source.isConstant }) > 1 else {
      return sources.map(\.source)
    }
    return sources.map { name, source in
      guard case .variable(let number, let initial) = source else { return source }
      return .variable(apart(name, number, &values), initial: initial)
    }
  }
}
