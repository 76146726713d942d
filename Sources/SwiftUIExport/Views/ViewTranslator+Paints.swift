import Geometry
import SceneModel
import ViewTree

// Fills and strokes.
extension ViewTranslator {
  mutating func paint(_ index: Int, _ form: ShapeForm) -> SwiftExpression? {
    guard let paint = tree.views[index].node.kind.paint, covers(index, form) else { return nil }
    _ = omitsGap(of: index)
    var result: SwiftExpression
    if paint.gradient == nil {
      let color = color(index)
      result = color.values.animating(painted(index, form, color.style))
    } else if isFill(index), form.isFramed, let bounds = form.bounds {
      let gradient = gradient(index, paint, in: bounds)
      result = gradient.values.animating(painted(index, form, gradient.style))
    } else {
      result = masked(index, form, paint)
    }
    return result.modified(opacity(of: index, leaves: 1) + blending(paint.blendMode, of: index))
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
    var values = form.values
    let modifier = modifier(index, style, &values, form.movesApart)
    return values.animating(form.shape.modified([modifier] + form.placing))
  }

  /// The fill or stroke of a paint with a color or a gradient; the numbers of a stroke may be animated apart.
  private mutating func modifier(
    _ index: Int, _ style: SwiftExpression, _ values: inout AnimatedValues, _ movesApart: Bool
  ) -> SwiftModifier {
    var arguments: SwiftArguments = [style]
    switch tree.views[index].node.kind {
    case .stroke(let stroke):
      arguments += line(index, stroke.line, &values, movesApart)
      return SwiftModifier("stroke", arguments)
    case .fill(let fill) where fill.rule == .evenOdd:
      arguments += ["style": .call("FillStyle", ["eoFill": .flag(true)])]
    default: break
    }
    return SwiftModifier("fill", arguments)
  }

  /// A rectangle with a gradient, cut by a shape: the unit points of the rectangle and of its frame are the same.
  private mutating func masked(
    _ index: Int, _ form: ShapeForm, _ paint: PaintStyle
  ) -> SwiftExpression {
    let margin = source(.lineWidth, of: index).initial.numberValue * 4
    // Where the shape moves to is not known: its origin is about the canvas.
    let around = Rect(size: tree.size).insetBy(-tree.size.max())
    let bounds = (form.bounds ?? around).insetBy(isFill(index) ? -1 : -margin - 1)
    let middle = bounds.center
    var placing = [SwiftModifier.frame(bounds.size)]
    if middle != .zero { placing.append(.place("offset", middle)) }
    let mask = SwiftModifier.mask(painted(index, form, ".black"))
    let gradient = gradient(index, paint, in: bounds)
    let fill = SwiftModifier("fill", [gradient.style])
    return gradient.values.animating(.call("Rectangle").modified([fill] + placing + [mask]))
  }

  /// The color of a paint or an effect; one that animations change does so by its components.
  mutating func color(_ index: Int) -> StyleForm {
    let color = source(.color, of: index)
    var values = AnimatedValues()
    guard let variable = color.variable else { return (constantColor(.color, of: index), values) }
    guard animatesVariables, !variable.isOfKeyframes,
      tree.views[index].motions[.color]?.isAnimated == true
    else { return (variable.resolved("color"), values) }
    let style = values.add("color", variable, .color)
    return (style, values)
  }

  /// A color that does not change, as a member of the theme.
  mutating func constantColor(_ key: PropertyKey, of index: Int) -> SwiftExpression {
    let color = source(key, of: index).initial.colorValue
    return constants.theme.member(.color(color), themeUse(key, of: index))
  }

  mutating func blending(_ mode: BlendMode, of index: Int) -> [SwiftModifier] {
    if mode == .normal { return [] }
    if let name = mode.swiftUIName { return [.blendMode(name)] }
    omit("the blend mode \(mode)", of: index, .none(ViewTranslator.background))
    return []
  }

  private mutating func line(
    _ index: Int, _ line: LineStyle, _ numbers: inout AnimatedValues, _ movesApart: Bool
  ) -> SwiftArguments {
    let dashes = dashes(index, &numbers)
    let values = apart(
      [
        ("lineWidth", source(.lineWidth, of: index)), ("dashPhase", source(.dashOffset, of: index)),
      ], &numbers, isCurved: movesApart)
    let (width, offset) = (values[0], values[1])
    let isPlain = line.cap == .butt && line.join == .miter && line.miterLimit == 10
    var arguments: SwiftArguments = ["lineWidth": width.expression]
    if isPlain, dashes.isAlways(.numbers([])) { return arguments }
    if line.cap != .butt { arguments += ["lineCap": .text(".\(line.cap.rawValue)")] }
    if line.join != .miter { arguments += ["lineJoin": .text(".\(line.join.rawValue)")] }
    if line.join == .miter, line.miterLimit != 10 {
      arguments += ["miterLimit": .number(line.miterLimit)]
    }
    if !dashes.isAlways(.numbers([])) {
      arguments += ["dash": dashes.elements]
      if !offset.isAlways(.number(0)) { arguments += ["dashPhase": offset.expression] }
    }
    return ["style": .call("StrokeStyle", arguments)]
  }

  /// The dashes of a stroke; SwiftUI does not animate them with the style.
  private mutating func dashes(_ index: Int, _ numbers: inout AnimatedValues) -> PropertySource {
    let source = source(.dashes, of: index)
    guard case .components(var names, let initial) = source else { return source }
    for (place, name) in names.sorted(by: { $0.key < $1.key }) {
      names[place] = apart("dash\(place + 1)", name, &numbers)
    }
    return .components(names, initial: initial)
  }
}

