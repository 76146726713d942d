import Geometry
import SceneModel
import ViewTree

// Masks and mattes of groups.
extension ViewTranslator {
  /// Content cut by the masks of its group, in their order.
  mutating func masked(
    _ content: SwiftExpression, of index: Int, _ frame: Vector2?
  ) -> SwiftExpression {
    let masks = tree.children(of: index).filter { tree.views[$0].node.kind.role == .mask }
    var result = content
    // The alpha of the masks so far; `nil` while nothing is cut, or only from the content itself.
    var alpha: SwiftExpression?
    for (place, index) in masks.enumerated() {
      guard case .mask(let mask) = tree.views[index].node.kind, let shape = maskShape(index, frame)
      else { continue }
      let (operation, area) = operation(mask, shape, plainOpacity(index), of: alpha)
      switch operation {
      case .cut where alpha == nil && masks[(place + 1)...].allSatisfy(onlyReduces):
        result = cut(result, by: area)
      case .cut: alpha = cut(alpha ?? everywhere("Color.black"), by: area)
      case .keep: alpha = alpha.map { $0.modified([SwiftMasks.mask([area])]) } ?? area
      case .join: alpha = alpha.map { .container("ZStack", [], [$0, area]) } ?? area
      case .differ:
        alpha =
          alpha.map { .container("ZStack", [], [cut($0, by: area), cut(area, by: $0)]) } ?? area
      }
    }
    return alpha.map { result.modified([SwiftMasks.mask([$0])]) } ?? result
  }

  /// Whether a mask adds nothing to what the masks before it leave.
  private func onlyReduces(_ index: Int) -> Bool {
    guard case .mask(let mask) = tree.views[index].node.kind else { return true }
    switch mask.mode {
    case .subtract, .intersect, .darken: return true
    case .add, .lighten, .difference: return false
    }
  }

  /// How a mask changes the masks before it.
  private enum Operation {
    case join, keep, cut, differ
  }

  /// How a mask changes the masks before it, with its area.
  ///
  /// Where what is outside of an inverted mask can be kept or cut, no area is turned inside out.
  private func operation(
    _ mask: MaskView, _ shape: SwiftExpression, _ opacity: [SwiftModifier],
    of alpha: SwiftExpression?
  ) -> (operation: Operation, area: SwiftExpression) {
    if mask.isInverted, opacity.isEmpty {
      switch mask.mode {
      case .add where alpha == nil, .lighten where alpha == nil: return (.cut, shape)
      case .subtract: return (.keep, shape)
      case .intersect, .darken: return (.cut, shape)
      case .add, .lighten, .difference: break
      }
    }
    let area = (mask.isInverted ? cut(everywhere("Color.black"), by: shape) : shape).modified(
      opacity)
    switch mask.mode {
    case .add, .lighten: return (.join, area)
    case .subtract: return (.cut, area)
    case .intersect, .darken: return (.keep, area)
    case .difference: return (.differ, area)
    }
  }

  /// A color in an area that no content is larger than.
  func everywhere(_ color: SwiftExpression) -> SwiftExpression {
    let side = SwiftExpression.number(3 * tree.size.max())
    return color.modified([
      SwiftModifier("frame", [SwiftArgument("width", side), SwiftArgument("height", side)])
    ])
  }

  private func cut(_ content: SwiftExpression, by shape: SwiftExpression) -> SwiftExpression {
    let hole = shape.modified([
      SwiftModifier("blendMode", [SwiftArgument(nil, ".destinationOut")])
    ])
    return SwiftExpression.container("ZStack", [], [content, hole])
      .modified([SwiftModifier("compositingGroup")])
  }

  /// The opacity of a mask or an effect; nothing for an opaque one.
  mutating func plainOpacity(_ index: Int) -> [SwiftModifier] {
    let opacity = source(.opacity, of: index)
    return opacity.isAlways(.number(1))
      ? [] : [SwiftModifier("opacity", [SwiftArgument(nil, opacity.expression)])]
  }

  /// The area of a mask about the center of the group, without its opacity; `nil` for an empty path.
  private mutating func maskShape(_ index: Int, _ frame: Vector2?) -> SwiftExpression? {
    let path = source(.path, of: index)
    support.insert(.outline)
    var shape: SwiftExpression
    switch path {
    case .constant(let value):
      guard !value.pathValue.isEmpty else { return nil }
      let name = outlines.name(of: value.pathValue, suggesting: names.outline(of: index))
      shape = .call("Outline", [SwiftArgument(nil, .text(name))])
    case .variable, .components:
      shape = .call("MorphingOutline", [SwiftArgument(nil, path.expression)])
    }
    let expansion = source(.expansion, of: index)
    if expansion.isAlways(.number(0)) {
      shape = shape.modified([SwiftModifier("fill", [SwiftArgument(nil, ".black")])])
    } else {
      support.insert(.expandedShape)
      shape = .call(
        "ExpandedShape", [SwiftArgument(nil, shape), SwiftArgument("by", expansion.expression)])
    }
    if let frame {
      shape = shape.modified([
        SwiftModifier(
          "offset",
          [
            SwiftArgument("x", .number(-frame.x / 2)), SwiftArgument("y", .number(-frame.y / 2)),
          ])
      ])
    }
    let feather = source(.feather, of: index)
    if !feather.isAlways(.vector(.zero)) {
      let radius = SwiftNumber.short(
        feather.initial.vectorValue.x * SceneMask.deviationPerFeather)
      shape = shape.modified([
        SwiftModifier("blur", [SwiftArgument("radius", .number(radius))])
      ])
      if !feather.isConstant { omit("the motion of the feather", of: index) }
    }
    return shape
  }

  /// Content under a matte.
  func matted(
    _ content: SwiftExpression, by matte: SwiftExpression, _ mode: MatteMode
  ) -> SwiftExpression {
    switch mode {
    case .alpha: return content.modified([SwiftMasks.mask([matte])])
    case .alphaInverted: return cut(content, by: isolated(matte))
    case .luma: return content.modified([SwiftMasks.mask([luminance(of: matte)])])
    case .lumaInverted: return cut(content, by: luminance(of: matte))
    }
  }

  private func isolated(_ view: SwiftExpression) -> SwiftExpression {
    view.modified([SwiftModifier("compositingGroup")])
  }

  /// The luminance of a view as alpha; over black, as the modifier ignores the alpha of what it changes.
  private func luminance(of view: SwiftExpression) -> SwiftExpression {
    SwiftExpression.container("ZStack", [], ["Color.black", view]).modified([
      SwiftModifier("compositingGroup"), SwiftModifier("luminanceToAlpha"),
    ])
  }
}

/// The modifiers that mask views.
enum SwiftMasks {
  /// A mask of views.
  static func mask(_ views: [SwiftExpression]) -> SwiftModifier {
    SwiftModifier("mask", closure: SwiftClosure(views: views))
  }
}
