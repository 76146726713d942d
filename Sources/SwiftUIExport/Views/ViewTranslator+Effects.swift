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
      where !shadow.isShadowOnly && source(.color, of: child).isConstant:
        result += [SwiftModifier("compositingGroup"), self.shadow(child)]
      default:
        omit("the effect \(tree.views[child].node.kind.title)", of: child)
      }
    }
    return result
  }

  private mutating func blur(_ index: Int) -> SwiftModifier {
    let radius = product(source(.blurriness, of: index), GaussianBlur.deviationPerBlurriness)
    return SwiftModifier("blur", [SwiftArgument("radius", radius)])
  }

  /// A shadow; its direction is clockwise from the top.
  private mutating func shadow(_ index: Int) -> SwiftModifier {
    let (distance, direction) = (source(.distance, of: index), source(.direction, of: index))
    // Softness is four standard deviations, of which SwiftUI's radius is one.
    return SwiftModifier(
      "shadow",
      [
        SwiftArgument("color", shadowColor(index)),
        SwiftArgument("radius", product(source(.softness, of: index), 0.25)),
        SwiftArgument("x", displacement(distance, direction, "sin", sin)),
        SwiftArgument("y", displacement(distance, direction, "-cos") { -cos($0) }),
      ])
  }

  private mutating func shadowColor(_ index: Int) -> SwiftExpression {
    var color = source(.color, of: index).initial.colorValue
    let opacity = source(.opacity, of: index)
    guard !opacity.isConstant else {
      color.alpha *= opacity.initial.numberValue
      return ValueLiteral.color(color)
    }
    return ValueLiteral.color(color).modified([
      SwiftModifier("opacity", [SwiftArgument(nil, opacity.expression)])
    ])
  }

  /// The displacement of a shadow along an axis.
  private func displacement(
    _ distance: PropertySource, _ direction: PropertySource, _ name: String,
    _ function: (Double) -> Double
  ) -> SwiftExpression {
    guard !direction.isConstant else {
      return product(distance, function(direction.initial.numberValue * .pi / 180))
    }
    let angle = SwiftExpression.infix(direction.expression, "*", ".pi / 180")
    return .infix(
      .call(.text(name), [SwiftArgument(nil, angle)], nil), "*", distance.expression)
  }

  /// A number times a factor.
  private func product(_ source: PropertySource, _ factor: Double) -> SwiftExpression {
    let short = SwiftNumber.short(factor)
    guard !source.isConstant, short != 0 else {
      return .number(SwiftNumber.short(source.initial.numberValue * factor))
    }
    return short == 1 ? source.expression : .infix(source.expression, "*", .number(short))
  }
}
