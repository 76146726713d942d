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
    let copies = source(.copies, of: index)
    if !copies.isConstant || tree.views[index].motions[.copyOffset] != nil {
      omit("the changing number of copies", of: index)
    }
    let count = Int(copies.initial.numberValue.clamped(to: 0...500).rounded(.up))
    guard count > 0, !children.isEmpty else { return nil }
    support.insert(.repeatedCopy)
    let content: SwiftExpression =
      children.count == 1 ? children[0] : .container("ZStack", [], children)
    // Later copies lie below unless they are drawn last.
    let order = repeater.laterAbove ? "0..<\(count)" : "(0..<\(count)).reversed()"
    var numbers = AnimatedNumbers()
    let copy = content.modified(step(of: index) + fade(of: index, count: count, &numbers))
    let loop = SwiftExpression.call(
      "ForEach",
      [
        SwiftArgument(nil, .text(repeater.laterAbove ? order : "Array\(order)")),
        SwiftArgument("id", "\\.self"),
      ], SwiftClosure(["copy"], views: [copy]))
    return SwiftExpression.container("ZStack", [], [numbers.animating(loop)])
      .modified(opacity(of: index, leaves: 2) + placement(.zero, in: space))
  }

  /// The place of the copy with the number `copy`.
  private mutating func step(of index: Int) -> [SwiftModifier] {
    let offset = source(.copyOffset, of: index).initial.numberValue
    let steps: SwiftExpression =
      offset == 0
      ? "Double(copy)" : .infix("Double(copy)", offset < 0 ? "-" : "+", .number(abs(offset)))
    var arguments = [SwiftArgument(nil, steps)]
    func add(_ label: String, _ key: PropertyKey, _ standard: PropertyValue, _ isSize: Bool) {
      let source = source(key, of: index)
      guard !source.isAlways(standard) else { return }
      let members = VectorMembers(key)
      let names = isSize ? ["width", "height"] : ["x", "y"]
      let type = isSize ? "CGSize" : "CGPoint"
      arguments.append(
        SwiftArgument(
          label,
          .call(
            type,
            (0...1).map { SwiftArgument(names[$0], source.component($0, members)) })))
    }
    add("anchor", .anchor, .vector(.zero), false)
    add("position", .position, .vector(.zero), false)
    add("scale", .scale, .vector(Vector3(1, 1, 1)), true)
    let rotation = source(.rotation, of: index)
    if !rotation.isAlways(.number(0)) {
      arguments.append(
        SwiftArgument("rotation", .call(".degrees", [SwiftArgument(nil, rotation.expression)])))
    }
    return [SwiftModifier("repeated", arguments)]
  }

  /// The opacity of the copy with the number `copy`, from that of the first to that of the last.
  private mutating func fade(
    of index: Int, count: Int, _ numbers: inout AnimatedNumbers
  ) -> [SwiftModifier] {
    let sources = apart(
      [
        ("first", source(.startOpacity, of: index)), ("last", source(.endOpacity, of: index)),
      ], &numbers)
    let (start, end) = (sources[0], sources[1])
    guard !start.isAlways(.number(1)) || !end.isAlways(.number(1)) else { return [] }
    if count == 1 || start.isConstant && end.isConstant && start.initial == end.initial {
      return [SwiftModifier("opacity", [SwiftArgument(nil, start.expression)])]
    }
    let printer = SwiftPrinter()
    let (first, last) = (printer.flat(start.expression) ?? "1", printer.flat(end.expression) ?? "1")
    let share = "Double(copy) / \(count - 1)"
    return [
      SwiftModifier(
        "opacity",
        [
          SwiftArgument(
            nil,
            .infix(start.expression, "+", .infix(.text("(\(last) - \(first))"), "*", .text(share))))
        ])
    ]
  }
}
