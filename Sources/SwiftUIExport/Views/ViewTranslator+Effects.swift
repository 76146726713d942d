import Foundation
import SceneModel
import ViewTree

// Effects of groups.
extension ViewTranslator {
  /// The effects of a group, in their order.
  mutating func effects(of index: Int) -> [SwiftModifier] {
    var result: [SwiftModifier] = []
    for child in tree.children(of: index) {
      guard case .effect(let effect) = tree.views[child].node.kind else { continue }
      switch effect.value {
      case is GaussianBlur:
        result += [SwiftModifier("compositingGroup"), blur(child)]
      case let shadow as DropShadow
      where !shadow.isShadowOnly && tree.views[child].motions.isEmpty:
        result += [SwiftModifier("compositingGroup"), self.shadow(child)]
      default:
        omit("the effect \(tree.views[child].node.kind.title)", of: child)
      }
    }
    return result
  }

  private mutating func blur(_ index: Int) -> SwiftModifier {
    let blur = source(.blurriness, of: index)
    let factor = GaussianBlur.deviationPerBlurriness
    let radius: SwiftExpression =
      blur.isConstant
      ? .number(SwiftNumber.short(blur.initial.numberValue * factor))
      : .infix(blur.expression, "*", .number(factor))
    return SwiftModifier("blur", [SwiftArgument("radius", radius)])
  }

  /// A shadow that does not change; its direction is clockwise from the top.
  private func shadow(_ index: Int) -> SwiftModifier {
    let node = tree.views[index].node
    func number(_ key: PropertyKey) -> Double { node.initialValue(key)?.numberValue ?? 0 }
    var color = node.initialValue(.color)?.colorValue ?? .black
    color.alpha *= number(.opacity)
    let (angle, distance) = (number(.direction) * .pi / 180, number(.distance))
    // Softness is four standard deviations, of which SwiftUI's radius is one.
    return SwiftModifier(
      "shadow",
      [
        SwiftArgument("color", ValueLiteral.color(color)),
        SwiftArgument("radius", .number(SwiftNumber.short(number(.softness) / 4))),
        SwiftArgument("x", .number(SwiftNumber.short(sin(angle) * distance))),
        SwiftArgument("y", .number(SwiftNumber.short(-cos(angle) * distance))),
      ])
  }
}