extension SwiftExpression {
  /// The color or gradient of a mix, by the theme of the environment.
  func resolved(_ member: String) -> SwiftExpression {
    .call(.member(self, member), ["in": SwiftExpression.environment], nil)
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

// Gradients.
extension ViewTranslator {
  /// The gradient of a paint, in unit points of a frame.
  mutating func gradient(_ index: Int, _ paint: PaintStyle, in frame: Rect) -> StyleForm {
    var values = AnimatedValues()
    let colors = stops(index, paint, &values)
    return gradient(index, paint.gradient ?? .linear, colors, in: frame, values)
  }

  /// The gradient of a view with points, in unit points of a frame in the coordinates of the points.
  mutating func gradient(
    _ index: Int, _ kind: Gradient.Kind, _ colors: SwiftExpression, in frame: Rect,
    _ values: AnimatedValues = AnimatedValues()
  ) -> StyleForm {
    var values = values
    let start = point(.gradientStart, of: index, "start", &values)
    let end = point(.gradientEnd, of: index, "end", &values)
    let first = start.unitPoint(in: frame)
    let style: SwiftExpression =
      kind == .linear
      ? .call(
        ".linearGradient", [nil: colors, "startPoint": first, "endPoint": end.unitPoint(in: frame)])
      : .call(
        ".radialGradient",
        [nil: colors, "center": first, "startRadius": 0, "endRadius": start.distance(to: end)])
    return (style, values)
  }

  /// The color stops as the name of a gradient.
  private mutating func stops(
    _ index: Int, _ paint: PaintStyle, _ values: inout AnimatedValues
  ) -> SwiftExpression {
    let source = source(.gradientStops, of: index)
    guard let value = source.variable else {
      let stops = Gradient.stops(
        numbers: source.initial.numbersValue, colorStopCount: paint.colorStopCount)
      return gradient(of: stops, themeUse(.gradientStops, of: index))
    }
    guard animatesVariables, form(.gradientStops, of: index).mixes else {
      return value.resolved("gradient")
    }
    return values.add("gradient", value, .gradient)
  }

  /// A gradient that does not change.
  mutating func gradient(of stops: [Gradient.Stop], _ use: ThemeTable.Use) -> SwiftExpression {
    let target = plan.options.target
    if !target.hasGradientSpaces { support.insert(.themeGradient) }
    return constants.gradient(stops, use, for: target)
  }

  /// A point; dimensions that change apart from others have names.
  mutating func point(
    _ key: PropertyKey, of index: Int, _ word: String, _ values: inout AnimatedValues
  ) -> MovingPoint {
    let source = source(key, of: index)
    var point = MovingPoint(still: source.initial.vectorValue.xy)
    for (axis, letter) in ["X", "Y"].enumerated() {
      guard let value = source.variable(axis, .point) else { continue }
      point.moving[axis] = apart(word + letter, value, &values)
    }
    return point
  }
}

/// A point of which each dimension is a number or an expression.
struct MovingPoint {
  /// The point before any change.
  let still: Vector2
  /// The dimensions that change.
  var moving: [SwiftExpression?] = [nil, nil]

  /// The point in units of a frame.
  func unitPoint(in frame: Rect) -> SwiftExpression {
    let (x, y) = (
      share(0, from: frame.minX, length: frame.width),
      share(1, from: frame.minY, length: frame.height)
    )
    let known = MovingPoint.names.first { .number($0.x) == x && .number($0.y) == y }
    return known.map { .text(".\($0.name)") } ?? .call("UnitPoint", ["x": x, "y": y])
  }

  /// The point from another one.
  func literal(from origin: Vector2) -> SwiftExpression {
    let values = [0, 1].map { axis -> SwiftExpression in
      guard let name = moving[axis] else { return .number(still[axis] - origin[axis]) }
      guard origin[axis] != 0 else { return name }
      return .unbroken(.infix(name, origin[axis] < 0 ? "+" : "-", .number(abs(origin[axis]))))
    }
    return .call("CGPoint", ["x": values[0], "y": values[1]])
  }

  /// The position in an interval as a share.
  private func share(_ axis: Int, from start: Double, length: Double) -> SwiftExpression {
    guard let name = moving[axis] else { return .number((still[axis] - start) / length) }
    let moved = SwiftExpression.infix(name, start < 0 ? "+" : "-", .number(abs(start)))
    return .unbroken(.infix(start == 0 ? name : .tuple([moved]), "/", .number(length)))
  }

  func distance(to other: MovingPoint) -> SwiftExpression {
    if (moving + other.moving).allSatisfy({ $0 == nil }) {
      return .number((other.still - still).length)
    }
    return .call(
      "hypot",
      SwiftArguments([0, 1].map { .infix(other.coordinate($0), "-", coordinate($0)) }))
  }

  private func coordinate(_ axis: Int) -> SwiftExpression { moving[axis] ?? .number(still[axis]) }

  private static let names: [(x: Double, y: Double, name: String)] = [
    (0.5, 0.5, "center"), (0.5, 0, "top"), (0.5, 1, "bottom"), (0, 0.5, "leading"),
    (1, 0.5, "trailing"), (0, 0, "topLeading"), (1, 0, "topTrailing"), (0, 1, "bottomLeading"),
    (1, 1, "bottomTrailing"),
  ]
}
