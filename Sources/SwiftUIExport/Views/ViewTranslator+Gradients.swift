import Geometry
import SceneModel
import ViewTree

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

  /// The distance to another point.
  func distance(to other: MovingPoint) -> SwiftExpression {
    if (moving + other.moving).allSatisfy({ $0 == nil }) {
      return .number((other.still - still).length)
    }
    return .call(
      "hypot",
      SwiftArguments([0, 1].map { .infix(other.coordinate($0), "-", coordinate($0)) }))
  }

  private func coordinate(_ axis: Int) -> SwiftExpression { moving[axis] ?? .number(still[axis]) }

  /// The names of unit points.
  private static let names: [(x: Double, y: Double, name: String)] = [
    (0.5, 0.5, "center"), (0.5, 0, "top"), (0.5, 1, "bottom"), (0, 0.5, "leading"),
    (1, 0.5, "trailing"), (0, 0, "topLeading"), (1, 0, "topTrailing"), (0, 1, "bottomLeading"),
    (1, 1, "bottomTrailing"),
  ]
}
