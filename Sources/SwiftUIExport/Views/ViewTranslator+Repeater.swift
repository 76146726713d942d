import Geometry
import SceneModel
import ViewTree

// Repeaters of drawn views.
extension ViewTranslator {
  /// The copies of a repeater's children, about the origin; `nil` for none.
  mutating func copies(
    _ repeater: RepeaterView, _ index: Int, in space: Space
  ) -> SwiftExpression? {
    let children = tree.children(of: index).compactMap { view($0, in: .centered) }
    var numbers = AnimatedValues()
    guard !children.isEmpty, let count = count(of: index, &numbers) else { return nil }
    support.insert(.repeatedCopy)
    // Later copies lie below unless they are drawn last.
    let range = SwiftExpression.prefixed("0..<", count.expression)
    let order =
      repeater.laterAbove
      ? range : .call("Array", [.call(.member(.tuple([range]), "reversed"), [], nil)])
    let copy = SwiftExpression.layers(children)
      .modified(step(of: index, &numbers) + fade(of: index, count, &numbers))
    let loop = SwiftExpression.call(
      "ForEach", [nil: order, "id": "\\.self"], SwiftClosure(["copy"], views: [copy]))
    return SwiftExpression.stack([numbers.animating(loop)])
      .modified(opacity(of: index, leaves: 2) + placement(.zero, in: space))
  }

  private static let mostCopies = 500.0

  /// The number of copies as source, and the number of the last copy, at least 1 if the first number changes.
  private typealias CopyCount = (expression: SwiftExpression, last: SwiftExpression)

  /// The number of copies; `nil` for none.
  private mutating func count(of index: Int, _ numbers: inout AnimatedValues) -> CopyCount? {
    let copies = source(.copies, of: index)
    guard copies.isConstant else {
      let number = apart("copies", copies.expression, &numbers)
      let limited = SwiftExpression.call(
        "min", [.call("max", [number, 0]), .number(ViewTranslator.mostCopies)])
      let rounded = SwiftExpression.call(.member(limited, "rounded"), [".up"], nil)
      let last = SwiftExpression.call("max", [.infix(rounded, "-", 1), 1])
      return (.call("Int", [rounded]), last)
    }
    let count = copies.initial.numberValue.clamped(to: 0...ViewTranslator.mostCopies).rounded(.up)
    guard count > 0 else { return nil }
    return (.text(String(Int(count))), .number(count - 1))
  }

  /// The place of the copy with the number `copy`.
  private mutating func step(of index: Int, _ numbers: inout AnimatedValues) -> [SwiftModifier] {
    let movesApart = movesApart(index)
    var arguments: SwiftArguments = [number(of: index, movesApart, &numbers)]
    let places: [(PropertyKey, Vector3)] = [
      (.anchor, .zero), (.position, .zero), (.scale, Vector3(1, 1, 1)),
    ]
    for (key, standard) in places {
      let (source, members) = (source(key, of: index), VectorMembers(key))
      guard !source.isAlways(.vector(standard)) else { continue }
      let values = [0, 1].map { component in
        source.variable(component, members).flatMap { variable in
          let name = key.rawValue + ExportNames.component(component, of: key)
          return movesApart ? apart(name, variable, &numbers) : variable
        } ?? .number(source.initial.vectorValue[component])
      }
      arguments += [
        key.rawValue: .call(members.rawValue, SwiftArguments(zip(members.names.map { $0 }, values)))
      ]
    }
    let rotation = source(.rotation, of: index)
    if !rotation.isAlways(.number(0)) {
      arguments += ["rotation": .degrees(apart("rotation", rotation, movesApart, &numbers))]
    }
    return [.modifier("RepeatedCopy", arguments)]
  }

  /// Whether two of the properties that place copies are animated at a time, or their anchor point moves.
  ///
  /// SwiftUI would animate both as the one that changes last, and `RepeatedCopy` does not animate the anchor point.
  private func movesApart(_ index: Int) -> Bool {
    let motions = tree.views[index].motions
    let places = [PropertyKey.anchor, .position, .scale, .rotation, .copyOffset]
    return motions[.anchor] != nil
      || !PropertyMotion.takeTurns(places.compactMap { motions[$0] })
  }

  /// The number of steps of the copy with the number `copy`.
  private mutating func number(
    of index: Int, _ movesApart: Bool, _ numbers: inout AnimatedValues
  ) -> SwiftExpression {
    let (offset, number) = (source(.copyOffset, of: index), ViewTranslator.copyNumber)
    guard offset.isConstant else {
      return .infix(number, "+", apart("offset", offset, movesApart, &numbers))
    }
    let steps = offset.initial.numberValue
    return steps == 0 ? number : .infix(number, steps < 0 ? "-" : "+", .number(abs(steps)))
  }

  /// The opacity of the copy with the number `copy`, between the first and the last one's; it fades as one picture.
  private mutating func fade(
    of index: Int, _ count: CopyCount, _ numbers: inout AnimatedValues
  ) -> [SwiftModifier] {
    let sources = apart(
      [("first", source(.startOpacity, of: index)), ("last", source(.endOpacity, of: index))],
      &numbers)
    let (start, end) = (sources[0], sources[1])
    guard !start.isAlways(.number(1)) || !end.isAlways(.number(1)) else { return [] }
    let leaves = tree.children(of: index).reduce(0) { $0 + self.leaves(of: $1) }
    let grouping = leaves > 1 ? [SwiftModifier.compositingGroup] : []
    // There may always be one copy.
    if count.last == 0 || start.isConstant && end.isConstant && start.initial == end.initial {
      return grouping + [.opacity(start.expression)]
    }
    let change = SwiftExpression.tuple([.infix(end.expression, "-", start.expression)])
    let share = SwiftExpression.infix(ViewTranslator.copyNumber, "/", count.last)
    return grouping + [
      .opacity(.infix(start.expression, "+", .infix(.unbroken(change), "*", .unbroken(share))))
    ]
  }

  private static let copyNumber = SwiftExpression.call("Double", ["copy"])
}
