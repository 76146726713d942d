import Foundation
import Geometry
import SceneModel
import ViewTree

// Effects of groups.
extension ViewTranslator {
  /// Content with the effects of its group, in their order.
  mutating func effected(
    _ content: SwiftExpression, of index: Int, in frame: Vector2?
  ) -> SwiftExpression {
    var result = content
    for child in tree.children(of: index) {
      guard case .effect(let effect) = tree.views[child].node.kind else { continue }
      if omitsGap(of: child) { continue }
      if let shown = effected(result, by: child, effect, in: frame) {
        result = shown
      } else {
        omit("the effect \(tree.views[child].node.kind.title)", of: child)
      }
    }
    return result
  }

  /// Content with an effect; `nil` for one that SwiftUI has no counterpart of.
  private mutating func effected(
    _ content: SwiftExpression, by child: Int, _ effect: SceneEffect, in frame: Vector2?
  ) -> SwiftExpression? {
    switch effect.value {
    case is GaussianBlur: return content.modified([.compositingGroup, blur(child)])
    case let shadow as DropShadow where source(.color, of: child).isConstant:
      return self.shadow(content, child, isAlone: shadow.isShadowOnly)
    case is ColorFill: return filled(content, by: child)
    case let overlay as ColorOverlay where overlay.blendMode == .normal:
      return covered(content, by: child)
    case let invert as Invert where invert.channel == .all && isWhole(child):
      return content.modified([.compositingGroup, SwiftModifier("colorInvert")])
    case is LinearWipe, is RadialWipe, is VenetianBlinds:
      return wiped(content, by: child, effect, in: frame)
    case is CornerPin: return pinned(content, by: child, in: frame)
    case is Tint: return tinted(content, by: child)
    case let ramp as ColorRamp: return ramped(content, by: child, ramp, in: frame)
    default: return nil
    }
  }

  /// Whether an effect replaces all of its content.
  private mutating func isWhole(_ index: Int) -> Bool {
    source(.mix, of: index).isAlways(.number(1))
  }

  /// Content in the one color of a tint, whose edges become harder; `nil` for a tint with two colors.
  private mutating func tinted(
    _ content: SwiftExpression, by index: Int
  ) -> SwiftExpression? {
    let (black, white) = (source(.blackColor, of: index), source(.whiteColor, of: index))
    guard isWhole(index), black.isConstant, white.isAlways(black.initial) else { return nil }
    support.insert(.hardenedMask)
    let color = constantColor(.blackColor, of: index)
    let area = content.modified([.compositingGroup])
    return everywhere(color).modified([
      .mask(.call("HardenedMask", [], SwiftClosure(views: [area])))
    ])
  }

  /// A color that fills the frame of content.
  private mutating func filled(_ content: SwiftExpression, by index: Int) -> SwiftExpression {
    let color = color(index)
    return color.values.animating(everywhere(color.style).modified([.mask(content)]))
      .modified(plainOpacity(index))
  }

  /// Content with a color on it.
  private mutating func covered(_ content: SwiftExpression, by index: Int) -> SwiftExpression {
    let color = color(index)
    let area = color.values.animating(everywhere(color.style)).modified(plainOpacity(index))
    return blended(content, with: area, "sourceAtop")
  }

  private mutating func blur(_ index: Int) -> SwiftModifier {
    .blur(product(source(.blurriness, of: index), GaussianBlur.deviationPerBlurriness))
  }

  /// Content with a shadow, or a shadow alone, whose direction is clockwise from the top.
  private mutating func shadow(
    _ content: SwiftExpression, _ index: Int, isAlone: Bool
  ) -> SwiftExpression {
    var numbers = AnimatedValues()
    let sources = [
      ("distance", source(.distance, of: index)), ("direction", source(.direction, of: index)),
      ("softness", source(.softness, of: index)), ("opacity", source(.opacity, of: index)),
    ]
    let values = apart(sources, &numbers, isCurved: !sources[1].1.isConstant)
    let (distance, direction, softness) = (values[0], values[1], values[2])
    var color = constantColor(.color, of: index)
    if !values[3].isAlways(.number(1)) {
      color = color.modified([.opacity(values[3].expression)])
    }
    // SwiftUI's radius is a standard deviation.
    let radius = product(softness, ShadowShape.deviationPerSoftness)
    let place: SwiftArguments = [
      "x": displacement(distance, direction, "sin", sin),
      "y": displacement(distance, direction, "-cos") { -cos($0) },
    ]
    guard isAlone else {
      let shadow = SwiftModifier("shadow", ["color": color, "radius": radius] + place)
      return numbers.animating(content.modified([.compositingGroup, shadow]))
    }
    return numbers.animating(
      everywhere(color).modified([.mask(content), .blur(radius), SwiftModifier("offset", place)]))
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
    return .infix(.call(name, [angle]), "*", distance.expression)
  }

  /// A number times a factor.
  private func product(_ source: PropertySource, _ factor: Double) -> SwiftExpression {
    let short = SwiftNumber.short(factor)
    guard !source.isConstant, short != 0 else {
      return .number(source.initial.numberValue * factor)
    }
    return short == 1 ? source.expression : .infix(source.expression, "*", .number(short))
  }
}
