import Geometry

extension TimingCurve {
  /// Whether the curve keeps to 0...1, as that of a `LinearKeyframe` has to: SwiftUI's `UnitCurve` is bounded.
  var staysBetweenItsEnds: Bool { (0...1).contains(c1.y) && (0...1).contains(c2.y) }
}
