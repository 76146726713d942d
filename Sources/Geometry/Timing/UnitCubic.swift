/// A one-dimensional cubic from 0 to 1, by powers of its parameter.
struct UnitCubic {
  private let linear: Double
  private let square: Double
  private let cube: Double

  /// Makes a cubic with two inner control values.
  init(_ a: Double, _ b: Double) {
    linear = 3 * a
    square = 3 * (b - 2 * a)
    cube = 1 + 3 * (a - b)
  }

  func value(at t: Double) -> Double { ((cube * t + square) * t + linear) * t }

  func slope(at t: Double) -> Double { (3 * cube * t + 2 * square) * t + linear }

  /// Returns the parameter at which a monotonic cubic has a value, 0...1, searched from a guess.
  @inline(__always)
  func parameter(at value: Double, near guess: Double) -> Double {
    var t = guess
    for _ in 0..<8 {
      let slope = slope(at: t)
      guard slope > 1e-3 else { break }
      let step = (self.value(at: t) - value) / slope
      t -= step
      // Each step squares the error, which then is below rounding.
      if abs(step) < 1e-7 {
        guard t >= 0, t <= 1 else { break }
        return t
      }
    }
    return TimingCurve(linear / 3, 0, (square + 2 * linear) / 3, 1).parameter(at: value)
  }
}
