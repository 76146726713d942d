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
      children.count == 1 ? children[0] : .stack(children)
    // Later copies lie below unless they are drawn last.
    let order = repeater.laterAbove ? "0..<\(count)" : "(0..<\(count)).reversed()"
    var numbers = AnimatedValues()
    let copy = content.modified(step(of: index) + fade(of: index, count: count, &numbers))
    let loop = SwiftExpression.call(
      "ForEach", [nil: .text(repeater.laterAbove ? order : "Array\(order)"), "id": "\\.self"],
      SwiftClosure(["copy"], views: [copy]))
    return SwiftExpression.stack([numbers.animating(loop)])
      .modified(opacity(of: index, leaves: 2) + placement(.zero, in: space))
  }

  /// The place of the copy with the number `copy`.
  private mutating func step(of index: Int) -> [SwiftModifier] {
    let offset = source(.copyOffset, of: index).initial.numberValue
    let number = ViewTranslator.copyNumber
    var arguments: SwiftArguments = [
      offset == 0 ? number : .infix(number, offset < 0 ? "-" : "+", .number(abs(offset)))
    ]
    let places: [(PropertyKey, Vector3)] = [
      (.anchor, .zero), (.position, .zero), (.scale, Vector3(1, 1, 1)),
    ]
    for (key, standard) in places {
      let (source, members) = (source(key, of: index), VectorMembers(key))
      guard !source.isAlways(.vector(standard)) else { continue }
      let values = [0, 1].map { source.component($0, members) }
      arguments += [
        key.rawValue: .call(members.rawValue, SwiftArguments(zip(members.names.map { $0 }, values)))
      ]
    }
    let rotation = source(.rotation, of: index)
    if !rotation.isAlways(.number(0)) {
      arguments += ["rotation": .degrees(rotation.expression)]
    }
    return [.modifier("RepeatedCopy", arguments)]
  }

  /// The opacity of the copy with the number `copy`, from that of the first to that of the last.
  private mutating func fade(
    of index: Int, count: Int, _ numbers: inout AnimatedValues
  ) -> [SwiftModifier] {
    let sources = apart(
      [("first", source(.startOpacity, of: index)), ("last", source(.endOpacity, of: index))],
      &numbers)
    let (start, end) = (sources[0], sources[1])
    guard !start.isAlways(.number(1)) || !end.isAlways(.number(1)) else { return [] }
    if count == 1 || start.isConstant && end.isConstant && start.initial == end.initial {
      return [.opacity(start.expression)]
    }
    let change = SwiftExpression.tuple([.infix(end.expression, "-", start.expression)])
    let share = SwiftExpression.infix(ViewTranslator.copyNumber, "/", .number(Double(count - 1)))
    return [
      .opacity(.infix(start.expression, "+", .infix(.unbroken(change), "*", .unbroken(share))))
    ]
  }

  private static let copyNumber = SwiftExpression.call("Double", ["copy"])
}
