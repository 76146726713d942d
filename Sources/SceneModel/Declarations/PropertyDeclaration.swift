/// The declaration of a property that views of a kind have.
///
/// Storage, files, the schema of files, comparisons and texts for people are derived from it.
public struct PropertyDeclaration: Hashable, Sendable {
  /// The name.
  public let key: PropertyKey
  /// The value where nothing else is said; its case tells the type of the property.
  public let initial: PropertyValue
  /// The unit of its numbers.
  public let unit: PropertyUnit
  /// The values that have an effect, of each number; values beyond are moved to the nearest one when they are drawn.
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

extension [PropertyDeclaration] {
  /// The index of a property; `nil` without it.
  public func index(of key: PropertyKey) -> Int? {
    withUnsafeBufferPointer { properties in
      // By index, as a declaration is not worth a copy here.
      properties.indices.first { properties[$0].key == key }
    }
  }
}
