import Geometry
import Platform
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

  private func product(_ source: PropertySource, _ factor: Double) -> SwiftExpression {
    let short = SwiftNumber.short(factor)
    guard !source.isConstant, short != 0 else {
      return .number(source.initial.numberValue * factor)
    }
    return short == 1 ? source.expression : .infix(source.expression, "*", .number(short))
  }

  /// Content without the part that a wipe with a hard edge removes; `nil` for a wipe that SwiftUI has no counterpart of.
  mutating func wiped(
    _ content: SwiftExpression, by index: Int, _ effect: SceneEffect, in frame: Vector2?
  ) -> SwiftExpression? {
    guard source(.softness, of: index).isAlways(.number(0)) else { return nil }
    var numbers = AnimatedValues()
    let area: SwiftExpression
    switch effect.value {
    case is LinearWipe:
      let size = source(.size, of: index)
      guard size.isConstant else { return nil }
      let extent = SwiftExpression.size(size.initial.vectorValue.xy)
      area = directed("LinearWipe", ["of": extent], index, frame, &numbers)
    case let wipe as RadialWipe: area = radialWipe(index, wipe.sense, frame, &numbers)
    case is VenetianBlinds:
      let width = source(.waveWidth, of: index)
      guard width.isConstant, width.initial.numberValue >= ViewTranslator.narrowestBlind else {
        return nil
      }
      area = directed("VenetianBlinds", ["width": width.expression], index, frame, &numbers)
    default: return nil
    }
    support.insert(.wipes)
    return content.modified([.mask(numbers.animating(everywhere(area)))])
  }

  /// The smallest width of a stripe, in points: a view with narrower ones has too many to draw.
  private static let narrowestBlind = 1.0

  /// The area that a wipe in a direction leaves.
  private mutating func directed(
    _ type: String, _ extent: SwiftArguments, _ index: Int, _ frame: Vector2?,
    _ numbers: inout AnimatedValues
  ) -> SwiftExpression {
    let values = apart(
      [
        ("completion", source(.completion, of: index)),
        ("direction", source(.direction, of: index)),
      ], &numbers)
    let arguments: SwiftArguments = [
      nil: values[0].expression, "direction": .degrees(values[1].expression),
    ]
    return .call(type, arguments + extent + origin(of: frame))
  }

  private mutating func radialWipe(
    _ index: Int, _ sense: RadialWipe.Sense, _ frame: Vector2?, _ numbers: inout AnimatedValues
  ) -> SwiftExpression {
    let center = point(.center, of: index, "center", &numbers)
    let values = apart(
      [
        ("completion", source(.completion, of: index)), ("start", source(.rotation, of: index)),
      ], &numbers)
    var arguments: SwiftArguments = [nil: values[0].expression]
    if !values[1].isAlways(.number(0)) {
      arguments += ["from": .degrees(values[1].expression)]
    }
    arguments += ["center": center.literal(from: frame.map { $0 / 2 } ?? .zero)]
    switch sense {
    case .clockwise: break
    case .counterclockwise: arguments += ["shareBefore": 1]
    case .both: arguments += ["shareBefore": 0.5]
    }
    return .call("RadialWipe", arguments)
  }

  /// The origin of a group about the center of its frame; nothing for a group that is centered on it.
  private func origin(of frame: Vector2?) -> SwiftArguments {
    frame.map { ["origin": .point(-$0 / 2)] } ?? []
  }

  /// Content whose frame is stretched between four corners; `nil` for a frame that changes or is empty.
  mutating func pinned(
    _ content: SwiftExpression, by index: Int, in frame: Vector2?
  ) -> SwiftExpression? {
    let source = source(.size, of: index)
    let size = source.initial.vectorValue.xy
    guard source.isConstant, size.min() > 0 else { return nil }
    support.insert(.cornerPin)
    var numbers = AnimatedValues()
    var arguments: SwiftArguments = [.size(size)]
    for key in [PropertyKey.topLeft, .topRight, .bottomLeft, .bottomRight] {
      let corner = point(key, of: index, key.rawValue, &numbers)
      arguments += [key.rawValue: corner.literal(from: .zero)]
    }
    var modifiers = [SwiftModifier.modifier("CornerPin", arguments + origin(of: frame))]
    if frame != size {
      // Content outside of the frame is not stretched.
      let middle = size / 2 - (frame ?? .zero) / 2
      let area = SwiftExpression.call("Rectangle").modified(
        [.frame(size)] + (middle == .zero ? [] : [.place("offset", middle)]))
      modifiers.insert(.mask(area), at: 0)
    }
    return numbers.animating(content.modified(modifiers))
  }

  /// Content with a gradient on it; `nil` for a gradient whose colors change.
  mutating func ramped(
    _ content: SwiftExpression, by index: Int, _ ramp: ColorRamp, in frame: Vector2?
  ) -> SwiftExpression? {
    let (start, end) = (source(.startColor, of: index), source(.endColor, of: index))
    guard start.isConstant, end.isConstant else { return nil }
    let stops = [(0.0, start), (1.0, end)].map { offset, color -> Gradient.Stop in
      let color = color.initial.colorValue
      return Gradient.Stop(
        offset: offset, color: Color(red: color.red, green: color.green, blue: color.blue))
    }
    let side = everywhereSide
    let corner = (frame ?? .zero) / 2 - Vector2(side, side) / 2
    let area = Rect(origin: corner, size: Vector2(side, side))
    let colors = gradient(of: stops, themeUse(.startColor, of: index))
    let form = gradient(index, ramp.kind, colors, in: area)
    let painted = SwiftExpression.call("Rectangle").modified([
      SwiftModifier("fill", [form.style]), .frame(Vector2(side, side)),
    ])
    let cover = form.values.animating(painted).modified(plainOpacity(index, .mix))
    return blended(content, with: cover, "sourceAtop")
  }
}
