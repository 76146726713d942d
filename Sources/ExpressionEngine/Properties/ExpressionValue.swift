import Geometry
import SceneModel
import ViewTree

/// A value that expressions can compute.
protocol ExpressionValue: Interpolatable {
  /// The kind in the environment script: `n` a number, `v` a list, `p` a path.
  static var kind: Character { get }
  /// The value as a property value.
  var erased: PropertyValue { get }
  /// The value of a property value; a default for one of another kind.
  init(_ erased: PropertyValue)
}

extension Double: ExpressionValue {
  static var kind: Character { "n" }
  var erased: PropertyValue { .number(self) }
  init(_ erased: PropertyValue) { self = erased.numberValue }
}

extension Vector3: ExpressionValue {
  static var kind: Character { "v" }
  var erased: PropertyValue { .vector(self) }
  init(_ erased: PropertyValue) { self = erased.vectorValue }
}

extension Color: ExpressionValue {
  static var kind: Character { "v" }
  var erased: PropertyValue { .color(self) }
  init(_ erased: PropertyValue) { self = erased.colorValue }
}

extension [Double]: ExpressionValue {
  static var kind: Character { "v" }
  var erased: PropertyValue { .numbers(self) }
  init(_ erased: PropertyValue) { self = erased.numbersValue }
}

extension BezierPath: ExpressionValue {
  static var kind: Character { "p" }
  var erased: PropertyValue { .path(self) }
  init(_ erased: PropertyValue) { self = erased.pathValue }
}
