import Diagnostics
import Geometry
import Reporting
import SceneModel
import ViewTree

/// The words for values: numbers with their units, colors, paths, eases.
struct ValueText {
  /// The number of decimals.
  var places = 3
  /// Whether the third dimension of a flat vector is shown, too.
  var showsDepth = false

  /// The numbers of decimals that are tried until two values read differently.
  private static let attempts = [3, 6, 9, 12]

  /// The texts of two different values, with as many decimals as distinguish them.
  static func pair(
    _ old: PropertyValue, _ oldUnit: ValueUnit, _ new: PropertyValue, _ newUnit: ValueUnit
  ) -> (old: String, new: String) {
    if case .path(let from) = old, case .path(let to) = new { return pair(from, to) }
    let depths = [old, new].map(\.vectorValue)
    let showsDepth = depths[0].z != depths[1].z || !depths[0].isFlat
    for places in attempts {
      let text = ValueText(places: places, showsDepth: showsDepth)
      let texts = (text.text(old, oldUnit), text.text(new, newUnit))
      if texts.0 != texts.1 { return texts }
    }
    return (ValueText().text(old, oldUnit), "nearly the same")
  }

  /// The texts of two different eases.
  static func pair(_ old: Easing, _ new: Easing) -> (old: String, new: String) {
    let (from, to) = (ValueText().text(old), ValueText().text(new))
    guard from == to else { return (from, to) }
    return (ValueText(places: 12).text(old), ValueText(places: 12).text(new))
  }

  private static func pair(_ old: BezierPath, _ new: BezierPath) -> (old: String, new: String) {
    let (one, other) = (ValueText().text(old), ValueText().text(new))
    guard old.hasSameStructure(as: new) else { return (one, other) }
    let distance = old.distance(to: new)
    let texts = attempts.map { NumberText.fixed(distance, upToPlaces: $0) }
    guard let moved = texts.first(where: { $0 != "0" }) else {
      return (one, "\(other), with other tangents at its ends")
    }
    return (one, "\(other), moved by up to \(moved) points")
  }

  /// A value in words.
  func text(_ value: PropertyValue, _ unit: ValueUnit) -> String {
    switch value {
    case .flag(let flag): flag ? "on" : "off"
    case .number(let number): text(number, unit)
    case .vector(let vector): text(vector, unit)
    case .color(let color): text(color)
    case .numbers(let numbers): text(numbers, unit)
    case .path(let path): text(path)
    case .text(let text): "“\(text.string)”"
    }
  }

  private func text(_ number: Double, _ unit: ValueUnit) -> String {
    unit.words[number] ?? unit.prefix + self.number(number * unit.factor) + unit.suffix
  }

  private func text(_ vector: Vector3, _ unit: ValueUnit) -> String {
    let numbers = [vector.x, vector.y, vector.z]
    let list = numbers.prefix(vector.isFlat && !showsDepth ? 2 : 3).map { number($0 * unit.factor) }
      .joined(separator: ", ")
    return "[\(list)]\(unit.suffix)"
  }

  private func text(_ numbers: [Double], _ unit: ValueUnit) -> String {
    guard let count = unit.colorStopCount, count >= 0, count * 4 <= numbers.count else {
      return "[" + numbers.map { number($0 * unit.factor) + unit.suffix }.joined(separator: ", ")
        + "]"
    }
    let colors = (0..<count).map { index in
      let stop = numbers[index * 4..<index * 4 + 4]
      let color = Color(
        red: stop[index * 4 + 1], green: stop[index * 4 + 2], blue: stop[index * 4 + 3])
      return "\(text(color)) at \(text(stop[index * 4], .percent))"
    }
    let rest = Array(numbers[(count * 4)...])
    let opacities = stride(from: 0, to: rest.count - 1, by: 2).map { index in
      "opacity \(text(rest[index + 1], .percent)) at \(text(rest[index], .percent))"
    }
    return (colors + opacities).joined(separator: ", ")
  }

  /// The hexadecimal digits, and more exact percentages where these are asked for.
  private func text(_ color: Color) -> String {
    guard places > 3 else { return color.outlineText }
    let list = (0..<4).map { number(color.components[$0] * 100) }.joined(separator: ", ")
    return "[\(list)] %"
  }

  /// The number of vertices.
  func text(_ path: BezierPath) -> String {
    let count = path.knotCount
    let contours = path.contours.count > 1 ? " in \(path.contours.count) parts" : ""
    let open = path.contours.allSatisfy { !$0.isClosed } && count > 0 ? "open path" : "path"
    return "\(open) with \(NumberText.count(count, "vertex", "vertices"))\(contours)"
  }

  /// An ease by After Effects' name, or by the control points of its curve.
  func text(_ easing: Easing) -> String {
    switch easing {
    case .hold: "hold"
    case .curve(let curve): text(curve)
    case .perDimension(let curves): curves.map(text).joined(separator: " and ")
    }
  }

  private func text(_ curve: TimingCurve) -> String {
    if curve.isLinear { return "linear" }
    let points = [curve.c1.x, curve.c1.y, curve.c2.x, curve.c2.y]
    return "[\(points.map(number).joined(separator: ", "))]"
  }

  /// A number with at most `places` decimals.
  func number(_ value: Double) -> String { NumberText.fixed(value, upToPlaces: places) }
}

extension Vector3 {
  /// Whether the third dimension is 0, or a factor of 1.
  fileprivate var isFlat: Bool { z == 0 || z == 1 }
}
