/// The declaration of a property.
///
/// Storage, file format, schema, comparisons and names for people are derived from it.
public struct PropertyDeclaration: Hashable, Sendable {
  /// The name.
  public let key: PropertyKey
  /// The default; its case is the type of the property.
  public let initial: PropertyValue
  /// The unit of its numbers.
  public let unit: PropertyUnit
  /// The range of each number that has an effect; drawing clamps values to it.
  ///
  /// Files may hold values beyond it, as curves overshoot. `nil` for no bounds.
  public let range: ClosedRange<Double>?
  /// The meaning, as a sentence without the unit.
  public let summary: String

  /// Declares a property.
  public init(
    _ key: PropertyKey, _ initial: PropertyValue, _ unit: PropertyUnit,
    in range: ClosedRange<Double>? = nil, _ summary: String
  ) {
    self.key = key
    self.initial = initial
    self.unit = unit
    self.range = range
    self.summary = summary
  }
}

extension PropertyDeclaration {
  /// Whether it can be animated, and not only set.
  public var isAnimatable: Bool { !initial.isDiscrete }
}

extension [PropertyDeclaration] {
  /// The index of a property; `nil` if the kind does not have it.
  public func index(of key: PropertyKey) -> Int? {
    withUnsafeBufferPointer { properties in
      // Compares by index to avoid copies of declarations.
      properties.indices.first { properties[$0].key == key }
    }
  }
}

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

  /// The factor from a difference of values to a deviation: 100 for shares, which are stated in
  /// percent; 1 otherwise.
  var deviationScale: Double {
    switch self {
    case .points, .degrees: 1
    case .color, .factor: 100
    }
  }
}
