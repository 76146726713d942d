import Geometry
import SceneModel
import ViewTree

/// A gradient as a style, with the values that are animated apart.
struct GradientForm {
  /// The style.
  var style: SwiftExpression
  /// The numbers of the style that have animations of their own, by their names in it.
  var numbers = AnimatedNumbers()
  /// The variable of the color stops, if animations change them; the style has them as `gradient`.
  var stops: SwiftExpression?

  /// A view with the style, inside of the animations of its values.
  func animating(_ view: SwiftExpression) -> SwiftExpression {
    var result = numbers.animating(view)
    if let stops {
      result = .call(
        "GradientAnimation", [SwiftArgument(nil, stops)],
        SwiftClosure(["gradient"], views: [result]))
    }
    return result
  }
}

// Gradients.
extension ViewTranslator {
  /// The gradient of a paint, in unit points of a frame.
  mutating func gradient(_ index: Int, _ paint: PaintStyle, in frame: Rect) -> GradientForm {
    var form = GradientForm(style: "")
    let colors = stops(index, paint, &form)
    let (start, end) = (
      point(.gradientStart, of: index, "start", &form), point(.gradientEnd, of: index, "end", &form)
    )
    if paint.gradient == .linear {
      form.style = .call(
        ".linearGradient",
        [
          SwiftArgument(nil, colors), SwiftArgument("startPoint", start.unitPoint(in: frame)),
          SwiftArgument("endPoint", end.unitPoint(in: frame)),
        ])
    } else {
      form.style = .call(
        ".radialGradient",
        [
          SwiftArgument(nil, colors), SwiftArgument("center", start.unitPoint(in: frame)),
          SwiftArgument("startRadius", "0"), SwiftArgument("endRadius", start.distance(to: end)),
        ])
    }
    return form
  }

  /// The color stops as the name of a gradient.
  private mutating func stops(
    _ index: Int, _ paint: PaintStyle, _ form: inout GradientForm
  ) -> SwiftExpression {
    let source = source(.gradientStops, of: index)
    guard let value = source.gradient else {
      let stops = Gradient.stops(
        numbers: source.initial.numbersValue, colorStopCount: paint.colorStopCount)
      return .text(outlines.gradient(stops, suggesting: names.outline(of: index)))
    }
    guard animatesVariables, let motion = tree.views[index].motions[.gradientStops],
      case .animatedGradient = VariableForm(.gradientStops, of: tree.views[index], motion)
    else { return value }
    form.stops = value
    return "gradient"
  }

  /// A point of the gradient; dimensions that change apart from others have names.
  private mutating func point(
    _ key: PropertyKey, of index: Int, _ word: String, _ form: inout GradientForm
  ) -> MovingPoint {
    let source = source(key, of: index)
    var axes: [MovingPoint.Axis] = []
    for (axis, letter) in [(0, "X"), (1, "Y")] {
      let value = source.component(axis, .point)
      guard !source.isFixed(axis), let text = SwiftPrinter().flat(value) else {
        axes.append(.still(source.initial.vectorValue[axis]))
        continue
      }
      if animatesVariables, !PropertySource.isOfKeyframes(text) {
        support.insert(.numberAnimation)
        form.numbers.add(word + letter, value)
        axes.append(.moving(word + letter))
      } else {
        axes.append(.moving(text))
      }
    }
    return MovingPoint(x: axes[0], y: axes[1])
  }
}

extension PropertySource {
  /// Whether a dimension of a vector never changes.
  fileprivate func isFixed(_ axis: Int) -> Bool {
    switch self {
    case .constant: true
    case .variable: false
    case .components(let names, _): names[axis] == nil
    }
  }
}

/// A point of which each dimension is a number or an expression.
private struct MovingPoint {
  enum Axis {
    case still(Double)
    case moving(String)

    /// The position in an interval as a share.
    func share(from start: Double, length: Double) -> String {
      switch self {
      case .still(let value): return SwiftNumber.text(SwiftNumber.short((value - start) / length))
      case .moving(let name):
        let first = SwiftNumber.text(SwiftNumber.short(abs(start)))
        let moved = start == 0 ? name : "(\(name) \(start < 0 ? "+" : "-") \(first))"
        return "\(moved) / \(SwiftNumber.text(SwiftNumber.short(length)))"
      }
    }

    /// The expression.
    var text: String {
      switch self {
      case .still(let value): SwiftNumber.text(SwiftNumber.short(value))
      case .moving(let name): name
      }
    }
  }

  let x: Axis
  let y: Axis

  /// The point in units of a frame.
  func unitPoint(in frame: Rect) -> SwiftExpression {
    let (x, y) = (
      x.share(from: frame.minX, length: frame.width),
      y.share(from: frame.minY, length: frame.height)
    )
    if let name = MovingPoint.names["\(x) \(y)"] { return .text(".\(name)") }
    return .call("UnitPoint", [SwiftArgument("x", .text(x)), SwiftArgument("y", .text(y))])
  }

  /// The distance to another point.
  func distance(to other: MovingPoint) -> SwiftExpression {
    if case .still(let a) = x, case .still(let b) = y, case .still(let c) = other.x,
      case .still(let d) = other.y
    {
      return .number(Vector2(c - a, d - b).length)
    }
    return .call(
      "hypot",
      [
        SwiftArgument(nil, .infix(.text(other.x.text), "-", .text(x.text))),
        SwiftArgument(nil, .infix(.text(other.y.text), "-", .text(y.text))),
      ])
  }

  /// The names of unit points.
  private static let names = [
    "0.5 0.5": "center", "0.5 0": "top", "0.5 1": "bottom", "0 0.5": "leading",
    "1 0.5": "trailing", "0 0": "topLeading", "1 0": "topTrailing", "0 1": "bottomLeading",
    "1 1": "bottomTrailing",
  ]
}
