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
