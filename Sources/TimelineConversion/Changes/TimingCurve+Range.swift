import Geometry

extension TimingCurve {
  /// Whether the curve stays within 0...1, as `LinearKeyframe` needs: SwiftUI's `UnitCurve` is bounded.
  var staysBetweenItsEnds: Bool { (0...1).contains(c1.y) && (0...1).contains(c2.y) }
}
