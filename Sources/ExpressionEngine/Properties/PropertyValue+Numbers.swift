import CompositionModel
import Geometry
import SceneModel

extension PropertyValue {
  /// The kind in the environment script: `n` a number, `v` a list, `p` a path.
  var scriptKind: String {
    switch self {
    case .flag, .number, .text: "n"
    case .vector, .color, .numbers: "v"
    case .path: "p"
    }
  }

  /// The numbers of the value in expressions.
  ///
  /// A path is 1 if it is closed and 0 otherwise, then vertex, incoming and outgoing control point of each knot of
  /// its first contour, all absolute.
  func numbers(_ unit: ModelUnit) -> [Double] {
    switch self {
    case .flag(let flag): [flag ? 1 : 0]
    case .number(let number): [number * unit.factor]
    case .vector(let vector):
      (0..<(unit.isPlanar ? 2 : 3)).map { vector[$0] * unit.factor }
    case .color(let color): (0..<4).map { color.components[$0] }
    case .numbers(let numbers): numbers
    case .path(let path): path.numbers
    case .text: []
    }
  }

  /// The value with the numbers that an expression returned; `self` is the value before.
  ///
  /// As in lottie-web, missing or non-finite dimensions keep their values.
  func replaced(by numbers: [Double], _ unit: ModelUnit) -> PropertyValue {
    func number(_ index: Int, or old: Double, factor: Double = 1) -> Double {
      guard index < numbers.count, numbers[index].isFinite else { return old }
      let limit = ExpressionLimits.magnitude
      return (numbers[index] / factor).clamped(to: -limit...limit)
    }
    switch self {
    case .flag, .text: return self
    case .number(let old): return .number(number(0, or: old, factor: unit.factor))
    case .vector(var vector):
      for index in 0..<(unit.isPlanar ? 2 : 3) {
        vector[index] = number(index, or: vector[index], factor: unit.factor)
      }
      return .vector(vector)
    case .color(var color):
      for index in 0..<3 {
        color.components[index] = number(index, or: color.components[index]).clamped(to: 0...1)
      }
      return .color(color)
    case .numbers(var list):
      for index in list.indices { list[index] = number(index, or: list[index]) }
      return .numbers(list)
    case .path: return .path(BezierPath(numbers))
    }
  }
}

extension BezierPath {
  /// The point at a fraction of the length of the first contour, clamped to its end; the origin for an empty path.
  ///
  /// As in lottie-web, it is linear in the parameter of each curve.
  func traversed(to share: Double) -> Vector2 {
    let segments = contours.first.map { contour in
      (0..<contour.segmentCount).map { segment($0, of: contour) }
    }
    let lengths = (segments ?? []).map { ArcLength($0) }
    let length = lengths.reduce(0) { $0 + $1.total } * share
    var before = 0.0
    for (segment, own) in zip(segments ?? [], lengths) {
      if before + own.total > length {
        return segment.point(at: own.parameter(atLength: length - before))
      }
      before += own.total
    }
    return segments?.last?.p3 ?? (points.count > 1 ? points[1] : .zero)
  }

  /// The first contour as numbers; see `PropertyValue.numbers`.
  fileprivate var numbers: [Double] {
    guard let contour = contours.first else { return [0] }
    var result = [contour.isClosed ? 1.0 : 0]
    result.reserveCapacity(contour.knotCount * 6 + 1)
    for knot in contour.firstKnot..<contour.firstKnot + contour.knotCount {
      for place in [1, 0, 2] {
        result.append(points[knot * 3 + place].x)
        result.append(points[knot * 3 + place].y)
      }
    }
    return result
  }

  /// Makes a path of numbers; empty if they are not a path.
  fileprivate init(_ numbers: [Double]) {
    self.init()
    let count = min((numbers.count - 1) / 6, ExpressionLimits.pathKnots)
    guard count > 0 else { return }
    let limit = ExpressionLimits.magnitude
    func point(_ index: Int) -> Vector2 {
      let point = Vector2(numbers[index], numbers[index + 1])
      guard point.x.isFinite, point.y.isFinite else { return .zero }
      return Vector2(point.x.clamped(to: -limit...limit), point.y.clamped(to: -limit...limit))
    }
    contours.append(Contour(firstKnot: 0, knotCount: count, isClosed: numbers[0] == 1))
    points.reserveCapacity(count * 3)
    for knot in 0..<count {
      for place in [2, 0, 4] { points.append(point(1 + knot * 6 + place)) }
    }
  }
}
