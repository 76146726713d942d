/// The inflections of a curve, stored without an allocation.
public struct Inflections: Sequence, IteratorProtocol {
  private var first = Double.nan
  private var second = Double.nan

  /// None.
  init() {}

  /// Makes a sequence of up to two parameters, the lower one first; those outside the curve are
  /// omitted.
  init(_ first: Double, _ second: Double = .nan) {
    func isWithin(_ parameter: Double) -> Bool { parameter > 1e-6 && parameter < 1 - 1e-6 }
    if isWithin(first) { self.first = first }
    if isWithin(second) { self.second = second }
  }

  /// The next parameter, 0...1; nil after the last.
  public mutating func next() -> Double? {
    if !first.isNaN {
      defer { first = .nan }
      return first
    }
    guard !second.isNaN else { return nil }
    defer { second = .nan }
    return second
  }
}
