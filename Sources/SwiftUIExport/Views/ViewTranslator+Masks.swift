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
    // The areas of consecutive masks of mode Difference, after the alpha before them; empty after other modes.
    var differing: [SwiftExpression] = []
    for (place, index) in masks.enumerated() {
      _ = omitsGap(of: index)
      guard case .mask(let mask) = tree.views[index].node.kind else { continue }
      let (operation, area) = operation(
        mask, maskShape(index, frame), plainOpacity(index), of: alpha)
      if operation != .differ { differing = [] }
      switch operation {
      case .cut where alpha == nil && masks[(place + 1)...].allSatisfy(onlyReduces):
        result = cut(result, by: area)
      case .cut: alpha = cut(alpha ?? everywhere(.systemColor("black")), by: area)
      case .keep: alpha = alpha.map { $0.modified([.mask(area)]) } ?? area
      case .join: alpha = alpha.map { .stack([$0, area]) } ?? area
      case .differ:
        if differing.isEmpty { differing = alpha.map { [$0] } ?? [] }
        differing.append(area)
        alpha = difference(of: differing)
      }
    }
    return alpha.map { result.modified([.mask($0)]) } ?? result
  }

  /// Whether a mask adds nothing to what the masks before it leave.
  private func onlyReduces(_ index: Int) -> Bool {
    guard case .mask(let mask) = tree.views[index].node.kind else { return true }
    return [.cut, .keep].contains(MaskOperation(mask.mode))
  }

  /// How a mask changes the masks before it, with its area.
  ///
  /// Where what is outside of an inverted mask can be kept or cut, no area is turned inside out.
  private func operation(
    _ mask: MaskView, _ shape: SwiftExpression, _ opacity: [SwiftModifier],
    of alpha: SwiftExpression?
  ) -> (operation: MaskOperation, area: SwiftExpression) {
    let operation = MaskOperation(mask.mode)
    guard mask.isInverted else { return (operation, shape.modified(opacity)) }
    switch operation {
    case .join where opacity.isEmpty && alpha == nil, .keep where opacity.isEmpty:
      return (.cut, shape)
    case .cut where opacity.isEmpty: return (.keep, shape)
    case .join, .keep, .cut, .differ:
      let area = cut(everywhere(.systemColor("black")), by: shape)
      return (operation, area.modified(opacity))
    }
  }

  /// The side of an area that no content is larger than, in points.
  var everywhereSide: Double { 3 * tree.size.max() }

  /// A color or shape in an area that no content is larger than.
  func everywhere(_ color: SwiftExpression) -> SwiftExpression {
    let side = SwiftExpression.number(everywhereSide)
    return color.modified([SwiftModifier("frame", ["width": side, "height": side])])
  }

  /// The alpha of the difference of areas: the luminance of white areas on black, blended by difference.
  private func difference(of areas: [SwiftExpression]) -> SwiftExpression {
    guard areas.count > 1 else { return areas[0] }
    let white = areas.map { $0.modified([SwiftModifier("colorInvert")]) }
    let inverting = white.dropFirst().map { $0.modified([.blendMode("difference")]) }
    return SwiftExpression.stack([everywhere(.systemColor("black")), white[0]] + inverting)
      .modified([.compositingGroup, SwiftModifier("luminanceToAlpha")])
  }

  private func cut(_ content: SwiftExpression, by shape: SwiftExpression) -> SwiftExpression {
    blended(content, with: shape, "destinationOut")
  }

  /// Content with a view on it, which is blended with the content alone.
  func blended(
    _ content: SwiftExpression, with view: SwiftExpression, _ mode: String
  ) -> SwiftExpression {
    .stack([content, view.modified([.blendMode(mode)])]).modified([.compositingGroup])
  }

  /// The opacity of a mask or an effect; nothing for an opaque one.
  mutating func plainOpacity(_ index: Int, _ key: PropertyKey = .opacity) -> [SwiftModifier] {
    let opacity = source(key, of: index)
    return opacity.isAlways(.number(1)) ? [] : [.opacity(opacity.expression)]
  }

  /// The area of a mask about the center of the group, without its opacity.
  private mutating func maskShape(_ index: Int, _ frame: Vector2?) -> SwiftExpression {
    let path = source(.path, of: index)
    let expansion = source(.expansion, of: index)
    let isPlain = expansion.isAlways(.number(0))
    var values = AnimatedValues()
    let movesApart = !path.isConstant && !expansion.isConstant
    var shape: SwiftExpression
    var placing: [SwiftModifier] = []
    switch path {
    case .constant(let value):
      guard !value.pathValue.isEmpty else { return .systemColor("clear") }
      let plain = isPlain ? PlainShape(value.pathValue) : nil
      let form = plain.map { ShapeForm($0) } ?? outline(value.pathValue, of: index)
      (shape, placing) = (form.shape, form.placing)
    case .variable, .components:
      support.insert(.outline)
      shape = .call("MorphingOutline", [apart("points", path, movesApart, &values, .outline)])
    }
    if isPlain {
      shape = shape.modified([SwiftModifier("fill", [".black"])] + placing)
    } else {
      support.insert(.expandedShape)
      let distance = apart("expansion", expansion, movesApart, &values)
      shape = values.animating(.call("ExpandedShape", [nil: shape, "by": distance]))
    }
    if let frame {
      shape = shape.modified([.place("offset", -frame / 2)])
    }
    let feather = source(.feather, of: index)
    if !feather.isAlways(.vector(.zero)) {
      let radius = SwiftNumber.short(feather.initial.vectorValue.x * SceneMask.deviationPerFeather)
      shape = shape.modified([.blur(.number(radius))])
      if !feather.isConstant { omit("the motion of the feather", of: index) }
    }
    return shape
  }

  /// Content under a matte.
  func matted(
    _ content: SwiftExpression, by matte: SwiftExpression, _ mode: MatteMode
  ) -> SwiftExpression {
    switch mode {
    case .alpha: return content.modified([.mask(matte)])
    case .alphaInverted: return cut(content, by: matte.modified([.compositingGroup]))
    case .luma: return content.modified([.mask(luminance(of: matte))])
    case .lumaInverted: return cut(content, by: luminance(of: matte))
    }
  }

  /// The luminance of a view as alpha; over black, as the modifier ignores the alpha of what it changes.
  private func luminance(of view: SwiftExpression) -> SwiftExpression {
    SwiftExpression.stack([.systemColor("black"), view]).modified([
      .compositingGroup, SwiftModifier("luminanceToAlpha"),
    ])
  }
}

/// How a mask changes the masks before it.
private enum MaskOperation {
  case join, keep, cut, differ

  init(_ mode: MaskMode) {
    switch mode {
    case .add, .lighten: self = .join
    case .subtract: self = .cut
    case .intersect, .darken: self = .keep
    case .difference: self = .differ
    }
  }
}
