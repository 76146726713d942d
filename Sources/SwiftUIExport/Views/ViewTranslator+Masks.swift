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
    // The alpha of the masks so far; `nil` while nothing is cut.
    var alpha: SwiftExpression?
    for index in masks {
      guard case .mask(let mask) = tree.views[index].node.kind, let shape = maskShape(index, frame)
      else { continue }
      switch operation(mask, isFirst: alpha == nil) {
      case .cut where alpha == nil:
        result = cut(result, by: shape)
      case .cut:
        alpha = alpha.map { cut($0, by: shape) }
      case .keep:
        alpha = alpha.map { $0.modified([SwiftMasks.mask([shape])]) } ?? shape
      case .join:
        alpha = alpha.map { .container("ZStack", [], [$0, shape]) } ?? shape
      case nil:
        omit("the difference of masks", of: index)
      }
    }
    return alpha.map { result.modified([SwiftMasks.mask([$0])]) } ?? result
  }

  /// How a mask changes the masks before it.
  private enum Operation {
    case join, keep, cut
  }

  private func operation(_ mask: MaskView, isFirst: Bool) -> Operation? {
    switch mask.mode {
    case .add, .lighten: mask.isInverted ? (isFirst ? .cut : nil) : .join
    case .subtract: mask.isInverted ? .keep : .cut
    case .intersect, .darken: mask.isInverted ? .cut : .keep
    case .difference: isFirst && !mask.isInverted ? .join : nil
    }
  }

  private func cut(_ content: SwiftExpression, by shape: SwiftExpression) -> SwiftExpression {
    let hole = shape.modified([
      SwiftModifier("blendMode", [SwiftArgument(nil, ".destinationOut")])
    ])
    return SwiftExpression.container("ZStack", [], [content, hole])
      .modified([SwiftModifier("compositingGroup")])
  }

  /// The area of a mask about the center of the group; `nil` for an empty path.
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
    let opacity = source(.opacity, of: index)
    shape = shape.modified([SwiftModifier("fill", [SwiftArgument(nil, ".black")])])
    if let frame {
      shape = shape.modified([
        SwiftModifier(
          "offset",
          [
            SwiftArgument("x", .number(-frame.x / 2)), SwiftArgument("y", .number(-frame.y / 2)),
          ])
      ])
    }
    if !source(.expansion, of: index).isAlways(.number(0)) {
      omit("the expansion of the mask", of: index)
    }
    let feather = source(.feather, of: index)
    if !feather.isAlways(.vector(.zero)) {
      // The standard deviation for a feather of 1 point is that of the renderer.
      let radius = SwiftNumber.short(feather.initial.vectorValue.x * 0.3)
      shape = shape.modified([
        SwiftModifier("blur", [SwiftArgument("radius", .number(radius))])
      ])
      if !feather.isConstant { omit("the motion of the feather", of: index) }
    }
    if !opacity.isAlways(.number(1)) {
      shape = shape.modified([SwiftModifier("opacity", [SwiftArgument(nil, opacity.expression)])])
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
