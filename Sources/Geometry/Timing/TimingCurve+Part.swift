extension TimingCurve {
  /// The part of the curve between two shares of the time, as a curve from (0, 0) to (1, 1); `nil` where the value hardly
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
