/// An ease: a cubic Bezier curve from (0, 0) to (1, 1) that maps elapsed time to progress.
///
/// The x components of the control points are in 0...1, so that time runs forwards; y is free, and
/// beyond 0...1 the ease overshoots. The curve equals CSS `cubic-bezier()`, SwiftUI
/// `timingCurve` and Lottie's `o` and `i` handles.
public struct TimingCurve: Hashable, Sendable {
  /// The first control point.
  public let c1: Vector2
  /// The second control point.
  public let c2: Vector2

  /// Makes a curve; x components are clamped to 0...1.
  @inlinable public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    c1 = Vector2(x1.clamped(to: 0...1), y1)
    c2 = Vector2(x2.clamped(to: 0...1), y2)
  }

  /// Constant speed.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// SwiftUI's `easeIn`.
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// SwiftUI's `easeOut`.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// SwiftUI's `easeInOut`.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

  /// Whether progress equals time, independent of the form of the control points.
  @inlinable public var isLinear: Bool { c1.x == c1.y && c2.x == c2.y }

  /// Whether progress can leave 0...1.
  @inlinable public var overshoots: Bool { c1.y < 0 || c1.y > 1 || c2.y < 0 || c2.y > 1 }

  /// The curve of the same movement in reversed time.
  public var reversed: TimingCurve { TimingCurve(1 - c2.x, 1 - c2.y, 1 - c1.x, 1 - c1.y) }

  /// Returns the progress at a share of the time, which is clamped to 0...1.
  public func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    guard !isLinear else { return time }
    return TimingCurve.value(c1.y, c2.y, parameter(at: time))
  }

  /// Returns the curve's parameter at a share of the time, 0...1.
  public func parameter(at time: Double) -> Double { parameter(at: time, near: time) }

  /// Returns the curve's parameter at a share of the time, from a guess near it.
  func parameter(at time: Double, near guess: Double) -> Double {
    var t = guess
    for _ in 0..<8 {
      let slope = TimingCurve.slope(c1.x, c2.x, t)
      // Where the curve is steep, a small error in time is a large one of the parameter.
      guard slope > 1e-3 else { break }
      let step = (TimingCurve.value(c1.x, c2.x, t) - time) / slope
      t -= step
      // Each step squares the error, which then is below rounding.
      if abs(step) < 1e-8 {
        guard t >= 0, t <= 1 else { break }
        return t
      }
    }
    var (low, high) = (0.0, 1.0)
    while high - low > 1e-12 {
      let middle = (low + high) / 2
      if TimingCurve.value(c1.x, c2.x, middle) < time { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The value at parameter t of a one-dimensional cubic from 0 to 1 with inner control values a and b.
  @inlinable static func value(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * t * a + 3 * u * t * t * b + t * t * t
  }

  /// The derivative of `value(_:_:_:)` by t.
  @inlinable static func slope(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let u = 1 - t
    return 3 * u * u * a + 6 * u * t * (b - a) + 3 * t * t * (1 - b)
  }
}

extension TimingCurve {
  /// The part of the curve between two shares of the time, as a curve from (0, 0) to (1, 1); `nil` where the value barely
  /// changes, or where the part has no such form.
  public func part(from start: Double, to end: Double) -> TimingCurve? {
    guard start > 0 || end < 1 else { return self }
    guard !isLinear else { return .linear }
    let first = start > 0 ? parameter(at: start) : 0
    let last = end < 1 ? parameter(at: end) : 1
    guard last > first else { return nil }
    let rest = CubicSegment(.zero, c1, c2, Vector2(1, 1)).split(at: first).1
    let piece = rest.split(at: (last - first) / (1 - first)).0
    let size = piece.p3 - piece.p0
    guard size.x > 1e-9, abs(size.y) > 1e-6 else { return nil }
    let (a, b) = ((piece.p1 - piece.p0) / size, (piece.p2 - piece.p0) / size)
    // Rounding errors may exceed the bounds; larger excess would make time run backwards.
    let bounds = -1e-6...1 + 1e-6
    guard bounds.contains(a.x), bounds.contains(b.x) else { return nil }
    return TimingCurve(a.x, a.y, b.x, b.y)
  }

  /// The share of the time at which a curve that does not overshoot reaches a progress.
  public func time(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    guard !isLinear else { return progress }
    // The inverse function is the curve with its components exchanged.
    return TimingCurve(c1.y, c1.x, c2.y, c2.x).progress(at: progress)
  }
}

/// Evaluates a timing curve at ascending times, each from the parameter of the previous one.
public struct TimingCurveWalk: Sendable {
  private let curve: TimingCurve
  private var time = 0.0
  private var parameter = 0.0

  /// Starts at time 0.
  public init(_ curve: TimingCurve) { self.curve = curve }

  /// Returns the progress at a share of the time, equal to `TimingCurve.progress(at:)`.
  public mutating func progress(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    guard !curve.isLinear else { return time }
    let slope = TimingCurve.slope(curve.c1.x, curve.c2.x, parameter)
    let guess = slope > 1e-3 ? parameter + (time - self.time) / slope : time
    parameter = curve.parameter(at: time, near: min(guess, 1))
    self.time = time
    return TimingCurve.value(curve.c1.y, curve.c2.y, parameter)
  }
}
