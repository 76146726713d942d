/// A curve from (0, 0) to (1, 1).
#if XSHEET_STANDIN_IOS15
  @_spi(Newer)
#endif
public struct UnitCurve: Hashable, Sendable {
  private enum Function: Hashable, Sendable {
    case linear
    case circularIn
    case circularOut
    case circularInOut
    case bezier(CubicTimingCurve)
  }

  private var function: Function
  private var isInverse = false

  private init(_ function: Function) { self.function = function }

  /// Returns a cubic curve between two control points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      .bezier(
        CubicTimingCurve(
          x1: min(max(startControlPoint.x, 0), 1), y1: startControlPoint.y,
          x2: min(max(endControlPoint.x, 0), 1), y2: endControlPoint.y)))
  }

  private static func cubic(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(.bezier(CubicTimingCurve(x1: x1, y1: y1, x2: x2, y2: y2)))
  }

  /// The diagonal.
  public static let linear = UnitCurve(.linear)
  /// Starts slowly.
  public static let easeIn = cubic(0.42, 0, 1, 1)
  /// Ends slowly.
  public static let easeOut = cubic(0, 0, 0.58, 1)
  /// Starts and ends slowly.
  public static let easeInOut = cubic(0.42, 0, 0.58, 1)
  /// The lower quarter of a circle.
  public static let circularEaseIn = UnitCurve(.circularIn)
  /// The upper quarter of a circle.
  public static let circularEaseOut = UnitCurve(.circularOut)
  /// Two quarters of circles.
  public static let circularEaseInOut = UnitCurve(.circularInOut)

  /// The curve with both axes exchanged.
  public var inverse: UnitCurve {
    var result = self
    result.isInverse.toggle()
    return result
  }

  /// Returns the value at a progress; progress beyond 0...1 is clamped.
  ///
  /// The value of a cubic curve is clamped to 0...1, too - VERIFY (section 1.6).
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    guard !isInverse else { return inverseValue(at: x) }
    switch function {
    case .linear: return x
    case .bezier(let curve): return min(max(curve.value(at: x), 0), 1)
    case .circularIn: return 1 - (1 - x * x).squareRoot()
    case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      let half = x < 0.5 ? x * 2 : 2 - x * 2
      let value = (1 - (1 - half * half).squareRoot()) / 2
      return x < 0.5 ? value : 1 - value
    }
  }

  /// Returns the slope at a progress.
  public func velocity(at progress: Double) -> Double {
    if !isInverse, case .bezier(let curve) = function {
      return curve.velocity(at: min(max(progress, 0), 1))
    }
    let step = 1e-5
    let (a, b) = (max(progress - step, 0), min(progress + step, 1))
    return b > a ? (value(at: b) - value(at: a)) / (b - a) : 0
  }

  private func inverseValue(at y: Double) -> Double {
    switch function {
    case .linear: return y
    case .circularIn: return UnitCurve(.circularOut).value(at: y)
    case .circularOut: return UnitCurve(.circularIn).value(at: y)
    default: break
    }
    if case .bezier(let curve) = function {
      return CubicTimingCurve(x1: curve.y1, y1: curve.x1, x2: curve.y2, y2: curve.x2).value(at: y)
    }
    var (low, high) = (0.0, 1.0)
    let forward = UnitCurve(function)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if forward.value(at: middle) < y { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}

/// A cubic Bezier curve from (0, 0) to (1, 1) as a function of x.
struct CubicTimingCurve: Hashable, Sendable {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  private static func point(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t
  }

  private static func slope(_ t: Double, _ p1: Double, _ p2: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * p1 + 6 * s * t * (p2 - p1) + 3 * t * t * (1 - p2)
  }

  private func parameter(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    var (low, high, t) = (0.0, 1.0, x)
    for _ in 0..<80 {
      let error = CubicTimingCurve.point(t, x1, x2) - x
      if abs(error) < 1e-12 { break }
      if error < 0 { low = t } else { high = t }
      let slope = CubicTimingCurve.slope(t, x1, x2)
      let next = t - error / slope
      t = slope > 1e-9 && next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  /// The value at a progress, without a clamp.
  func value(at x: Double) -> Double { CubicTimingCurve.point(parameter(at: x), y1, y2) }

  func velocity(at x: Double) -> Double {
    let t = parameter(at: x)
    let slope = CubicTimingCurve.slope(t, x1, x2)
    return abs(slope) > 1e-9 ? CubicTimingCurve.slope(t, y1, y2) / slope : 0
  }
}
