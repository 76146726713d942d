import Geometry
import SceneModel
import ViewTree

// Fills and strokes.
extension ViewTranslator {
  /// A shape with one paint.
  mutating func paint(_ index: Int, _ form: ShapeForm) -> SwiftExpression? {
    guard let paint = tree.views[index].node.kind.paint, covers(index, form) else { return nil }
    var result: SwiftExpression
    if paint.gradient == nil {
      let color = color(index)
      result = animating(painted(index, form, color.style), color.animated)
    } else if isFill(index), form.isFramed, let bounds = form.bounds {
      let gradient = gradient(index, paint, in: bounds)
      result = gradient.animating(painted(index, form, gradient.style))
    } else {
      result = masked(index, form, paint)
    }
    result = result.modified(opacity(of: index, leaves: 1))
    guard paint.blendMode != .normal else { return result }
    guard let name = paint.blendMode.swiftUIName else {
      omit("the blend mode \(paint.blendMode)", of: index)
      return result
    }
    return result.modified([SwiftModifier("blendMode", [SwiftArgument(nil, .text(".\(name)"))])])
  }

  /// Whether a paint can cover something: a stroke has a width, and a filled frame a size.
  private mutating func covers(_ index: Int, _ form: ShapeForm) -> Bool {
    guard tree.views[index].motions.isEmpty else { return true }
    if isFill(index) {
      return !form.isFramed || form.bounds.map { $0.width > 0 && $0.height > 0 } ?? true
    }
    return !source(.lineWidth, of: index).isAlways(.number(0))
  }

  private func isFill(_ index: Int) -> Bool {
    if case .fill = tree.views[index].node.kind { true } else { false }
  }

  /// A shape that is filled or stroked with a style.
  private mutating func painted(
    _ index: Int, _ form: ShapeForm, _ style: SwiftExpression
  ) -> SwiftExpression {
    var numbers = form.numbers
    let modifier = modifier(index, style, &numbers)
    return numbers.animating(form.shape.modified([modifier] + form.placing))
  }

  /// The fill or stroke of a paint with a style; numbers that animate apart from others are added to a list.
  private mutating func modifier(
    _ index: Int, _ style: SwiftExpression,
    _ numbers: inout AnimatedNumbers
  ) -> SwiftModifier {
    var arguments = [SwiftArgument(nil, style)]
    switch tree.views[index].node.kind {
    case .stroke(let stroke):
      arguments.append(line(index, stroke.line, &numbers))
      return SwiftModifier("stroke", arguments)
    case .fill(let fill) where fill.rule == .evenOdd:
      arguments.append(
        SwiftArgument("style", .call("FillStyle", [SwiftArgument("eoFill", "true")])))
    default: break
    }
    return SwiftModifier("fill", arguments)
  }

  /// A rectangle with a gradient, cut by a shape: unit points of the rectangle are those of its frame.
  private mutating func masked(
    _ index: Int, _ form: ShapeForm, _ paint: PaintStyle
  ) -> SwiftExpression {
    let margin = source(.lineWidth, of: index).initial.numberValue * 4
    // Where the shape moves to is not known: its origin is about the canvas.
    let around = Rect(size: tree.size).insetBy(-tree.size.max())
    let bounds = (form.bounds ?? around).insetBy(isFill(index) ? -1 : -margin - 1)
    let (size, middle) = (Vector2(bounds.width, bounds.height), bounds.center)
    var placing = [
      SwiftModifier(
        "frame",
        [
          SwiftArgument("width", .number(size.x)),
          SwiftArgument("height", .number(size.y)),
        ])
    ]
    if middle != .zero {
      placing.append(
        SwiftModifier(
          "offset",
          [
            SwiftArgument("x", .number(middle.x)),
            SwiftArgument("y", .number(middle.y)),
          ]))
    }
    let mask = SwiftModifier("mask", closure: SwiftClosure(views: [painted(index, form, ".black")]))
    let gradient = gradient(index, paint, in: bounds)
    let fill = SwiftModifier("fill", [SwiftArgument(nil, gradient.style)])
    return gradient.animating(.call("Rectangle").modified([fill] + placing + [mask]))
  }

  /// The color of a paint or an effect, and the variable of one that changes by its components.
  mutating func color(_ index: Int) -> (style: SwiftExpression, animated: String?) {
    let color = source(.color, of: index)
    if case .constant(let value) = color { return (ValueLiteral.color(value.colorValue), nil) }
    if animatesVariables, case .variable(let name, _) = color,
      tree.views[index].motions[.color]?.isAnimated == true
    {
      return PropertySource.isOfKeyframes(name) ? (.text("\(name).color"), nil) : ("color", name)
    }
    return (color.expression, nil)
  }

  /// A view with a color, in the animation of its variable.
  func animating(_ view: SwiftExpression, _ variable: String?) -> SwiftExpression {
    guard let variable else { return view }
    return .call(
      "ColorAnimation", [SwiftArgument(nil, .text(variable))],
      SwiftClosure(["color"], views: [view]))
  }

  /// The style of a stroke's line.
  private mutating func line(
    _ index: Int, _ line: LineStyle, _ numbers: inout AnimatedNumbers
  ) -> SwiftArgument {
    let dashes = dashes(index, &numbers)
    let values = apart(
      [
        ("lineWidth", source(.lineWidth, of: index)),
        ("dashPhase", source(.dashOffset, of: index)),
      ], &numbers)
    let (width, offset) = (values[0], values[1])
    let isPlain = line.cap == .butt && line.join == .miter && line.miterLimit == 10
    if isPlain, dashes.isAlways(.numbers([])) {
      return SwiftArgument("lineWidth", width.expression)
    }
    var arguments = [SwiftArgument("lineWidth", width.expression)]
    if line.cap != .butt { arguments.append(SwiftArgument("lineCap", .text(".\(line.cap)"))) }
    if line.join != .miter { arguments.append(SwiftArgument("lineJoin", .text(".\(line.join)"))) }
    if line.join == .miter, line.miterLimit != 10 {
      arguments.append(SwiftArgument("miterLimit", .number(line.miterLimit)))
    }
    if !dashes.isAlways(.numbers([])) {
      arguments.append(SwiftArgument("dash", dashes.elements))
      if !offset.isAlways(.number(0)) {
        arguments.append(SwiftArgument("dashPhase", offset.expression))
      }
    }
    return SwiftArgument("style", .call("StrokeStyle", arguments))
  }

  /// The dashes of a stroke; SwiftUI does not animate them with the style.
  private mutating func dashes(
    _ index: Int, _ numbers: inout AnimatedNumbers
  ) -> PropertySource {
    let source = source(.dashes, of: index)
    guard animatesVariables, case .components(var names, let initial) = source else {
      return source
    }
    for (place, name) in names.sorted(by: { $0.key < $1.key })
    where !PropertySource.isOfKeyframes(name) {
      support.insert(.numberAnimation)
      names[place] = "dash\(place + 1)"
      numbers.add("dash\(place + 1)", .text(name))
    }
    return .components(names, initial: initial)
  }
}

extension BlendMode {
  /// The name of SwiftUI's blend mode; `nil` for a mode that it lacks.
  var swiftUIName: String? {
    switch self {
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
      .hardLight, .softLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      rawValue
    case .add: "plusLighter"
    case .hardMix: nil
    }
  }
}
