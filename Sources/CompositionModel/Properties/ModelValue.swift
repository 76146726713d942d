package import Geometry
package import SceneModel

/// A value that properties of the model have.
package protocol ModelValue: Interpolatable {
  /// The value as a property value.
  var erased: PropertyValue { get }
  /// The value of a property value; a default for one of another kind.
  init(_ erased: PropertyValue)
}

extension Double: ModelValue {
  package var erased: PropertyValue { .number(self) }
  package init(_ erased: PropertyValue) { self = erased.numberValue }
}

extension Vector3: ModelValue {
  package var erased: PropertyValue { .vector(self) }
  package init(_ erased: PropertyValue) { self = erased.vectorValue }
}

extension Color: ModelValue {
  package var erased: PropertyValue { .color(self) }
  package init(_ erased: PropertyValue) { self = erased.colorValue }
}

extension [Double]: ModelValue {
  package var erased: PropertyValue { .numbers(self) }
  package init(_ erased: PropertyValue) { self = erased.numbersValue }
}

extension BezierPath: ModelValue {
  package var erased: PropertyValue { .path(self) }
  package init(_ erased: PropertyValue) { self = erased.pathValue }
}

extension PropertyValue: ModelValue {
  package var erased: PropertyValue { self }
  package init(_ erased: PropertyValue) { self = erased }
}
