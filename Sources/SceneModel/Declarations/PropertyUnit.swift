/// The unit of a property's numbers.
public enum PropertyUnit: String, Hashable, Sendable, CaseIterable {
  /// Points.
  case points
  /// Degrees.
  case degrees
  /// Components of colors and opacities, 0...1.
  case color
  /// Factors, shares and counts.
  case factor
}
